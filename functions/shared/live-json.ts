/** A JSON answer that no cache may keep. */
export const liveJson = (value: unknown, status = 200): Response =>
  Response.json(value, { status, headers: { "Cache-Control": "no-store" } });

/** 204: the request was carried out, and there is nothing to return. */
export const noContent = (): Response => new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
