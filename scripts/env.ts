import * as z from "zod/mini";

/** Key of the embedded api.php. It gives access to the demonstration alone; publishing still checks that it is in no published file, as for a real key. */
export const DEMO_KEY = "cle-de-demonstration-7c1f0b5e";

const DEFAULT_PORT = 8787;
const DEFAULT_UPSTREAM_PORT = 8790;
const DEFAULT_AUTH_PORT = 8799;

/** The public settings of a Firebase project, which the browser needs. */
interface FirebaseProject {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
}

export interface Environment {
  /** Address of the api.php; null means the embedded reference server. */
  readonly apiBase: string | null;
  readonly apiKey: string;
  /** Token for /api/ops; "" disables these routes. */
  readonly opsToken: string;
  /** The key of the backups; "" means that none is made or read. */
  readonly backupKey: string;
  readonly port: number;
  readonly upstreamPort: number;
  /** The Firebase project that keeps the accounts; null means the Auth emulator, served at `authPort`. */
  readonly firebase: FirebaseProject | null;
  readonly authPort: number;
  /** The site's public address, for canonical links and feeds. */
  readonly siteUrl: string;
  /** Public; "" means that forms have no Turnstile check. */
  readonly turnstileSiteKey: string;
  /** Whether browsers keep pages for offline use; otherwise the pages that they have kept are deleted. */
  readonly serviceWorker: boolean;
  readonly force: boolean;
  readonly paidPlan: boolean;
  /** Whether search engines may list the site. */
  readonly indexed: boolean;
}

export type Parsed =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly problems: readonly string[] };

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
    z
      .string()
      .check(
        z.refine(
          (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535,
          `${name} doit être un nombre de 1 à 65535`,
        ),
      ),
    z.transform(Number),
  );

const variables = z.object({
  API_BASE: z.optional(
    address("API_BASE").check(z.refine((text) => !/\/api\.php$/i.test(text), "API_BASE s’arrête avant /api.php")),
  ),
  API_KEY: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => !/\s/.test(text) && text.length >= 6,
          "API_KEY doit avoir au moins 6 caractères, sans espace",
        ),
      ),
  ),
  OPS_TOKEN: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => !/\s/.test(text) && text.length >= 20,
          "OPS_TOKEN doit avoir au moins 20 caractères, sans espace",
        ),
      ),
  ),
  BACKUP_KEY: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/, "BACKUP_KEY doit être 32 octets en base64, soit 44 caractères")),
  ),
  PORT: z.optional(port("PORT")),
  UPSTREAM_PORT: z.optional(port("UPSTREAM_PORT")),
  AUTH_PORT: z.optional(port("AUTH_PORT")),
  FIREBASE_API_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]{20,60}$/, "FIREBASE_API_KEY est la clé web du projet Firebase, comme AIzaSy…")),
  ),
  FIREBASE_AUTH_DOMAIN: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[a-z\d-]+(?:\.[a-z\d-]+)+$/,
          "FIREBASE_AUTH_DOMAIN est un nom de domaine, comme mon-projet.firebaseapp.com",
        ),
      ),
  ),
  FIREBASE_PROJECT_ID: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(?!demo-)[a-z][a-z\d-]{4,28}[a-z\d]$/,
          "FIREBASE_PROJECT_ID est l’identifiant d’un vrai projet Firebase, comme mon-projet-4f2a1",
        ),
      ),
  ),
  SITE_URL: z.optional(address("SITE_URL")),
  TURNSTILE_SITE_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]{10,60}$/, "TURNSTILE_SITE_KEY est la clé du site, comme 0x4AAA…")),
  ),
  SERVICE_WORKER: z.optional(z.enum(["on", "off"], "SERVICE_WORKER vaut on ou off")),
  PUBLISH_FORCE: z.optional(z.enum(["0", "1"], "PUBLISH_FORCE vaut 1 ou n’est pas donnée")),
  ASSETS_LIMIT: z.optional(z.enum(["free", "paid"], "ASSETS_LIMIT vaut free ou paid")),
});

/** Leaves out empty values, as in a `.env` that is not filled in yet. */
const nonEmpty = (values: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])));

const FIREBASE = ["FIREBASE_API_KEY", "FIREBASE_AUTH_DOMAIN", "FIREBASE_PROJECT_ID"] as const;

/** Problems of the Firebase settings: either all three are needed, or none. */
function firebaseProblems(values: Readonly<Record<string, unknown>>): readonly string[] {
  const missing = FIREBASE.filter((name) => values[name] === undefined);
  return missing.length === FIREBASE.length
    ? []
    : missing.map((name) => `${name} manque : donnez les trois réglages de Firebase, ou aucun`);
}

const areDifferent = (ports: readonly number[]) => new Set(ports).size === ports.length;

/**
 * Parses and checks the settings of every command; the environment has priority over `.env`.
 * @param dotEnv the variables of `.env`
 */
export function parseEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  dotEnv: Readonly<Record<string, string | undefined>> = {},
): Parsed {
  const values = { ...nonEmpty(dotEnv), ...nonEmpty(environment) };
  const parsed = variables.safeParse(values);
  const problems = parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
  if (values.API_BASE && !values.API_KEY) problems.push("API_KEY manque : donnez la clé du serveur nommé par API_BASE");
  problems.push(...firebaseProblems(values));
  if (!parsed.success) return { ok: false, problems };
  const {
    API_BASE,
    API_KEY,
    OPS_TOKEN = "",
    BACKUP_KEY = "",
    SITE_URL,
    TURNSTILE_SITE_KEY = "",
    SERVICE_WORKER,
    PUBLISH_FORCE,
    ASSETS_LIMIT,
  } = parsed.data;
  const { PORT = DEFAULT_PORT, UPSTREAM_PORT = DEFAULT_UPSTREAM_PORT, AUTH_PORT = DEFAULT_AUTH_PORT } = parsed.data;
  const { FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID } = parsed.data;
  const firebase =
    FIREBASE_API_KEY && FIREBASE_AUTH_DOMAIN && FIREBASE_PROJECT_ID
      ? { apiKey: FIREBASE_API_KEY, authDomain: FIREBASE_AUTH_DOMAIN, projectId: FIREBASE_PROJECT_ID }
      : null;
  if (!areDifferent([PORT, ...(API_BASE ? [] : [UPSTREAM_PORT]), ...(firebase ? [] : [AUTH_PORT])]))
    problems.push("PORT, UPSTREAM_PORT et AUTH_PORT doivent être différents");
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    environment: {
      apiBase: API_BASE ?? null,
      apiKey: API_KEY ?? DEMO_KEY,
      opsToken: OPS_TOKEN,
      backupKey: BACKUP_KEY,
      port: PORT,
      upstreamPort: UPSTREAM_PORT,
      firebase,
      authPort: AUTH_PORT,
      siteUrl: SITE_URL ?? `http://127.0.0.1:${PORT}`,
      turnstileSiteKey: TURNSTILE_SITE_KEY,
      serviceWorker: SERVICE_WORKER !== "off",
      force: PUBLISH_FORCE === "1",
      paidPlan: ASSETS_LIMIT === "paid",
      indexed: true,
    },
  };
}
