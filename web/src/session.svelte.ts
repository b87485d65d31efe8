import { get, post } from "./net/api";
import type { GameInfo, Me } from "./net/wire";
import { LANGS, type Lang } from "./text/bundle";
import { speak, t } from "./text/texts.svelte";

export type Theme = "light" | "dark" | "system";

/** Who is looking, and what lies on the shelf: the same on every page. */
class Session {
  me = $state.raw<Me>({ name: "", account: null });
  theme = $state<Theme>(
    stored("veillee-theme") === "dark" ? "dark" : stored("veillee-theme") === "light" ? "light" : "system",
  );
  /** What lies on the shelf, once `games` was asked. */
  shelf = $state.raw<GameInfo[]>();
  #games: Promise<GameInfo[]> | undefined;
  /**
   * Settled when it is known who looks. Until then the browser has no session: what is opened without one stays a
   * stranger's, and who asks twice is two people.
   */
  known: Promise<void> = Promise.resolve();

  /** The first language of the browser that we speak; what was chosen here before goes first. */
  async begin(): Promise<void> {
    const wishes = [stored("veillee-lang"), ...navigator.languages].map((wish) => wish?.slice(0, 2));
    const lang = wishes.find((wish): wish is Lang => LANGS.includes(wish as Lang)) ?? "en";
    await speak(lang);
    // Not waited for: every page can be read before it is known who reads it.
    this.known = get<Me>("/me").then(
      (me) => void (this.me = me),
      () => {},
    );
  }

  async setLang(lang: Lang): Promise<void> {
    await speak(lang);
    store("veillee-lang", lang);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    store("veillee-theme", theme === "system" ? null : theme);
  }

  /** By chance, the same as long as this page is open. */
  readonly #chance = Math.random();

  /** How whoever sits down is called, unless they say otherwise: not like somebody who sits there already. */
  suggested(taken: readonly (string | null)[] = []): string {
    if (this.me.name) return this.me.name;
    const names = t("web-guest-names").split(/\s*;\s*/);
    const free = names.filter((name) => !taken.includes(name));
    return free[Math.floor(this.#chance * free.length)] ?? "";
  }

  /** From now on I am called so. */
  async callMe(name: string): Promise<void> {
    await this.known;
    if (name && name !== this.me.name) this.me = await post<Me>("/me", { name });
  }

  /** Before sitting down somewhere: a guest without a name is given a friendly one. */
  async named(): Promise<void> {
    await this.known;
    if (this.me.name) return;
    this.me = await get<Me>("/me");
    if (!this.me.name) this.me = await post<Me>("/me", { name: this.suggested() });
  }

  /** What lies on the shelf; asked once. */
  games(): Promise<GameInfo[]> {
    this.#games ??= get<GameInfo[]>("/games").then((games) => (this.shelf = games));
    // A failure is not remembered.
    this.#games.catch(() => (this.#games = undefined));
    return this.#games;
  }

  /** A box of the shelf, as soon as it is known. */
  game(key: string): GameInfo | undefined {
    return this.shelf?.find((game) => game.key === key);
  }
}

export const session = new Session();

/** Storage may be forbidden; the pages then simply forget. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Forbidden: forgotten.
  }
}
