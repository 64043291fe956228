/**
 * Aborts a request after a timeout, until its answer was read. Some browsers that package.json supports have neither AbortSignal.timeout() nor
 * AbortSignal.any().
 * @param timeout milliseconds
 */
export function limitOf(timeout: number): AbortController {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), timeout);
  return limit;
}
