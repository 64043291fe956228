/**
 * A controller that aborts after a timeout, which has no effect on a request whose answer was read. Some browsers that package.json supports have
 * neither AbortSignal.timeout() nor AbortSignal.any().
 * @param timeout milliseconds
 */
export function limitOf(timeout: number): AbortController {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), timeout);
  return limit;
}
