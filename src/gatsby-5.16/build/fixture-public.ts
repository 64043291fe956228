import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { HASH_DIGITS, scriptName, sheetName } from "../../build/chunk-names";
import { FIXTURE_CARS } from "./fixture-cars";

/** A page of a small `public/` folder, for tests, as Gatsby 5.16 writes it. */
export interface FixturePage {
  readonly address: string;
  /** « templates-model » */
  readonly kind: string;
  readonly body: string;
  /** CSS rules of its kind's own sheet. */
  readonly own?: string;
}

const CARS = "/static/cars-0123456789.json";
const SHEET = ":root{--ink:#111}.card{color:var(--ink)}.brand{margin:0}.gone{margin:1px}.other{padding:0}";
const RUNTIME = "/webpack-runtime-11111111111111111111.js";
const APP = "/app-22222222222222222222.js";
const chunkOf = ({ kind }: FixturePage) => `component---src-${kind}-tsx`;
const chunkFile = (chunk: string) =>
  `/${scriptName(1, createHash("sha256").update(chunk).digest("hex").slice(0, HASH_DIGITS))}`;

export const FIXTURE_PAGES: readonly FixturePage[] = [
  { address: "/", kind: "pages-index", body: '<h1 class="card">Accueil</h1>' },
  { address: "/404.html", kind: "pages-404", body: '<p data-not-found="true">Page not found</p>' },
  { address: "/500.html", kind: "pages-500", body: "<p>Une erreur est survenue</p>" },
  {
    address: "/guide-auto/voitures-neuves/marque/kia/2",
    kind: "templates-brand",
    body: '<p class="brand">Kia</p>',
  },
  {
    address: "/guide-auto/voitures-neuves/marque/kia/modele/13-rio",
    kind: "templates-model",
    body: '<p class="card">9.000.000 FCA</p>',
  },
  {
    address: "/guide-auto/voitures-neuves/marque/kia/modele/rio/130-base",
    kind: "templates-model",
    body: '<p class="card other">Base</p>',
  },
  {
    address: "/actualite-auto/5-essais",
    kind: "templates-news",
    body: '<p class="news">Essais</p>',
    own: ".news{margin:2px}.later{margin:3px}",
  },
  {
    address: "/actualite-auto/essais/77-le-rav4",
    kind: "templates-article",
    body: "<p>Le RAV4</p>",
  },
  // The Worker renders into these.
  { address: "/marche-doccasion", kind: "pages-used", body: '<div data-served="online"></div>' },
  { address: "/marche-doccasion/rechercher", kind: "pages-search", body: '<div data-served="search"></div>' },
  { address: "/marche-doccasion/annonce", kind: "templates-ad", body: '<div data-served="ad"></div>' },
  { address: "/marche-doccasion/selection", kind: "templates-landing", body: '<div data-served="landing"></div>' },
  { address: "/recherche", kind: "pages-recherche", body: '<div data-served="results"></div>' },
  { address: "/cote", kind: "templates-cote", body: '<div data-served="cote"></div>' },
];

/** Figures of the country, from the small catalogue. */
const countryFigures = () =>
  (JSON.parse(readFileSync("upstream/testing/content/parametres_pays.json", "utf8")) as Record<string, unknown>[]).map(
    ({ cle, libelle, valeur, valeur_max, unite, date_effet, certitude }) => ({
      key: cle,
      label: libelle,
      value: valeur,
      valueMax: valeur_max,
      unit: unite,
      effective: date_effet,
      certainty: certitude,
    }),
  );

const SLICE = `<script>window.___webpackCompilationHash="abc";</script><script src="${RUNTIME}" async></script><script src="${APP}" async></script>`;

