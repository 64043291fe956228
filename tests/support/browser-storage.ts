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
  removeItem(name: string): void {
    this.#kept.delete(name);
  }
  clear(): void {
    this.#kept.clear();
  }
}

/** An empty storage of the device, and one of the tab, until globals are put back (`vi.unstubAllGlobals`). */
export function openStorage(): void {
  for (const name of ["localStorage", "sessionStorage"]) vi.stubGlobal(name, new BrowserStorage());
}

/** A storage of the device that refuses each use, as in a browser that is told to keep nothing, until globals are put back. */
export const closeStorage = () =>
  vi.stubGlobal(
    "localStorage",
    new Proxy(
      {},
      {
        get() {
          throw new DOMException("closed", "SecurityError");
        },
      },
    ),
  );
