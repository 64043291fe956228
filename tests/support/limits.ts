import { vi } from "vitest";

/**
 * Runs an attempt within one window of a rate limit. On a single machine, a window begins at a multiple of its length; an attempt that fell into two windows
 * is repeated.
 * @param attempt runs with a new network address, which has reached no limit
 */
export async function withinOneWindow<Outcome>(seconds: 10 | 60, attempt: () => Promise<Outcome>): Promise<Outcome> {
  // A test may have stopped the clock that its Worker reads, but the limits have the real one.
  const window = () => Math.floor(vi.getRealSystemTime() / (seconds * 1_000));
  const began = window();
  const outcome = await attempt();
  return window() === began ? outcome : withinOneWindow(seconds, attempt);
}
