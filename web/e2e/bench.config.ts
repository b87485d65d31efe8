import config from "../playwright.config";

/** What is measured and never judged: `npx playwright test --config e2e/bench.config.ts`. */
export default { ...config, testDir: ".", testMatch: "*.bench.ts", workers: 1 };
