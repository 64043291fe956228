import { createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { Closed, type Closings } from "../../src/shared/served/closed";
import { ServedAt } from "../../src/shared/served/served-at";
import { SERVED_ID, type Served } from "../../src/shared/served/served";
import { scriptJson } from "../../src/shared/text/script-json";
import { ownValue } from "../../src/shared/text/own-value";

/** What the head of a page says of what the Worker renders in it. */
export interface PageHead {
  /** Title and description; null: those of the built page hold. */
  readonly texts: { readonly title: string; readonly description: string } | null;
  /** Path of the page's one address; null for a page that has none, which search engines are told to leave out. */
  readonly canonical: string | null;
  readonly isIndexed: boolean;
  readonly picture?: { readonly address: string; readonly alt: string } | null;
  /** schema.org objects. */
  readonly data?: object;
}

const escape = (text: string) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Elements that are added to the built head. */
function addedTo({ canonical, isIndexed, picture, data }: PageHead, siteUrl: string): string {
  const url = canonical === null ? null : escape(siteUrl + canonical);
  return [
    url === null ? "" : `<link rel="canonical" href="${url}"><meta property="og:url" content="${url}">`,
    picture ? `<meta property="og:image:alt" content="${escape(picture.alt)}">` : "",
    isIndexed ? "" : '<meta name="robots" content="noindex">',
    data ? `<script type="application/ld+json">${scriptJson(data)}</script>` : "",
  ].join("");
}

/** Replaces what the built head says by what holds of this page. */
function withHead(rewriter: HTMLRewriter, head: PageHead, siteUrl: string): HTMLRewriter {
  const { texts, picture } = head;
  const meta: Readonly<Record<string, string | null>> = {
    description: texts && texts.description,
    "og:title": texts && texts.title,
    "og:description": texts && texts.description,
    "og:image": picture ? siteUrl + picture.address : null,
    "twitter:card": picture ? "summary_large_image" : null,
  };
  return rewriter
    .on("head > title", { element: (element) => void (texts && element.setInnerContent(texts.title)) })
    .on('head > link[rel="canonical"], head > script[type="application/ld+json"]', {
      element: (element) => void element.remove(),
    })
    .on("head > meta", {
      element: (element) => {
        const name = element.getAttribute("name") ?? element.getAttribute("property") ?? "";
        if (name === "robots" || name === "og:url") return void element.remove();
        const content = ownValue(meta, name);
        if (content !== null) element.setAttribute("content", content);
      },
    })
    .on("head", { element: (element) => void element.append(addedTo(head, siteUrl), { html: true }) });
}

export interface Part<Value> extends Served<Value> {
  /** Name of a place in the built page → the component that the browser renders there, too, from the same value. */
  readonly places: Readonly<Record<string, ReactElement>>;
  /** Null: the built head stays. */
  readonly head: PageHead | null;
}

/**
 * Renders components into their places in a built page (src/shared/served/served-part.tsx), with what they were rendered from.
 * @param shut what is closed at which path, if anything is
 */
export function fillPage<Value>(
  shell: Response,
  { places, head, of, origin, value }: Part<Value>,
  shut: Pick<Served<Value>, "path"> & { readonly closed?: Closings } = {},
): Response {
  const at = Date.now();
  const inside = (element: ReactElement) => createElement(Closed.Provider, { value: shut.closed ?? {} }, element);
  const rendered = Object.entries(places).map(
    ([name, element]) =>
      [name, renderToString(createElement(ServedAt.Provider, { value: at }, inside(element)))] as const,
  );
  const json = `<script type="application/json" id="${SERVED_ID}" data-at="${at}">${scriptJson({ of, origin, value, ...shut } satisfies Served<Value>)}</script>`;
  const rewriter = new HTMLRewriter()
    // The page is complete, so that its scripts wait for the first touch (src/build/boot/boot.ts).
    .on("html[data-live]", { element: (html) => void html.removeAttribute("data-live") })
    .on("body", { element: (body) => void body.append(json, { html: true }) });
  for (const [name, html] of rendered)
    rewriter.on(`[data-served="${name}"]`, { element: (place) => void place.setInnerContent(html, { html: true }) });
  return (head ? withHead(rewriter, head, origin) : rewriter).transform(shell);
}
