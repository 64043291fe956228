/** An answer of this moment, which no cache keeps. */
export const liveJson = (value: unknown, status = 200): Response => Response.json(value, { status, headers: { "Cache-Control": "no-store" } });
