import { parse, type HTMLElement } from "node-html-parser";
import { isErrorPage, kindOf, MEMBER_PAGES, type Kind } from "./kinds";
import { pageFiles, readText } from "./release";
import { fold } from "./words";

interface Link {
  readonly href: string;
  readonly label: string;
}

interface Image {
  readonly src: string;
  readonly alt: string | undefined;
  readonly width: string | undefined;
  readonly height: string | undefined;
  /** Every file that the browser may choose, including the one in `src`. */
  readonly candidates: readonly string[];
}

interface Script {
  readonly type: string;
  readonly src: string | undefined;
  readonly text: string;
  /** Kind of page, as the publishing step writes it on the boot script for the application. */
  readonly kind: string | undefined;
}

/** The parts of a page that tests use. The parsed tree is not kept, because the trees of all pages would not fit into memory. */
export interface Page {
  readonly address: string;
  readonly file: string;
  readonly kind: Kind | "error" | "member" | null;
  readonly lang: string | undefined;
  readonly titles: readonly string[];
  /** `name` or `property` → contents. */
  readonly metas: ReadonlyMap<string, readonly string[]>;
  readonly canonicals: readonly string[];
  /** Other `<link>`s: rel → addresses. */
  readonly headLinks: ReadonlyMap<string, readonly string[]>;
  readonly h1s: readonly string[];
  /** Headings of the whole page, in order; levels are 1 to 6. */
  readonly headings: readonly { readonly level: number; readonly text: string; readonly inMain: boolean }[];
  readonly ids: readonly string[];
  readonly links: readonly Link[];
  readonly images: readonly Image[];
  /** Links of `<use>` and `<image>` elements inside drawings. */
  readonly drawingLinks: readonly string[];
  readonly scripts: readonly Script[];
  readonly styles: readonly string[];
  readonly styleAttributes: readonly string[];
  readonly handlers: readonly string[];
  readonly breadcrumb: readonly Link[];
  /** Questions that the page shows. */
  readonly questions: readonly string[];
  /** Names of the steps that the page shows. */
  readonly steps: readonly string[];
  /** Text that a visitor can read, with white space collapsed. */
  readonly text: string;
}

const OPTIONS = { comment: false, blockTextElements: { script: true, style: true, pre: true } };

function grouped(entries: readonly (readonly [string, string])[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, value] of entries) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

const addressesIn = (srcset: string | undefined) =>
  (srcset ?? "").split(/,\s+/).flatMap((one) => one.trim().split(/\s+/)[0] || []);

function imageOf(image: HTMLElement): Image {
  const src = image.getAttribute("src") ?? "";
  const sources = image.parentNode?.rawTagName === "picture" ? image.parentNode.querySelectorAll("source") : [];
  return {
    src,
    alt: image.getAttribute("alt"),
    width: image.getAttribute("width"),
    height: image.getAttribute("height"),
    candidates: [...new Set([src, ...[image, ...sources].flatMap((one) => addressesIn(one.getAttribute("srcset")))])],
  };
}

const linkOf = (link: HTMLElement): Link => ({
  href: link.getAttribute("href") ?? "",
  label: fold(link.getAttribute("aria-label") ?? link.text),
});

const known = new Map<string, Page>();

/** Reads a page, once in each test file. */
function pageIn(address: string, file: string): Page {
  const page = known.get(address) ?? readPage(address, file);
  known.set(address, page);
  return page;
}

function readPage(address: string, file: string): Page {
  const root = parse(readText(file), OPTIONS);
  const all = root.querySelectorAll("*");
  const named = (...tags: readonly string[]) => all.filter(({ rawTagName }) => tags.includes(rawTagName.toLowerCase()));
  const links = named("link").map((link) => [link.getAttribute("rel") ?? "", link.getAttribute("href") ?? ""] as const);
  const questions = root.querySelectorAll("#questions details > summary").map(({ text }) => fold(text));
  const scripts = named("script").map((script) => ({
    type: script.getAttribute("type") ?? "",
    src: script.getAttribute("src"),
    text: script.innerHTML,
    kind: script.getAttribute("data-kind"),
  }));
  const styles = named("style").map(({ innerHTML }) => innerHTML);
  const page = {
    address,
    file,
    kind: isErrorPage(address)
      ? ("error" as const)
      : MEMBER_PAGES.includes(address)
        ? ("member" as const)
        : kindOf(address),
    lang: root.querySelector("html")?.getAttribute("lang"),
    titles: root.querySelectorAll("head > title").map(({ text }) => fold(text)),
    metas: grouped(
      named("meta").map(
        (meta) =>
          [
            meta.getAttribute("name") ?? meta.getAttribute("property") ?? "",
            meta.getAttribute("content") ?? "",
          ] as const,
      ),
    ),
    canonicals: links.flatMap(([rel, href]) => (rel === "canonical" ? [href] : [])),
    headLinks: grouped(links.filter(([rel]) => rel !== "canonical")),
    h1s: named("h1").map(({ text }) => fold(text)),
    headings: named("h1", "h2", "h3", "h4", "h5", "h6").map((heading) => ({
      level: Number(heading.rawTagName.slice(1)),
      text: fold(heading.text),
      inMain: heading.closest("main") !== null,
    })),
    ids: all.flatMap((element) => element.getAttribute("id") ?? []),
    links: named("a")
      .filter((link) => link.hasAttribute("href"))
      .map(linkOf),
    images: named("img").map(imageOf),
    drawingLinks: named("use", "image").flatMap((element) => element.getAttribute("href") ?? []),
    scripts,
    styles,
    styleAttributes: all.flatMap((element) => element.getAttribute("style") ?? []),
    handlers: all.flatMap(({ rawTagName, attributes }) =>
      Object.keys(attributes)
        .filter((name) => /^on/i.test(name))
        .map((name) => `<${rawTagName} ${name}>`),
    ),
    breadcrumb: root
      .querySelectorAll('nav[aria-label="Fil d’Ariane"] li')
      .map((item) => linkOf(item.querySelector("a") ?? item)),
    questions,
    steps: root.querySelectorAll("#etapes li > h3").map(({ text }) => fold(text)),
    text: "",
  };
  for (const unread of named("script", "style", "template", "noscript")) unread.remove();
  return { ...page, text: fold(root.querySelector("body")?.text ?? "") };
}

const published = [...pageFiles];

/** Every published page. */
export const pages = (): readonly Page[] => published.map(([address, file]) => pageIn(address, file));

/** Pages without the two error pages, which have no address of their own, and without members' pages, which only members use. */
export const ordinaryPages = () => pages().filter(({ kind }) => kind !== "error" && kind !== "member");

export const pagesOf = (kind: Kind) =>
  published.filter(([address]) => kindOf(address) === kind).map(([address, file]) => pageIn(address, file));

export function pageAt(address: string): Page {
  const file = pageFiles.get(address);
  if (!file) throw new Error(`dist/ has no page at ${address}`);
  return pageIn(address, file);
}

/** The value of a page's meta element, with white space collapsed; undefined when there is none or more than one. */
export function meta({ metas }: Page, name: string): string | undefined {
  const [value, ...more] = metas.get(name) ?? [];
  return value === undefined || more.length > 0 ? undefined : fold(value);
}
