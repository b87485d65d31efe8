import { type Component, untrack } from "svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a page takes what its address names, or nothing
type Page = Component<any>;
type Load = () => Promise<{ default: Page }>;

/** Every page is a chunk of its own, loaded when it is first opened; a table has the whole window to itself. */
const routes: readonly [RegExp, Load, whole?: boolean][] = [
  [/^\/$/, () => import("./pages/Shelf.svelte")],
  [/^\/box\/([a-z0-9-]+)$/, () => import("./pages/Box.svelte")],
  [/^\/box\/([a-z0-9-]+)\/learn$/, () => import("./pages/Learn.svelte"), true],
  [/^\/table\/([A-Za-z0-9_-]+)$/, () => import("./pages/Table.svelte"), true],
  [/^\/table\/([A-Za-z0-9_-]+)\/screen$/, () => import("./pages/Middle.svelte"), true],
  [/^\/replay\/([A-Za-z0-9_-]+)$/, () => import("./pages/Replay.svelte"), true],
  [/^\/mine$/, () => import("./pages/Mine.svelte")],
  [/^\/account$/, () => import("./pages/Account.svelte")],
  [/^\/about$/, () => import("./pages/About.svelte")],
];
const nowhere: Load = () => import("./pages/Nowhere.svelte");

/** The address as the pages know it. */
let path = $state(location.pathname);
/** Raised by every step through the site, so that focus follows even to the same address. */
let visits = $state(0);

export const route = {
  get path(): string {
    return path;
  },
  get visits(): number {
    return visits;
  },
  /** Has the page the window to itself? */
  get whole(): boolean {
    return find(path).whole && plain === 0;
  },
};

/** The page of an address and what the address names. */
export function find(path: string): { load: Load; params: string[]; whole: boolean } {
  for (const [pattern, load, whole = false] of routes) {
    const match = pattern.exec(path);
    if (match) return { load, params: match.slice(1), whole };
  }
  return { load: nowhere, params: [], whole: false };
}

/** How many pages of tables say that they are pages like others. */
let plain = $state(0);

/** For a page that could have the window to itself and does not: the site's header and footer stand round it. */
export function furnished(): void {
  $effect(() => {
    untrack(() => plain++);
    return () => untrack(() => plain--);
  });
}

/** Goes to an address of ours. */
export function go(href: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", href);
  arrive(!replace);
}

function arrive(moved: boolean): void {
  const samePage = path === location.pathname;
  path = location.pathname;
  if (!moved || samePage) return;
  visits++;
  if (!location.hash) scrollTo(0, 0);
}

/** Makes ordinary links to our pages step through the site without loading it again. */
export function follow(): void {
  addEventListener("popstate", () => arrive(true));
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    // Places on the same page are the browser's matter, files and the interface are the server's.
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    go(link.href);
  });
}
