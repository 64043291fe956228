/** A schema of zod, or what stands for one: `data` is undefined for what it does not know. */
export interface Reader<Value> {
  safeParse(said: unknown): { readonly data?: Value | undefined };
}

/** For pages that bring no schemas. @param read null for what it does not know */
export const readBy = <Value>(read: (said: unknown) => Value | null): Reader<Value> => ({
  safeParse: (said) => ({ data: read(said) ?? undefined }),
});

/** @returns null for an empty text, undefined for what is no JSON */
export function jsonIn(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return undefined;
  }
}

/**
 * Fetches, for as long as `timeout` (milliseconds) and the caller’s signal allow. Not every browser that package.json names has
 * AbortSignal.timeout() and AbortSignal.any(), so that the timer is ours.
 * @param read its body, within the same time
 * @throws where nobody answered
 */
export async function receive<Body>(
  address: string,
  timeout: number,
  { signal, ...init }: RequestInit,
  read: (answer: Response) => Promise<Body>,
): Promise<{ readonly ok: boolean; readonly status: number; readonly body: Body }> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, timeout);
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop);
  try {
    const answer = await fetch(address, { ...init, signal: limit.signal });
    return { ok: answer.ok, status: answer.status, body: await read(answer) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}

export const readJson = async (answer: Response) => jsonIn(await answer.text());
