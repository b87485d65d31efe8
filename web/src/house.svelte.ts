import { get } from "./net/api";
import type { HouseInfo } from "./net/wire";

/** Where others find this site: phones in the room do not understand an address that only this machine does. */
class House {
  /** An address on the network of the house, if there is one and we may know it. */
  address = $state<string | null>(null);
  #asked = false;

  /** The beginning of every address that is handed to others. */
  get origin(): string {
    this.#ask();
    return alone(location.hostname) ? (this.address ?? location.origin) : location.origin;
  }

  /** Where phones in the room find the site; nothing where it is open to the world, or to this machine alone. */
  get room(): string | null {
    this.#ask();
    return this.address === null ? null : this.origin;
  }

  #ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    get<HouseInfo>("/house").then(
      ({ address }) => (this.address = address),
      () => (this.#asked = false),
    );
  }
}

const alone = (host: string) => host === "localhost" || host === "[::1]" || host.startsWith("127.");

export const house = new House();
