import { vi } from "vitest";

const lines: string[] = [];

/** Takes down what the Worker logs. In workerd each look at `console.warn` gives another function, so that it tells nothing afterwards. */
export function listen(): void {
  for (const level of ["warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void lines.push(words.join(" ")));
}

/** What was warned of since the last look: expected, hence no fault of the test. */
export const warned = (): readonly string[] => lines.splice(0);
