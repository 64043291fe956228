import { env } from "cloudflare:workers";
import { anAddress } from "../reference-api";
import { ask } from "./worker";

export const SITE = "https://guide.exemple.test";
export const COVER = "c".repeat(32);

/** Built pages with a place for what the Worker renders: address → names of the places. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  "/": ["latest"],
  "/marche-doccasion": ["box-count", "online"],
  "/marche-doccasion/annonce": ["ad"],
  "/marche-doccasion/vendeur": ["seller"],
  "/marche-doccasion/rechercher": ["search"],
  "/marche-doccasion/selection": ["landing"],
  "/cote": ["cote"],
  "/recherche": ["results"],
};
const shellOf = (places: readonly string[]) =>
  `<!DOCTYPE html><html data-live=""><head><title>Annonce</title><meta name="description" content="x"><meta name="robots" content="noindex"><meta property="og:title" content="x"><meta property="og:description" content="x"><meta property="og:image" content="/icon-512.png"><meta name="twitter:card" content="summary"></head>
<body><header><a href="/">Accueil</a></header><main>${places.map((place) => `<div data-served="${place}"><p>Elle arrive.</p></div>`).join("")}</main></body></html>`;
export const ASSETS = {
  fetch: async (asked: Request | URL | string) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked);
    const places = PLACES[pathname];
    if (places)
      return new Response(shellOf(places), { headers: { "Content-Type": "text/html", ETag: `"${pathname}"` } });
    return env.ASSETS.fetch(asked);
  },
};
/** Requests an ad's page from the Worker, each time from another network. */
export const visit = (address: string, headers: Record<string, string> = {}) =>
  ask(address, { headers: { "CF-Connecting-IP": anAddress(), ...headers } }, { ASSETS });
export const addressOf = (id: string, slug = "hyundai-tucson-2017") => `/marche-doccasion/annonce/${id}-${slug}`;

const unescape = (text: string) => text.replace(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => SIGNS[name] ?? "");
const SIGNS: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" };

/** Content of a page, as a browser reads it. */
export async function read(answer: Response) {
  const seen = {
    /** Text of the rendered part, with a space between elements. */
    text: "",
    scripts: [] as { type: string | null; text: string }[],
    elements: [] as string[],
    meta: new Map<string, string>(),
    /** Addresses of the links of the rendered part. */
    links: [] as string[],
    cover: null as Record<string, string | null> | null,
    canonical: null as string | null,
    title: "",
  };
  interface Found {
    tagName: string;
    getAttribute(name: string): string | null;
  }
  const rewriter = new HTMLRewriter() as unknown as {
    on(selector: string, handlers: object): typeof rewriter;
    transform(response: Response): Response;
  };
  await rewriter
    .on("*", { element: (element: Found) => void seen.elements.push(element.tagName) })
    .on("[data-served] *", { element: () => void (seen.text += " ") })
    .on("[data-served]", { text: ({ text }: { text: string }) => void (seen.text += text) })
    .on("[data-served] a", {
      element: (element: Found) => void seen.links.push(unescape(element.getAttribute("href") ?? "")),
    })
    .on("[data-served] img", {
      element: (element: Found) =>
        void (seen.cover ??= {
          src: element.getAttribute("src"),
          srcset: element.getAttribute("srcset"),
          alt: element.getAttribute("alt"),
        }),
    })
    .on("meta", {
      element: (element: Found) =>
        void seen.meta.set(
          element.getAttribute("name") ?? element.getAttribute("property") ?? "",
          element.getAttribute("content") ?? "",
        ),
    })
    .on("link[rel=canonical]", { element: (element: Found) => void (seen.canonical = element.getAttribute("href")) })
    .on("title", { text: ({ text }: { text: string }) => void (seen.title += text) })
    .on("script", {
      element: (element: Found) => void seen.scripts.push({ type: element.getAttribute("type"), text: "" }),
      text: ({ text }: { text: string }) =>
        void (seen.scripts[seen.scripts.length - 1] = {
          type: seen.scripts.at(-1)?.type ?? null,
          text: (seen.scripts.at(-1)?.text ?? "") + text,
        }),
    })
    .transform(answer)
    .text();
  return { ...seen, text: unescape(seen.text) };
}
