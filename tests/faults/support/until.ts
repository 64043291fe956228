const BETWEEN = 50;
const TIMEOUT_MS = 60_000;

/** Waits until a count has grown by so many. @param what names the count in the error */
export async function untilMore(count: () => number, more: number, what: string): Promise<void> {
  const wanted = count() + more;
  for (const end = Date.now() + TIMEOUT_MS; count() < wanted; ) {
    if (Date.now() > end) throw new Error(`${count()} ${what}, ${wanted} awaited`);
    await new Promise((later) => setTimeout(later, BETWEEN));
  }
}
