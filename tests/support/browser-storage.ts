import { vi } from "vitest";

/** A browser's storage for code that needs no document: it only stores strings, and returns null for a key without a value. */
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

/** Sets an empty localStorage and an empty sessionStorage, until `vi.unstubAllGlobals`. */
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
