/** An answer of this moment, which no cache keeps. */
export const liveJson = (value: unknown, status = 200): Response =>
  Response.json(value, { status, headers: { "Cache-Control": "no-store" } });

/** « Done », with nothing to say. */
export const noContent = (): Response => new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
