import * as z from "zod/mini";
import { formerNewCars, routes, rssFeed, sitemap, sitemapOfAds, sitemapOfLandings } from "../../src/routes";
import type { Ask } from "./ask";
import type { Published } from "./published";
import { type Check, first, seen } from "./smoke-pages";

const read = async <Schema extends z.core.$ZodType>(answer: Response, schema: Schema) =>
  z.safeParse(schema, await answer.json().catch(() => null)).data ?? null;

const code = z.object({ code: z.string() });

/** A request that must be refused, with its status and its code. */
const refused = (name: string, path: string, init: RequestInit, status: number, wanted: string): Check => ({
  name,
  async look(ask) {
    const answer = await ask(path, init);
    return first(seen("code", answer.status, status), seen("raison", (await read(answer, code))?.code ?? null, wanted));
  },
});

const redirect = (from: string, to: string): Check => ({
  name: `la redirection de ${from}`,
  async look(ask) {
    const answer = await ask(from);
    const at = answer.headers.get("location");
    const path = at === null ? null : new URL(at, "https://site.invalid").pathname;
    return first(seen("code", answer.status, 301), seen("destination", path, to));
  },
});

const file = (path: string, type: RegExp, holds: RegExp): Check => ({
  name: `le fichier ${path}`,
  async look(ask) {
    const answer = await ask(path);
    const found = answer.headers.get("content-type") ?? "";
    const text = await answer.text();
    return first(
      seen("code", answer.status, 200),
      type.test(found) ? null : `type : ${found}`,
      holds.test(text) ? null : "son contenu n’est pas celui attendu",
    );
  },
});

/** Every security header of the publication, on an answer of any sort. */
const headed = (published: Published, what: string, path: string): Check => ({
  name: `les en-têtes de sécurité ${what}`,
  async look(ask) {
    const answer = await ask(path);
    await answer.body?.cancel();
    const wrong = published.securityHeaders.filter(([name, value]) => answer.headers.get(name) !== value);
    return wrong.length === 0 ? null : `${wrong.map(([name]) => name).join(", ")} : autre que publié`;
  },
});

/** The newest script of the publication, which no older version has. */
const script = (published: Published): Check => ({
  name: "les scripts de l’accueil",
  async look(ask) {
    for (const path of published.page(routes.home)?.scripts ?? []) {
      const answer = await ask(path);
      await answer.body?.cancel();
      const problem = first(
        seen("code", answer.status, 200),
        /javascript/.test(answer.headers.get("content-type") ?? "") ? null : "ce n’est pas un script",
        /immutable/.test(answer.headers.get("cache-control") ?? "") ? null : "il n’est pas gardé",
      );
      if (problem !== null) return `${path} : ${problem}`;
    }
    return null;
  },
});

const suggestions: Check = {
  name: "les suggestions de la recherche",
  async look(ask) {
    const answer = await ask(`/api?${new URLSearchParams({ endpoint: "search_suggestion", search: "toyota" })}`);
    const found = await read(answer, z.object({ groups: z.array(z.unknown()) }));
    return first(seen("code", answer.status, 200), (found?.groups.length ?? 0) > 0 ? null : "aucune");
  },
};

const answers = (name: string, path: string): Check => ({
  name,
  async look(ask) {
    const answer = await ask(path);
    return first(seen("code", answer.status, 200), (await read(answer, z.looseObject({}))) ? null : "pas de JSON");
  },
});

/** The page of the newest used car, if there is one. */
const usedCar: Check = {
  name: "la page d’une annonce",
  async look(ask) {
    const answer = await ask(sitemapOfAds);
    const listed = /<loc>([^<]+)<\/loc>/.exec(await answer.text())?.[1];
    if (listed === undefined) return null;
    const page = await ask(new URL(listed).pathname);
    const text = await page.text();
    return first(seen("code", page.status, 200), /<h1/.test(text) ? null : "elle n’a pas de titre");
  },
};

const JSON_TYPE = { "Content-Type": "application/json" };

