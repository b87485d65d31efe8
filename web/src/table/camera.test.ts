import { expect, test } from "vitest";
import { Camera } from "./camera.svelte";

function camera(width: number, height: number): Camera {
  const made = new Camera(() => ({ width: 1000, height: 1000, legible: 0.6 }));
  [made.width, made.height] = [width, height];
  return made;
}

test("a map is seen whole where it can be read, and in part where it could not", () => {
  const desk = camera(1100, 800);
  expect([desk.scale, desk.x, desk.y]).toEqual([0.8, 150, 0]);
  const phone = camera(400, 600);
  expect([phone.scale, phone.x, phone.y]).toEqual([0.6, -100, 0]);
});

test("the point under the pointer stays where it is, as far as the edges allow", () => {
  const here = camera(800, 800);
  const before = here.under(500, 300);
  here.zoom(2, 500, 300);
  expect(here.scale).toBeCloseTo(1.6);
  const after = here.under(500, 300);
  expect(after[0]).toBeCloseTo(before[0]);
  expect(after[1]).toBeCloseTo(before[1]);
  here.zoom(100);
  expect(here.nearest).toBe(true);
  here.zoom(0.001);
  expect(here.farthest).toBe(true);
  expect(here.x).toBeCloseTo(0);
});

test("nobody drags the map out of sight, and what was dragged too far need not be dragged back", () => {
  const phone = camera(400, 600);
  phone.pan(5000, 0);
  expect(phone.x).toBeCloseTo(0);
  phone.pan(-10, 0);
  expect(phone.x).toBeCloseTo(-10);
  phone.reset();
  expect(phone.x).toBe(-100);
});

test("it glides to what it is told to look at, and stays where that is in sight", () => {
  const phone = camera(400, 600);
  phone.look(500, 500);
  expect(phone.gliding).toBe(false);
  phone.look(20, 500);
  expect(phone.gliding).toBe(true);
  expect(phone.x).toBeCloseTo(0);
});
