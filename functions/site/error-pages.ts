import { DATA_FOLDERS } from "../../src/gatsby-5.16/browser/data-addresses";
import { notFoundMessage } from "../../src/routes";
import { isCrawler } from "../../src/site/head/crawler";
import type { Env } from "../env";
import { htmlResponse, RETRY_AFTER } from "../shared/cached-page";
import { textLine } from "../shared/text-line";

/** Scripts and browsers ask for these files, not people, so a line of text is answered in the place of a page. */
const FILE = new RegExp(
  `^(?:${DATA_FOLDERS.join("|")}|/static|/_ids)/|\\.(?:js|json|css|map|txt|xml|png|jpe?g|webp|avif|svg|ico|woff2)$`,
  "i",
);

const page = (env: Env, name: "404" | "500") => env.ASSETS.fetch(`https://assets.local/${name}`);

const asHtml = (built: Response, status: number, headers: Readonly<Record<string, string>> = {}) =>
  htmlResponse(built.body, status, { "Cache-Control": "no-store", ...headers });

/** The built 404 page with a message for this address (rule: site/not-found). @param status 410 for a page that is gone for good */
export async function notFound(env: Env, pathname: string, status: 404 | 410 = 404): Promise<Response> {
  const message = notFoundMessage(pathname);
  if (FILE.test(pathname)) return textLine(message, status);
  const built = await page(env, "404");
  if (!built.ok) return textLine(message, status);
  return new HTMLRewriter()
    .on("head > title", { element: (element) => element.setInnerContent(`404 - ${message}`) })
    .on("[data-not-found]", { element: (element) => element.setInnerContent(message) })
    .transform(asHtml(built, status));
}

/** The built 500 page, which reveals nothing of the error. */
export async function failed(env: Env, userAgent: string): Promise<Response> {
  const retry = { "Retry-After": RETRY_AFTER };
  const plain = () =>
    textLine("500 - Une erreur imprévue s’est produite. Réessayez dans quelques minutes.", 500, retry);
  if (isCrawler(userAgent)) return plain();
  const built = await page(env, "500").catch(() => null);
  return built?.ok ? asHtml(built, 500, retry) : plain();
}
