/** Whether a page of this site sent a request, which browsers say themselves (rule: messages/our-pages-alone). */
export function isOurs({ headers, url }: Request): boolean {
  const origin = headers.get("Origin");
  return origin === null ? headers.get("Sec-Fetch-Site") === "same-origin" : origin === new URL(url).origin;
}
