/**
 * What happens within one window of a rate limit, which on one machine begins at a whole multiple of its length: what fell across two
 * is done again.
 * @param attempt does it for a visitor whom no limit knows
 */
export async function withinOneWindow<Outcome>(seconds: 10 | 60, attempt: () => Promise<Outcome>): Promise<Outcome> {
  const window = () => Math.floor(Date.now() / (seconds * 1_000));
  const began = window();
  const outcome = await attempt();
  return window() === began ? outcome : withinOneWindow(seconds, attempt);
}
