/**
 * Ends a request that takes longer; once its answer is there it ends nothing. Not every browser that package.json names has
 * AbortSignal.timeout(), nor AbortSignal.any().
 * @param timeout milliseconds
 */
export function limitOf(timeout: number): AbortController {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), timeout);
  return limit;
}
