import { Refused, UNREACHED } from "./api";

/** What the site would have answered, by address: packed, in hexadecimal digits. */
declare global {
  interface Window {
    veillee?: Record<string, string>;
  }
}

export { problemOf, Refused, UNREACHED } from "./api";

/** In an archive there is no site to ask: what it would answer lies beside the page. */
export async function get<T>(path: string): Promise<T> {
  const digits = window.veillee?.[path.replace(/[?&]$/, "")];
  if (digits === undefined) throw new Refused(UNREACHED);
  const bytes = Uint8Array.from({ length: digits.length / 2 }, (_, at) =>
    parseInt(digits.slice(2 * at, 2 * at + 2), 16),
  );
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return (await new Response(plain).json()) as T;
}

export function post<T>(): Promise<T> {
  return Promise.reject(new Refused(UNREACHED));
}
