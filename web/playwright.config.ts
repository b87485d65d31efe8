import { defineConfig } from "@playwright/test";

/** The browser of the system: nothing is downloaded. */
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // Two tests at a time, each with a server of its own: most of a test is waiting, and machines have few cores.
  workers: 2,
  fullyParallel: true,
  // Longer than any machine is busy: what has not come by then is not coming.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  reporter: [["list"]],
  use: {
    locale: "fr-FR",
    launchOptions: {
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
    },
  },
});
