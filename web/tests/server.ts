// A real server of a test's own: started on a free port with a folder of its own, killed, started again.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");
/** All the people of all tests are at one address. */
const ROOMY = [
  "guest_burst=10000",
  "call_burst=100000",
  "tables_per_address=10000",
  "streams_per_address=2000",
  "address_message_burst=1000000",
].flatMap((limit) => ["--limit", limit]);
const CALLS = ["--push", "mailto:owner@example.org", "--webhook", "https://hooks.example.org"];
const SERVE = join(import.meta.dirname, "serve.py");
export const PYTHON = join(ROOT, ".venv", "bin", "python");
const PATIENCE = 100_000; // ms until a server must have said where it is

export class Server {
  readonly data = mkdtempSync(join(tmpdir(), "delvewright-"));
  address = "";
  /** Where the owner finds the bench, if there is one. */
  bench = "";
  #process: ChildProcess | undefined;

  constructor(readonly options: readonly string[] = []) {}

  static async started(...options: string[]): Promise<Server> {
    const server = new Server(options);
    await server.start();
    return server;
  }

  /** Starts it; again, it is the same address and the same data. */
  async start(): Promise<void> {
    const port = this.address ? new URL(this.address).port : "0";
    const command = [
      SERVE,
      "serve",
      "--port",
      port,
      "--data",
      this.data,
      ...CALLS,
      ...ROOMY,
      ...this.options,
    ];
    const running = spawn(PYTHON, command, { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
    this.#process = running;
    this.address = await new Promise<string>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error("the server does not start")), PATIENCE);
      running.on("exit", () => reject(new Error("the server ended; is the page built? make web")));
      let all = "";
      running.stdout.on("data", (said: Buffer) => {
        all += said.toString();
        const found = /The table is set: (\S+)\n/.exec(all);
        this.bench = /The bench is for you alone: (\S+)\n/.exec(all)?.[1] ?? "";
        if (!found || (this.options.includes("--bench") && !this.bench)) return;
        clearTimeout(late);
        resolve(found[1]!);
      });
    });
  }

  /** Ends it at once, as a power cut would. */
  kill(): Promise<void> {
    return this.#end("SIGKILL");
  }

  async stop(): Promise<void> {
    await this.#end("SIGTERM");
    rmSync(this.data, { recursive: true, force: true });
  }

  #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      running.once("exit", () => resolve());
      running.kill(signal);
    });
  }
}
