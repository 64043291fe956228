import * as z from "zod/mini";

/** Key of the embedded api.php. It opens nothing but the demonstration; the publishing guard looks for it like for a real one. */
export const DEMO_KEY = "cle-de-demonstration-7c1f0b5e";

const DEFAULT_PORT = 8787;
const DEFAULT_UPSTREAM_PORT = 8790;

export interface Environment {
  /** Where the content comes from; null: the embedded reference server. */
  readonly apiBase: string | null;
  readonly apiKey: string;
  /** Opens /api/ops; "": closed. */
  readonly opsToken: string;
  readonly port: number;
  readonly upstreamPort: number;
  /** The site's public address, for canonical links and feeds. */
  readonly siteUrl: string;
  /** Public; "": forms ask no Turnstile. */
  readonly turnstileSiteKey: string;
  readonly force: boolean;
  readonly paidPlan: boolean;
}

export type Parsed = { readonly ok: true; readonly environment: Environment } | { readonly ok: false; readonly problems: readonly string[] };

const isWebAddress = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && search === "" && hash === "";
};

const address = (name: string) =>
  z.pipe(
    z.string().check(z.refine(isWebAddress, `${name} doit être une adresse complète, comme https://exemple.sn`)),
    z.transform((text: string) => text.replace(/\/+$/, "")),
  );
const port = (name: string) =>
  z.pipe(
    z.string().check(z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535, `${name} doit être un nombre de 1 à 65535`)),
    z.transform(Number),
  );

const variables = z.object({
  API_BASE: z.optional(
    address("API_BASE").check(z.refine((text) => !/\/api\.php$/i.test(text), "API_BASE s’arrête avant /api.php")),
  ),
  API_KEY: z.optional(z.string().check(z.refine((text) => !/\s/.test(text) && text.length >= 6, "API_KEY doit avoir au moins 6 caractères, sans espace"))),
  OPS_TOKEN: z.optional(z.string().check(z.refine((text) => !/\s/.test(text) && text.length >= 20, "OPS_TOKEN doit avoir au moins 20 caractères, sans espace"))),
  PORT: z.optional(port("PORT")),
  UPSTREAM_PORT: z.optional(port("UPSTREAM_PORT")),
  SITE_URL: z.optional(address("SITE_URL")),
  TURNSTILE_SITE_KEY: z.optional(z.string().check(z.regex(/^[\w-]{10,60}$/, "TURNSTILE_SITE_KEY est la clé du site, comme 0x4AAA…"))),
  PUBLISH_FORCE: z.optional(z.enum(["0", "1"], "PUBLISH_FORCE vaut 1 ou n’est pas donnée")),
  ASSETS_LIMIT: z.optional(z.enum(["free", "paid"], "ASSETS_LIMIT vaut free ou paid")),
});

/** Empty values count as not given, as in a `.env` whose lines wait to be filled. */
const given = (values: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])));

/**
 * The settings of every command, checked once; the environment wins over `.env`.
 * @param dotEnv the variables of `.env`
 */
export function parseEnvironment(environment: Readonly<Record<string, string | undefined>>, dotEnv: Readonly<Record<string, string | undefined>> = {}): Parsed {
  const values = { ...given(dotEnv), ...given(environment) };
  const parsed = variables.safeParse(values);
  const problems = parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
  if (values.API_BASE && !values.API_KEY) problems.push("API_KEY manque : donnez la clé du serveur nommé par API_BASE");
  if (!parsed.success) return { ok: false, problems };
  const { API_BASE, API_KEY, OPS_TOKEN = "", PORT = DEFAULT_PORT, UPSTREAM_PORT = DEFAULT_UPSTREAM_PORT, SITE_URL, TURNSTILE_SITE_KEY = "", PUBLISH_FORCE, ASSETS_LIMIT } = parsed.data;
  if (!API_BASE && PORT === UPSTREAM_PORT) problems.push("PORT et UPSTREAM_PORT doivent être différents");
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    environment: {
      apiBase: API_BASE ?? null,
      apiKey: API_KEY ?? DEMO_KEY,
      opsToken: OPS_TOKEN,
      port: PORT,
      upstreamPort: UPSTREAM_PORT,
      siteUrl: SITE_URL ?? `http://127.0.0.1:${PORT}`,
      turnstileSiteKey: TURNSTILE_SITE_KEY,
      force: PUBLISH_FORCE === "1",
      paidPlan: ASSETS_LIMIT === "paid",
    },
  };
}
