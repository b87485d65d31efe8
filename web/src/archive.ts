import { mount } from "svelte";
import "./tokens.css";
import "./app.css";
import Replay from "./pages/Replay.svelte";
import { session } from "./session.svelte";

/** The replay of a game in an archive: the page of the site, without the site. */
async function watch(id: string): Promise<void> {
  session.setTheme(session.theme);
  await session.begin();
  mount(Replay, { target: document.getElementById("app")!, props: { params: [id], kept: true } });
}

void watch(document.documentElement.dataset.replay ?? "");