/** All that is not a page of the publication: redirects, files for machines, headers, the API. */
export const edgeChecks = (published: Published): readonly Check[] => [
  redirect(formerNewCars, routes.newCars),
  ...(["brand", "model", "article"] as const).flatMap((kind) => {
    const [path] = published.pathsOf(kind);
    return path === undefined ? [] : [redirect(misspelt(path), path)];
  }),
  file("/robots.txt", /^text\/plain/, /^User-agent: \*/m),
  file(sitemap, /xml/, /<sitemapindex/),
  file(sitemapOfAds, /xml/, /<urlset/),
  file(sitemapOfLandings, /xml/, /<urlset/),
  file(routes.atom, /xml/, /<feed/),
  file(rssFeed, /xml/, /<rss/),
  file("/sw.js", /javascript/, /./),
  script(published),
  headed(published, "d’une page publiée", routes.about),
  headed(published, "d’une page que le Worker remplit", routes.usedCars),
  headed(published, "de l’API", "/api/health"),
  headed(published, "d’une adresse inconnue", "/essai-de-deploiement/en-tetes"),
  suggestions,
  answers("la recherche d’annonces", "/api/ads"),
  answers("les annonces de l’accueil", "/api/ads/home"),
  usedCar,
  refused("une adresse inconnue de l’API", "/api/essai-de-deploiement", {}, 404, "unknown_address"),
  refused("un formulaire d’un autre site", "/api/leads", fromElsewhere(), 403, "wrong_origin"),
  refused("l’API des membres sans compte", "/api/me", {}, 401, "signed_out"),
  refused("l’API des exploitants sans jeton", "/api/ops/health", {}, 401, "who_are_you"),
  refused("un webhook sans signature", "/api/rebuild", { method: "POST" }, 401, "not_signed"),
];

const fromElsewhere = (): RequestInit => ({
  method: "POST",
  headers: { ...JSON_TYPE, Origin: "https://ailleurs.invalid" },
  body: "{}",
});

/** The same id with other words. */
const misspelt = (path: string) =>
  /\/\d+$/.test(path) ? path.replace(/[^/]+(\/\d+)$/, "essai$1") : path.replace(/(\/\d+)-[^/]*$/, "$1-essai");

/** A lead as the site's form sends it. */
const LEAD = {
  id: "00000000-0000-4000-8000-000000000000",
  website: "",
  filled_in: 9_000,
  captcha: null,
  request: "offres",
  car_condition: "neuve",
  payment_method: "credit",
  budget: "5000000-10000000",
  brand_ids: [],
  model_id: null,
  version_id: null,
  dealer_id: null,
  name: "Essai de déploiement",
  phone: "770000000",
  email: "",
  channel: "whatsapp",
  moment: "soir",
  city: "",
  consent: true,
};
const lead = (more: object = {}): RequestInit => ({
  method: "POST",
  headers: JSON_TYPE,
  body: JSON.stringify({ ...LEAD, ...more }),
});
const parts = z.object({
  parts: z.array(z.object({ part: z.string(), ok: z.boolean(), essential: z.boolean(), said: z.string() })),
});

/** What only an operator may ask (rule: site/lead-rehearsed). */
export const operatorChecks = (opsToken: string): readonly Check[] => {
  const asOperator =
    (ask: Ask): Ask =>
    (path, init = {}) =>
      ask(path, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init.headers)), Authorization: `Bearer ${opsToken}` },
      });
  return [
    {
      name: "une demande d’essai, que personne ne reçoit",
      async look(ask) {
        const answer = await asOperator(ask)("/api/ops/lead", lead());
        const taken = await read(answer, z.object({ reference: z.string(), kept: z.literal(false) }));
        return first(seen("code", answer.status, 200), taken ? null : "elle n’a pas de référence");
      },
    },
    {
      name: "une demande dont le numéro est faux",
      async look(ask) {
        const answer = await asOperator(ask)("/api/ops/lead", lead({ phone: "12" }));
        const wrong = await read(answer, z.object({ fields: z.object({ phone: z.string() }) }));
        return first(seen("code", answer.status, 422), wrong ? null : "le champ n’est pas nommé");
      },
    },
    {
      name: "la santé de chaque partie essentielle",
      async look(ask) {
        const found = await read(await asOperator(ask)("/api/ops/health"), parts);
        const bad = found?.parts.filter(({ ok, essential }) => essential && !ok);
        if (!bad) return "elle ne se lit pas";
        return bad.length === 0 ? null : bad.map(({ part, said }) => `${part} : ${said}`).join(" ; ");
      },
    },
  ];
};
