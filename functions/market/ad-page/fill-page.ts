import type { AdDetail } from "../../../src/contract/market/ad";
import { photoAddress } from "../../../src/contract/market/photo";
import { adHead, adLinks, adWords, linkAddress, photoAlt } from "../../../src/market/words/ad-words";
import { coverSource } from "../../../src/market/words/cover";
import { type WaitingAd, WAITING_HEAD } from "../../../src/contract/market/waiting";
import { ownValue } from "../../../src/shared/text/own-value";
import { scriptJson } from "../../../src/shared/text/script-json";
import { routes } from "../../../src/routes";
import { adData } from "./page-data";

const escape = (text: string) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The JSON that the browser's first render reads. */
const handed = (ad: AdDetail | WaitingAd) => `<script type="application/json" id="ad">${scriptJson(ad)}</script>`;

/** Elements that an ad adds to the head of the built page. */
function headOf(ad: AdDetail, siteUrl: string): string {
  const url = escape(siteUrl + routes.ad(ad));
  const card = ad.cover === null ? "" : `<meta property="og:image:alt" content="${escape(photoAlt(ad, 0))}">`;
  const robots = ad.state === "publiee" ? "" : '<meta name="robots" content="noindex">';
  return `<link rel="canonical" href="${url}"><meta property="og:url" content="${url}">${card}${robots}<script type="application/ld+json">${scriptJson(adData(ad, siteUrl))}</script>`;
}

/** Fills the built page for an ad that waits for moderation again: a sentence says so, and nothing of the changed ad is shown. */
export const fillWaiting = (shell: Response, id: string): Response =>
  new HTMLRewriter()
    .on("head > title", { element: (element) => element.setInnerContent(WAITING_HEAD.title) })
    .on("[data-ad-view]", { element: (element) => element.setAttribute("hidden", "") })
    .on("[data-ad-waiting]", { element: (element) => element.removeAttribute("hidden") })
    .on("body", { element: (element) => element.append(handed({ id, waiting: true }), { html: true }) })
    .transform(shell);

/**
 * Writes an ad into the built page (src/templates/ad.tsx). An element with `data-ad` is given the text of that name, one with `data-ad-row` is
 * shown when there is such a text, one with `data-ad-link` is given its address. The browser's first render reads the same ad from `#ad`.
 * @param siteUrl the public address of the site
 */
export function fillPage(shell: Response, ad: AdDetail, siteUrl: string): Response {
  const words: Readonly<Record<string, string | null>> = adWords(ad);
  const links: Readonly<Record<string, string | null>> = adLinks(ad, routes.seller(ad.seller.id));
  const { title, description } = adHead(ad);
  const picture = ad.cover === null ? null : siteUrl + photoAddress(ad.cover, 1600);
  const meta: Readonly<Record<string, string | null>> = {
    description,
    "og:title": title,
    "og:description": description,
    "og:image": picture,
    "twitter:card": picture && "summary_large_image",
  };
  const [cover] = ad.gallery;
  const at = (from: Readonly<Record<string, string | null>>, name: string | null) =>
    name === null ? null : ownValue(from, name);
  return new HTMLRewriter()
    .on("head > title", { element: (element) => element.setInnerContent(title) })
    .on("head > meta", {
      element: (element) => {
        const name = element.getAttribute("name") ?? element.getAttribute("property");
        if (name === "robots") return element.remove();
        const content = at(meta, name);
        if (content !== null) element.setAttribute("content", content);
      },
    })
    .on("head", { element: (element) => element.append(headOf(ad, siteUrl), { html: true }) })
    .on("[data-ad]", {
      element: (element) => element.setInnerContent(at(words, element.getAttribute("data-ad")) ?? ""),
    })
    .on("[data-ad-row]", {
      element: (element) =>
        void (at(words, element.getAttribute("data-ad-row")) !== null && element.removeAttribute("hidden")),
    })
    .on("[data-ad-link]", {
      element: (element) => {
        const end = at(links, element.getAttribute("data-ad-link"));
        if (end === null) return;
        element.setAttribute("href", linkAddress(element.getAttribute("href") ?? "", end));
        element.removeAttribute("hidden");
      },
    })
    .on("[data-ad-cover]", {
      element: (element) => {
        if (!cover) return;
        for (const [name, value] of Object.entries(coverSource(cover)))
          element.setAttribute(name.toLowerCase(), String(value));
        element.setAttribute("alt", photoAlt(ad, 0));
        element.removeAttribute("hidden");
      },
    })
    .on("body", { element: (element) => element.append(handed(ad), { html: true }) })
    .transform(shell);
}
