/** A zod schema or an equivalent parser; `data` is undefined for an invalid value. */
export interface Reader<Value> {
  safeParse(value: unknown): { readonly data?: Value | undefined };
}

/** Makes a reader for pages that load no schemas. @param read returns null for an invalid value */
export const readBy = <Value>(read: (body: unknown) => Value | null): Reader<Value> => ({
  safeParse: (body) => ({ data: read(body) ?? undefined }),
});

/** @returns null for an empty text, undefined for invalid JSON */
export function jsonIn(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return undefined;
  }
}

/**
 * Fetches with a timeout in milliseconds and the caller’s signal. It uses its own timer, because not every browser supported in package.json has
 * AbortSignal.timeout() and AbortSignal.any().
 * @param read reads the body, within the same timeout
 * @throws when there is no answer
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
