import { alertPage, coteShell, guidesHome, moderationDesk, newOrUsedTool, resultsPage, routes } from "../../src/routes";
import type { Ask } from "./ask";
import { pageFacts, type Published } from "./published";

/** One look at the site. */
export interface Check {
  /** What is looked at, in French, after « vérifier ». */
  readonly name: string;
  /** @returns null when it is as it should be, otherwise what was seen, in French */
  readonly look: (ask: Ask) => Promise<string | null>;
}

export const seen = (what: string, found: unknown, wanted: unknown): string | null =>
  found === wanted ? null : `${what} : ${JSON.stringify(found)} au lieu de ${JSON.stringify(wanted)}`;
export const first = (...problems: readonly (string | null)[]): string | null =>
  problems.find((problem) => problem !== null) ?? null;

/** Pages with a fixed address. */
const FIXED: readonly string[] = [
  ...Object.values(routes)
    .filter((route) => typeof route === "string")
    .filter((route) => route !== routes.atom),
  alertPage,
  coteShell,
  guidesHome,
  moderationDesk,
  newOrUsedTool,
];

/** The Worker writes a title of its own into these built pages. */
const RETITLED: ReadonlySet<string> = new Set([routes.usedSearch]);

/** A page that is answered as it was published, by the version that was published with it. */
const pageCheck = (published: Published, address: string): Check => ({
  name: `la page ${address}`,
  async look(ask) {
    const built = published.page(address);
    if (built === null) return "elle n’est pas publiée";
    const answer = await ask(address);
    if (answer.status !== 200) return `elle répond ${answer.status}`;
    const found = pageFacts(await answer.text());
    return first(
      seen("type", answer.headers.get("content-type")?.split(";")[0], "text/html"),
      RETITLED.has(address) && found.title !== "" ? null : seen("titre", found.title, built.title),
      RETITLED.has(address) ? null : seen("adresse canonique", found.canonical, built.canonical),
      // A zone may add scripts of its own.
      seen("scripts qui manquent", built.scripts.filter((script) => !found.scripts.includes(script)).join(" "), ""),
    );
  },
});

/** One page of each kind that is made from content. */
function madePages(published: Published): readonly string[] {
  const lists = [
    ...(["brand", "model", "version", "category", "article"] as const).map((kind) => published.pathsOf(kind)),
    ...[routes.dealers, routes.compare, "/voitures-neuves/budget", "/voitures-neuves/carrosserie"].map((address) =>
      published.below(address),
    ),
    published.below(guidesHome).filter((address) => address !== routes.tools),
    published
      .below(guidesHome)
      .filter((address) => address !== routes.tools)
      .flatMap((topic) => published.below(topic)),
  ];
  return lists.flatMap((list) => list[0] ?? []);
}

/** Every page with a fixed address, and one of each kind that is made from content. */
export const pageChecks = (published: Published): readonly Check[] =>
  [...FIXED, ...madePages(published)].map((address) => pageCheck(published, address));

/** The page of all results, and pages that do not exist. */
export const searchedPages: readonly Check[] = [
  {
    name: "la page de résultats",
    async look(ask) {
      const answer = await ask(`${resultsPage}?q=toyota`);
      const { title } = pageFacts(await answer.text());
      return first(seen("code", answer.status, 200), title.includes("toyota") ? null : `titre : ${title}`);
    },
  },
  ...[
    { address: "/essai-de-deploiement/nulle-part", title: "404 - Page not found: /essai-de-deploiement/nulle-part" },
    {
      address: "/guide-auto/voitures-neuves/marque/essai/abc",
      title: "404 - Page Not Found: /guide-auto/voitures-neuves/marque/essai/abc",
    },
    { address: "/marche-doccasion/annonce/000000000000-essai", title: null },
  ].map(({ address, title }) => ({
    name: `l’adresse inconnue ${address}`,
    async look(ask: Ask) {
      const answer = await ask(address, { headers: { "Sec-Fetch-Mode": "navigate" } });
      const found = pageFacts(await answer.text());
      return first(seen("code", answer.status, 404), title === null ? null : seen("titre", found.title, title));
    },
  })),
];
