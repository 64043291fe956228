/** Leads to another address: 301 when it is the right spelling of the asked one, 302 when it was chosen by what was asked. Browsers ask again at each visit. */
export const movedTo = (status: 301 | 302, address: string): Response =>
  new Response(null, { status, headers: { Location: address, "Cache-Control": "no-cache" } });
