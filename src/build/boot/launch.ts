/**
 * First of the scripts that start at the visitor's touch. Gives Gatsby the two globals that it would print in every
 * page, brings the full style sheet (the page has its own kind's rules only), and asks at once for what this page's
 * application would ask for in three rounds.
 */
export {};

/** Set at publishing. */
declare const __CHUNKS__: Readonly<Record<string, readonly string[]>>;
declare const __COMPILATION__: string;
declare const __STYLES__: readonly string[];
/** Kind of page → addresses of its scripts and data. */
declare const __KINDS__: Readonly<Record<string, readonly string[]>>;

Object.assign(window, { ___chunkMapping: __CHUNKS__, ___webpackCompilationHash: __COMPILATION__ });

/** A sheet that fails is asked for again at the next touch. The editors' own rules, in the body, stay last. */
function addSheet(href: string): void {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  link.onerror = () => {
    link.remove();
    addEventListener("pointerdown", () => addSheet(href), { once: true });
  };
  document.head.append(link);
}

function preload(href: string): void {
  const script = href.endsWith(".js");
  const link = Object.assign(document.createElement("link"), { rel: "preload", as: script ? "script" : "fetch", href });
  if (!script) link.crossOrigin = "anonymous"; // as Gatsby's own request, or it would be fetched twice
  document.head.append(link);
}

const { kind = "", page = location.pathname, pageData } = document.querySelector<HTMLElement>("script[data-kind]")?.dataset ?? {};

for (const href of __STYLES__) addSheet(href);
for (const href of ["/page-data/app-data.json", ...(__KINDS__[kind] ?? [])]) preload(href);
// An error page is served at an address that has no data: its own is in the page, and goes where Gatsby looks before it asks.
if (pageData) Object.assign(window, { pageData: { ...JSON.parse(pageData), path: decodeURI(location.pathname) } });
else preload(`/page-data${page}/page-data.json`);
