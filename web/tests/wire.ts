// The wire between a browser and its server, so that it can be cut and mended.
import { connect, createServer, type AddressInfo, type Server as Listener, type Socket } from "node:net";
import type { Server } from "./server";

export class Wire {
  #listener: Listener;
  #ends = new Set<Socket>();
  #cut = false;

  private constructor(server: Server) {
    this.#listener = createServer((near) => {
      if (this.#cut) return void near.destroy();
      const { hostname, port } = new URL(server.address);
      const far = connect(Number(port), hostname);
      near.pipe(far).pipe(near);
      for (const end of [near, far]) {
        this.#ends.add(end);
        end.on("error", () => end.destroy());
        end.on("close", () => this.#ends.delete(end));
      }
    });
  }

  static async to(server: Server): Promise<Wire> {
    const wire = new Wire(server);
    await new Promise<void>((resolve) => wire.#listener.listen(0, "127.0.0.1", resolve));
    return wire;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#listener.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.#cut = true;
    for (const end of this.#ends) end.destroy();
  }

  mend(): void {
    this.#cut = false;
  }

  close(): void {
    this.cut();
    this.#listener.close();
  }
}
