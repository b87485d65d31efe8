import { expect, type Page, test } from "./test";

/** Logs in, or opens the account. */
async function enter(page: Page, button: string, passphrase: string): Promise<void> {
  await page.goto("/account");
  await page.getByLabel("Account name").fill("anna");
  await page.getByLabel("Passphrase", { exact: true }).fill(passphrase);
  await page.getByRole("button", { name: button }).click();
}

/** Is the page, when it is opened anew, that of the owner? */
async function isIn(page: Page): Promise<boolean> {
  await page.goto("/account");
  await expect(page.getByRole("heading", { level: 2 }).nth(1)).toBeVisible();
  return page.getByRole("heading", { name: "Account anna" }).isVisible();
}

test("an owner changes the passphrase, logs out elsewhere, and deletes the account", async ({ visit, faults }) => {
  const english = { locale: "en-GB" };
  const [here, there] = [await visit(english), await visit(english)];
  await enter(here, "Create this account", "correct horse");
  await expect(here.getByRole("status")).toHaveText("Your account is created, with all your seats.");
  await enter(there, "Log in", "correct horse");
  await expect(there.getByRole("heading", { name: "Account anna" })).toBeVisible();

  await here.getByRole("button", { name: "Log out everywhere else" }).click();
  await expect(here.getByRole("status")).toHaveText("You are now logged in on this device alone.");
  expect(await isIn(there)).toBe(false);
  expect(await isIn(here)).toBe(true);

  // the wrong one is refused, the right one is replaced
  await here.getByLabel("Your passphrase today").fill("wrong horse");
  await here.getByLabel("The new one").fill("battery staple");
  await here.getByRole("button", { name: "Change it" }).click();
  await expect(here.getByRole("alert")).toBeVisible();
  await here.getByLabel("Your passphrase today").fill("correct horse");
  await here.getByRole("button", { name: "Change it" }).click();
  await expect(here.getByRole("status")).toHaveText(/^Your passphrase is changed/);
  await enter(there, "Log in", "correct horse");
  await expect(there.getByRole("alert")).toBeVisible();
  await enter(there, "Log in", "battery staple");
  await expect(there.getByRole("heading", { name: "Account anna" })).toBeVisible();

  await there.getByLabel("Your passphrase, to be sure").fill("battery staple");
  await there.getByRole("button", { name: "Delete for good" }).click();
  await expect(there.getByRole("status")).toHaveText("Your account is gone. You are welcome any time.");
  expect(await isIn(here)).toBe(false);
  await enter(here, "Log in", "battery staple");
  await expect(here.getByRole("alert")).toBeVisible();
  // each refusal is told by the browser as well
  expect(faults.every((fault) => fault.includes("401"))).toBe(true);
  faults.length = 0;
});
