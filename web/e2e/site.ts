import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The binary under test; built before by whoever runs the tests. */
const BINARY = process.env.VEILLEE ?? "../target/debug/veillee";

/** A real site: the binary on a port of its own, with data of its own, that draws the same every time. */
export class Site {
  /**
   * Not any free port of the system's choice, which somebody else might be given while the server is down: one that the
   * system gives to nobody.
   */
  port = 10_000 + (process.pid % 10_000);
  readonly data = mkdtempSync(join(tmpdir(), "veillee-e2e-"));
  #process: ChildProcess | undefined;

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  private constructor(readonly seed: number) {}

  static async start(seed: number): Promise<Site> {
    const site = new Site(seed);
    for (let left = 20; ; left--) {
      try {
        await site.up();
        return site;
      } catch (error) {
        // Somebody else has this port.
        if (left === 0) throw error;
        site.port += 53;
      }
    }
  }

  /** Starts the server on the same data and port, and waits until it says that it is open. */
  async up(): Promise<void> {
    // Draws and bots follow from a seed; bots answer without the pause that lets people see what happened.
    const args = ["--listen", `127.0.0.1:${this.port}`, "--data", this.data];
    const test = ["--test-seed", `${this.seed}`, "--calm", "0", "--no-limits"];
    const server = spawn(BINARY, ["serve", ...args, ...test], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, VEILLEE_LOG: "error" },
    });
    this.#process = server;
    await new Promise<void>((open, fail) => {
      server.once("error", fail);
      server.once("exit", (code) => fail(new Error(`the server ended with ${code}`)));
      server.stdout.once("data", () => open());
    });
  }

  /** Time stands still at this site, until it is set forward. */
  async forward(seconds: number): Promise<void> {
    const headers = { "Content-Type": "application/json" };
    const done = await fetch(`${this.url}/test/forward`, {
      method: "POST",
      headers,
      body: JSON.stringify({ seconds }),
    });
    if (!done.ok) throw new Error(`the clock stands still: ${done.status}`);
  }

  /** Ends the server: as an operator would, or as a power cut would. */
  async down(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    const server = this.#process;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((done) => server.once("exit", done));
    server.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.down("SIGKILL");
    rmSync(this.data, { recursive: true, force: true });
  }
}
