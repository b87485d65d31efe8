import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The binary under test; built before by whoever runs the tests. */
const BINARY = process.env.VEILLEE ?? "../target/debug/veillee";

/** A real site: the binary on a port of its own, with data of its own. */
export class Site {
  readonly url: string;
  #process: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    readonly data: string,
  ) {
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(): Promise<Site> {
    const site = new Site(await freePort(), mkdtempSync(join(tmpdir(), "veillee-e2e-")));
    await site.up();
    return site;
  }

  /** Starts the server on the same data and port, and waits until it answers. */
  async up(): Promise<void> {
    // Bots answer without the pause that lets people see what happened.
    const args = ["serve", "--listen", `127.0.0.1:${this.port}`, "--data", this.data, "--calm", "50"];
    const server = spawn(BINARY, args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, VEILLEE_LOG: "warn" },
    });
    this.#process = server;
    let ended: string | undefined;
    server.once("error", (error) => (ended = String(error)));
    server.once("exit", (code) => (ended ??= `the server ended with ${code}`));
    while (!ended) {
      const answer = await fetch(`${this.url}/healthz`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(ended);
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

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
