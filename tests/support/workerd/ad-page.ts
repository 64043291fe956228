import { env } from "cloudflare:workers";
import { anAddress } from "../reference-api";
import { ask } from "./worker";

export const SITE = "https://guide.exemple.test";
export const COVER = "c".repeat(32);

/** A built page with one placeholder of each kind. */
const WORDS = ["title", "price", "description", "seller", "version", "closed", "accidents", "call_hours", "place"];
const SHELL = `<!DOCTYPE html><html><head><title>Annonce</title><meta name="description" content="x"><meta name="robots" content="noindex"><meta property="og:title" content="x"><meta property="og:description" content="x"><meta property="og:image" content="/icon-512.png"><meta name="twitter:card" content="summary"></head>
<body><main><div data-ad-waiting hidden>Elle revient.</div><div data-ad-view>${WORDS.map((word) => `<p data-ad-row="${word}" hidden><span data-ad="${word}"></span></p>`).join("")}<img data-ad-cover hidden alt=""><a data-ad-link="loan" href="/credit" hidden>Crédit</a><a data-ad-link="customs" href="/douane" hidden>Douane</a></div></main></body></html>`;
export const ASSETS = {
  fetch: async (asked: Request | URL | string) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked);
    if (pathname === "/marche-doccasion/annonce" || pathname === "/marche-doccasion/vendeur")
      return new Response(SHELL, { headers: { "Content-Type": "text/html" } });
    return env.ASSETS.fetch(asked);
  },
};
/** Requests an ad's page from the Worker, each time from another network. */
export const visit = (address: string, headers: Record<string, string> = {}) =>
  ask(address, { headers: { "CF-Connecting-IP": anAddress(), ...headers } }, { ASSETS });
export const addressOf = (id: string, slug = "hyundai-tucson-2017") => `/marche-doccasion/annonce/${id}-${slug}`;

/** Content of a page, as a browser reads it. */
export async function read(answer: Response) {
  const texts = new Map<string, string>();
  const shown = new Set<string>();
  const seen = {
    scripts: [] as { type: string | null; text: string }[],
    elements: [] as string[],
    meta: new Map<string, string>(),
    links: new Map<string, string | null>(),
    cover: null as Record<string, string | null> | null,
    canonical: null as string | null,
    title: "",
  };
  let at = "";
  interface Found {
    tagName: string;
    getAttribute(name: string): string | null;
  }
  const rewriter = new HTMLRewriter() as unknown as {
    on(selector: string, handlers: object): typeof rewriter;
    transform(response: Response): Response;
  };
  const unescape = (text: string) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  await rewriter
    .on("*", { element: (element: Found) => void seen.elements.push(element.tagName) })
    .on("[data-ad]", {
      element: (element: Found) => void (at = element.getAttribute("data-ad") ?? ""),
      text: ({ text }: { text: string }) => void texts.set(at, (texts.get(at) ?? "") + text),
    })
    .on("[data-ad-row]:not([hidden])", {
      element: (element: Found) => void shown.add(element.getAttribute("data-ad-row") ?? ""),
    })
    .on("[data-ad-link]:not([hidden])", {
      element: (element: Found) =>
        void seen.links.set(element.getAttribute("data-ad-link") ?? "", element.getAttribute("href")),
    })
    .on("img[data-ad-cover]", {
      element: (element: Found) =>
        void (seen.cover = {
          src: element.getAttribute("src"),
          srcset: element.getAttribute("srcset"),
          alt: element.getAttribute("alt"),
          hidden: element.getAttribute("hidden"),
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
  return { texts: new Map([...texts].map(([word, text]) => [word, unescape(text)])), shown, ...seen };
}
