import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { WebSocket as Client, WebSocketServer, type WebSocket as Peer } from "ws";
import { TableSocket, type Link } from "./socket";
import type { Ask, Tell } from "./wire";

/** A server on a real port; each test says how it answers. */
let server: WebSocketServer;
let peers: Peer[];
let heard: Ask[];
let answer: (ask: Ask, peer: Peer) => Tell | undefined;
let links: Link[];
let told: Tell[];
let line: TableSocket;

beforeEach(async () => {
  [peers, heard, links, told] = [[], [], [], []];
  answer = ({ ack }) => ({ t: "ok", ack });
  await listen();
  const { port } = server.address() as AddressInfo;
  line = new TableSocket(
    (after) => `ws://127.0.0.1:${port}/?after=${after}`,
    () => 7,
    { hear: (message) => told.push(message), link: (link) => links.push(link) },
    (address) => new Client(address) as unknown as WebSocket,
  );
});

afterEach(async () => {
  line.close();
  await stop();
});

async function listen() {
  server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("connection", (peer) => {
    peers.push(peer);
    peer.on("message", (data) => {
      const ask = JSON.parse(String(data)) as Ask;
      heard.push(ask);
      const reply = answer(ask, peer);
      if (reply) peer.send(JSON.stringify(reply));
    });
  });
  await new Promise((done) => server.once("listening", done));
}

async function stop() {
  for (const peer of peers) peer.terminate();
  await new Promise((done) => server.close(done));
}

async function until(condition: () => boolean) {
  while (!condition()) await new Promise((done) => setTimeout(done, 5));
}

test("what is asked before the line is up is sent when it is, and answered", async () => {
  const outcome = await line.ask({ t: "undo" });
  expect(outcome).toMatchObject({ ok: true, reply: { t: "ok" } });
  expect(links).toEqual(["connecting", "online"]);
});

test("a refusal comes back with its reason", async () => {
  answer = ({ ack }) => ({ t: "refused", ack, code: "illegal", clause: "NP-07", text: { id: "plain" } });
  const outcome = await line.ask({ t: "answer", decision: 1, action: "a2-a9" });
  expect(outcome).toMatchObject({ ok: false, problem: { code: "illegal", clause: "NP-07" } });
});

test("an answer that was under way when the line broke is sent again", async () => {
  answer = (ask, peer) => (heard.length === 1 ? void peer.terminate() : { t: "ok", ack: ask.ack });
  const outcome = await line.ask({ t: "answer", decision: 4, action: "a2-a7" });
  expect(outcome.ok).toBe(true);
  expect(heard).toHaveLength(2);
  expect(heard[0]).toEqual(heard[1]);
  expect(links).toEqual(["connecting", "online", "reconnecting", "reconnecting", "online"]);
});

test("stale after the second sending means that the first had arrived", async () => {
  answer = (ask, peer) =>
    heard.length === 1
      ? void peer.terminate()
      : { t: "refused", ack: ask.ack, code: "stale", clause: null, text: { id: "plain" } };
  expect((await line.ask({ t: "answer", decision: 4, action: "a2-a7" })).ok).toBe(true);
});

test("stale at the first sending is a refusal", async () => {
  answer = ({ ack }) => ({ t: "refused", ack, code: "stale", clause: null, text: { id: "plain" } });
  expect((await line.ask({ t: "answer", decision: 4, action: "a2-a7" })).ok).toBe(false);
});

test("words that were under way are not said twice", async () => {
  answer = (ask, peer) => (ask.t === "say" ? void peer.terminate() : { t: "ok", ack: ask.ack });
  const outcome = await line.ask({ t: "say", room: "public", text: "bonsoir" });
  expect(outcome).toMatchObject({ ok: false, problem: { code: "lost" } });
  await line.ask({ t: "hint" });
  expect(heard.filter((ask) => ask.t === "say")).toHaveLength(1);
});

test("what is done while the line is down is refused, not kept for later", async () => {
  await line.ask({ t: "hint" });
  peers[0]!.terminate();
  await until(() => links.at(-1) === "reconnecting");
  const [resigned, asked] = [line.ask({ t: "resign" }), line.ask({ t: "hint" })];
  expect(await resigned).toMatchObject({ ok: false, problem: { text: { id: "web-error-down" } } });
  expect(await asked).toMatchObject({ ok: true });
  expect(heard.map((ask) => ask.t)).toEqual(["hint", "hint"]);
});

test("a server that goes away names the time to come back", async () => {
  await line.ask({ t: "undo" });
  peers[0]!.send(JSON.stringify({ t: "closing", retry_ms: 20 }));
  await until(() => peers.length > 1 && links.at(-1) === "online");
  expect(links).toContain("reconnecting");
});

test("the last number seen goes into the address", async () => {
  await line.ask({ t: "undo" });
  expect(line.address(line.after())).toContain("after=7");
});

test("hanging up leaves nobody waiting", async () => {
  answer = () => undefined;
  await until(() => links.includes("online"));
  const asked = line.ask({ t: "undo" });
  line.close();
  expect(await asked).toMatchObject({ ok: false, problem: { code: "lost" } });
});
