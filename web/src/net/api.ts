import type { Problem } from "./wire";

/** A request that was refused, or that never arrived. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** What is said when the server cannot be reached at all. */
export const UNREACHED: Problem = { code: "unreached", clause: null, text: { id: "web-error-unreached" } };
/** What is said when it answers with something that is not ours (a proxy's error page). */
const UNREADABLE: Problem = { code: "unreadable", clause: null, text: { id: "web-error-unreadable" } };

export function get<T>(path: string): Promise<T> {
  return ask<T>(path, {});
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return ask<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function ask<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new Refused(UNREACHED);
  });
  if (response.status === 204) return undefined as T;
  const body: unknown = await response.json().catch(() => {
    throw new Refused(UNREADABLE);
  });
  if (!response.ok) throw new Refused(body as Problem);
  return body as T;
}

/** The problem of anything that was thrown. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return error.problem;
  throw error;
}
