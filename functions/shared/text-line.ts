/** A plain-text answer of one line, which no cache may keep. */
export const textLine = (line: string, status: number, headers: Readonly<Record<string, string>> = {}) =>
  new Response(`${line}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...headers },
  });
