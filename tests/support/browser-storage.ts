import { vi } from "vitest";

/** What a browser keeps by name, for code that needs no document beside it: text alone, and nothing where nothing was put. */
class BrowserStorage {
  readonly #kept = new Map<string, string>();
  getItem(name: string): string | null {
    return this.#kept.get(name) ?? null;
  }
  setItem(name: string, value: unknown): void {
    this.#kept.set(name, String(value));
  }
  clear(): void {
    this.#kept.clear();
  }
}

/** An empty localStorage, until globals are put back (`vi.unstubAllGlobals`). */
export const openStorage = () => void vi.stubGlobal("localStorage", new BrowserStorage());
