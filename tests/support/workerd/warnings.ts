import { vi } from "vitest";

const lines: string[] = [];

/** Records what the Worker logs. In workerd, each access to `console.warn` returns another function, so that a spy cannot be inspected afterwards. */
export function recordWarnings(): void {
  for (const level of ["warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void lines.push(words.join(" ")));
}

/** Returns and removes the warnings since the last call. These are expected, so they do not fail the test. */
export const takeWarnings = (): readonly string[] => lines.splice(0);