const html = ({ address, body, own }: FixturePage) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title data-gatsby-head="true">${address === "/500.html" ? "500 - Une erreur est survenue" : "Guide"}</title>` +
  `<style data-href="/styles.44444444444444444444.css" data-identity="gatsby-global-css">${SHEET}</style>${own ? `<style data-href="/${sheetName("later", "555555")}" data-identity="gatsby-global-css">${own}</style>` : ""}<script data-keep="">theme()</script></head>` +
  `<body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">${body}</div></div>` +
  `<script id="gatsby-script-loader">window.pagePath="${address}";</script><!-- slice-start id="_gatsby-scripts-1" -->${SLICE}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

/** Writes a small `public/` folder below a directory. */
export async function writeFixture(
  root: string,
  pages: readonly FixturePage[] = FIXTURE_PAGES,
  files: Readonly<Record<string, string>> = {},
): Promise<void> {
  const put = async (file: string, text: string) => {
    const target = path.join(root, "public", file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  };
  await put("_gatsby/slices/_gatsby-scripts-1.html", SLICE);
  for (const page of pages) {
    await put(page.address.endsWith(".html") ? page.address : path.join(page.address, "index.html"), html(page));
    await put(
      `page-data${page.address === "/" ? "/index" : page.address}/page-data.json`,
      JSON.stringify({
        componentChunkName: chunkOf(page),
        path: page.address,
        result: {},
        staticQueryHashes: [],
        slicesMap: {},
      }),
    );
  }
  const chunks = new Set(pages.map((page) => chunkFile(chunkOf(page))));
  await put(RUNTIME, `/* ${[...chunks].join()} */`);
  await put(APP, "app()\n//# sourceMappingURL=app-22222222222222222222.js.map");
  await put("app-22222222222222222222.js.map", "{}");
  for (const chunk of chunks) await put(chunk, "page()");
  await put(
    "webpack.stats.json",
    JSON.stringify({
      assetsByChunkName: Object.fromEntries(pages.map(chunkOf).map((chunk) => [chunk, [chunkFile(chunk).slice(1)]])),
    }),
  );
  for (const [file, text] of Object.entries({
    "page-data/app-data.json": "{}",
    "atom.xml": "<feed/>",
    "sitemap-index.xml": "<urlset/>",
    "custom.css": "",
    [CARS]: JSON.stringify(FIXTURE_CARS),
    "_ids/prices.json": JSON.stringify({ 13: 9_000_000 }),
    "_ids/new-cars.json": JSON.stringify([
      { name: "Hyundai Tucson 2.0 Confort", price: 19_900_000, energy: "Essence", consumption: 7.9, fiscalPower: 11 },
      { name: "Hyundai Grand i10 1.2", price: 8_900_000, energy: "Essence", consumption: 5.4, fiscalPower: 7 },
    ]),
    "_ids/watched-cars.json": JSON.stringify({
      model: {
        13: { name: "Hyundai Tucson", gender: "MASCULINE", price: 19_900_000 },
        14: { name: "Hyundai Staria", gender: null, price: null },
      },
      version: { 130: { name: "Hyundai Tucson 2.0 Confort", gender: "MASCULINE", price: 19_900_000 } },
    }),
    "_ids/search-index.json": JSON.stringify({
      cars: CARS,
      rows: [
        [
          "brand",
          "Lada",
          "/guide-auto/voitures-neuves/marque/lada/9",
          "1\u00a0modèle",
          "marque",
          0,
          "/static/lada.webp",
        ],
        [
          "model",
          "Hyundai Tucson",
          "/guide-auto/voitures-neuves/marque/hyundai/modele/13-tucson",
          "dès\u00a019,9\u00a0M",
          "",
        ],
        ["tool", "Simulateur de dédouanement", "/guide-pratique/outils/simulateur-de-dedouanement", "", "douane"],
        ["guide", "Assurer Mon véhicule", "/guide-pratique/assurer-mon-vehicule", "4\u00a0guides", "assurance"],
      ],
    }),
    "_ids/country-figures.json": JSON.stringify(countryFigures()),
    "_ids/car-names.json": JSON.stringify([
      {
        name: "Hyundai",
        synonyms: [],
        models: [
          { name: "Tucson", synonyms: ["ix35"], years: [2004, null] },
          { name: "Staria", synonyms: [], years: null },
        ],
      },
    ]),
    "_ids/guide-names.json": JSON.stringify({
      brands: { hyundai: { name: "Hyundai", path: "/guide-auto/voitures-neuves/marque/hyundai/2" } },
      models: {
        "hyundai-tucson": {
          name: "Hyundai Tucson",
          gender: "MASCULINE",
          path: "/guide-auto/voitures-neuves/marque/hyundai/modele/13-tucson",
        },
        "hyundai-staria": {
          name: "Hyundai Staria",
          gender: null,
          path: "/guide-auto/voitures-neuves/marque/hyundai/modele/14-staria",
        },
      },
    }),
    ...files,
  }))
    await put(file, text);
}
