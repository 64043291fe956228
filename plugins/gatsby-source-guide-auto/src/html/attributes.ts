import { contentLink } from "../map/safe-url";

/** Attributes of a link. A link with an unsafe address keeps its text and loses the address. */
export function linkAttributes(href: string | undefined): Record<string, string> {
  const link = contentLink(href ?? "");
  if (link === null) return {};
  return link.startsWith("https:") ? { href: link, rel: "noopener nofollow" } : { href: link };
}

/** Attributes of a picture: lazy loading, an alt text, a size in plain pixels, and an https address. */
export function pictureAttributes(given: Record<string, string>, apiBase: string): Record<string, string> {
  const { src = "", alt = "", width = "", height = "" } = given;
  const url = URL.canParse(src, apiBase) ? new URL(src, apiBase) : null;
  if (!src || url?.protocol !== "https:" || url.username || url.password) return {};
  const sizes = Object.entries({ width, height }).filter(([, size]) => /^\d{1,4}$/.test(size));
  return { src: url.href, alt, ...Object.fromEntries(sizes), loading: "lazy" };
}
