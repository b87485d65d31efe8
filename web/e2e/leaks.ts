import type { CDPSession, Page } from "@playwright/test";

/** Everywhere a page could still have something that it showed before: in sight, for ears, in storage, in memory. */
export async function remains(page: Page): Promise<Record<string, string>> {
  const line = await page.context().newCDPSession(page);
  const heard = await line.send("Accessibility.getFullAXTree");
  const kept = await page.evaluate(async () => ({
    sight: document.documentElement.outerHTML,
    fields: [...document.querySelectorAll("input, textarea, select")].map((field) => (field as HTMLInputElement).value),
    local: { ...localStorage },
    session: { ...sessionStorage },
    history: [JSON.stringify(history.state), location.href, document.title, document.cookie],
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }));
  const memory = await heap(line);
  await line.detach();
  return { heard: JSON.stringify(heard), memory, ...map(kept) };
}

const map = (all: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, JSON.stringify(value)]));

/** Every string that is alive in the page. */
async function heap(line: CDPSession): Promise<string> {
  await line.send("HeapProfiler.enable");
  await line.send("HeapProfiler.collectGarbage");
  const parts: string[] = [];
  line.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => parts.push(chunk));
  await line.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  await line.send("HeapProfiler.disable");
  const { strings } = JSON.parse(parts.join("")) as { strings: string[] };
  return strings.join("\n");
}
