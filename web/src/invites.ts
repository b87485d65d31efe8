import { store, stored } from "./session.svelte";

/** So many invitations are remembered, the last ones. */
const MOST = 40;

function all(): [table: string, secret: string][] {
  try {
    return JSON.parse(stored("invites") ?? "[]") as [string, string][];
  } catch {
    return [];
  }
}

/** The invitation to a table that this browser has made or followed: the site keeps only its hash. */
export function invitation(table: string): string | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

/** Remembers an invitation in place of an older one. */
export function keepInvitation(table: string, secret: string | null): void {
  if (!secret) return;
  const others = all().filter(([id]) => id !== table);
  store("invites", JSON.stringify([[table, secret], ...others].slice(0, MOST)));
}
