import { ago } from "../src/shared/dates/ago";
import { frenchDate } from "../src/shared/dates/dates";
import type { Env } from "./env";
import { deadlineIn } from "./shared/deadline";
import { errorName } from "./shared/error-name";
import { settingProblems } from "./settings";
import { liveJson } from "./shared/live-json";
import { waitingPhotos } from "./market/photos/ad-photos-store";
import { failingParts } from "./site/clock-failures-store";
import { type ClockName, lastRun } from "./site/clock-runs-store";
import { givenUp, outboxState } from "./messages/outbox-store";
import { NEWEST_MIGRATION } from "./migrations/newest";
import { lastBackup } from "./site/backup/backup";
import { BUILD_LIMIT, lastBuild } from "./site/last-build";
import type { Checked } from "./site/incidents/incident";
import { areTold } from "./shared/told-by";
import { readIncidents } from "./site/incidents/watch";
import { FAILED_LIMIT, failedShare } from "./site/metrics";
import { isMigrated, readOnce } from "./site/migration-check-store";
import { switchesOf } from "./shared/switches-store";
import { askRows } from "./shared/upstream";
import { isoOf } from "./shared/iso-of";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** A part that has not answered by then counts as failed. */
const TIMEOUT_MS = 3 * SECOND;
const BACKUP_LIMIT = 30 * HOUR;
/** The part that says whether operators can be told of the others. They cannot be told of it. */
const TELLING = "alertes aux exploitants";

/** The state of one part, as operators read it beside its limit. */
interface Finding {
  readonly ok: boolean;
  readonly said: string;
  /** Milliseconds for which operators of a new site are not told of it: it has not had the time yet. */
  readonly excusedFor?: number;
}
interface Part {
  /** The limit within which the part is healthy, in French. */
  readonly limit: string;
  /** Whether visitors could not read ads, or would lose what they send, without this part. */
  readonly essential: boolean;
  readonly look: (env: Env, now: number) => Promise<Finding>;
}

const finding = (ok: boolean, said: string): Finding => ({ ok, said });
const since = (at: number, now: number) => ago(isoOf(at), now);

/** The state of a queue: how many entries wait, and since when the oldest waits. */
const waited = (count: number, oldest: number | null, first: string, limit: number, now: number): Finding =>
  oldest === null ? finding(true, "aucun") : finding(now - oldest <= limit, `${count}, ${first} ${since(oldest, now)}`);

const clockPart = (clock: ClockName, limit: number, words: string): Part => ({
  limit: words,
  essential: false,
  look: async ({ DB }, now) => {
    const { good_at: at } = await lastRun(DB, clock);
    return at === null
      ? { ...finding(false, "n’a pas encore tout fait"), excusedFor: limit }
      : finding(now - at <= limit, `tout fait ${since(at, now)}`);
  },
});

/** Whether there is a backup of last night. One's own machine may do without. */
async function backupFinding(env: Env, now: number): Promise<Finding> {
  const last = await lastBackup(env);
  if (last === "missing") return finding(env.MODE === "local", "aucune ne se fait\u00a0: BACKUP_KEY n’est pas donnée");
  if (last === "unreadable")
    return finding(false, "aucune ne se fait\u00a0: BACKUP_KEY n’est pas une clé de 32 octets en base64");
  if (last === null)
    return {
      ...finding(false, "aucune n’est encore entière\u00a0: la première se fait cette nuit"),
      excusedFor: BACKUP_LIMIT,
    };
  const photos = last.uncopied > 0 ? `, sans ${last.uncopied} photos qui restent à copier` : "";
  return finding(now - last.ended_at <= BACKUP_LIMIT, `finie ${since(last.ended_at, now)}${photos}`);
}

/** The parts of the site that are checked, each independently of the others. */
const PARTS: Readonly<Record<string, Part>> = {
  "base de données": {
    limit: "les annonces et les messages se lisent",
    essential: true,
    look: async ({ DB }) => (await readOnce(DB), finding(true, "se lit")),
  },
  migrations: {
    limit: `${NEWEST_MIGRATION} est faite`,
    essential: true,
    look: async ({ DB }) =>
      (await isMigrated(DB)) ? finding(true, "à jour") : finding(false, `il manque ${NEWEST_MIGRATION}`),
  },
  "photos (R2)": {
    limit: "répond",
    essential: true,
    look: async ({ MEDIA }) => (await MEDIA.get("sante"), finding(true, "répond")),
  },
  "files d’attente": {
    limit: "DELIVERIES, PHOTOS et REBUILDS sont liées",
    essential: true,
    look: ({ DELIVERIES, PHOTOS, REBUILDS }: Partial<Env>) => {
      const missing = Object.entries({ DELIVERIES, PHOTOS, REBUILDS }).flatMap(([name, queue]) => (queue ? [] : name));
      return Promise.resolve(
        finding(missing.length === 0, missing.length === 0 ? "liées" : `manque ${missing.join(", ")}`),
      );
    },
  },
  "api.php": {
    limit: "répond en 1,5\u00a0s",
    essential: false,
    look: async (env) =>
      (await askRows(env, "search_suggestion", { search: "toyota" }))
        ? finding(true, "répond")
        : finding(false, "ne répond pas"),
  },
  "messages à transmettre": {
    limit: "aucun n’attend depuis plus d’une heure",
    essential: false,
    look: async ({ DB }, now) => {
      const { waiting, oldest_waiting } = await outboxState(DB);
      return waited(waiting, oldest_waiting === null ? null : Date.parse(oldest_waiting), "le plus ancien", HOUR, now);
    },
  },
  "messages abandonnés": {
    limit: "aucun\u00a0: npm run outbox -- csv les donne, -- retry les renvoie",
    essential: false,
    look: async ({ DB }) => {
      const { messages, purged_from } = await givenUp(DB);
      return purged_from === null
        ? finding(true, "aucun")
        : finding(false, `${messages}, effacé${messages > 1 ? "s" : ""} à partir du ${frenchDate(purged_from)}`);
    },
  },
  "horloge, chaque minute": clockPart("minute", 5 * MINUTE, "a tout fait il y a 5\u00a0min au plus"),
  "horloge, chaque nuit": clockPart("night", 26 * HOUR, "a tout fait il y a 26\u00a0h au plus"),
  "pannes de l’horloge": {
    limit: "chaque tâche a réussi la dernière fois",
    essential: false,
    look: async ({ DB }, now) => {
      const failing = (await failingParts(DB, now)).map(({ part, good_at }) =>
        good_at === null ? `${part}, jamais réussie` : `${part}, réussie ${since(good_at, now)}`,
      );
      return finding(failing.length === 0, failing.join("\u00a0; ") || "aucune");
    },
  },
  "photos à dessiner": {
    limit: "aucune n’attend depuis plus de 30\u00a0min",
    essential: false,
    look: async ({ DB }, now) => {
      const { photos, oldest } = await waitingPhotos(DB);
      return waited(photos, oldest, "la plus ancienne", 30 * MINUTE, now);
    },
  },
  fermetures: {
    limit: "aucune depuis plus de 24\u00a0h\u00a0: npm run switches les donne",
    essential: false,
    look: async ({ DB }, now) => {
      const on = await switchesOf(DB);
      const said = on.map(({ name, on_at }) => `${name} ${since(on_at, now)}`);
      return finding(
        on.every(({ on_at }) => now - on_at <= 24 * HOUR),
        said.join(", ") || "aucune",
      );
    },
  },
  "part des pannes": { limit: FAILED_LIMIT, essential: false, look: failedShare },
  "dernière construction": { limit: BUILD_LIMIT, essential: false, look: lastBuild },
  sauvegarde: {
    limit: "la dernière est entière et finie depuis 30\u00a0h au plus\u00a0; elle demande BACKUP_KEY",
    essential: false,
    look: backupFinding,
  },
  [TELLING]: {
    limit: "chacune est reçue en moins d’une heure\u00a0; elles demandent ALERT_HOOK_URL ou ALERT_EMAILS",
    essential: false,
    look: async (env, now) => {
      if (!areTold(env))
        return finding(env.MODE === "local", "aucune ne part\u00a0: ni ALERT_HOOK_URL ni ALERT_EMAILS n’est donnée");
      const { waiting, oldest } = await readIncidents(env, now);
      return oldest === null ? finding(true, "toutes reçues") : waited(waiting, oldest, "la plus ancienne", HOUR, now);
    },
  },
};

async function lookAt(env: Env, { look }: Part, now: number): Promise<Finding> {
  const deadline = deadlineIn(TIMEOUT_MS, "no answer");
  try {
    return await deadline.inTime(look(env, now));
  } catch (error) {
    return finding(false, `ne répond pas (${errorName(error)})`);
  } finally {
    deadline.clear();
  }
}

/** Looks at all parts in parallel. A part that fails does not hide another. */
const lookAtAll = (env: Env, now: number) =>
  Promise.all(
    Object.entries(PARTS).map(async ([part, one]) => ({
      part,
      essential: one.essential,
      ...(await lookAt(env, one, now)),
      limit: one.limit,
    })),
  );

/** The parts of which operators are told when they fail (rule: site/incidents). */
export const checkHealth = async (env: Env): Promise<readonly Checked[]> =>
  (await lookAtAll(env, Date.now())).filter(({ part }) => part !== TELLING);

/** Cloudflare's id of the running version of the Worker and its pages, which reveals nothing. */
const releaseOf = ({ RELEASE }: Env) => RELEASE?.id ?? null;

/** `GET /api/health`, public: whether the Worker runs, or the codes of why it refuses its settings. It asks nothing else, so that it costs nothing. */
export function publicHealth(env: Env): Response {
  const problems = settingProblems(env);
  return problems.length === 0
    ? liveJson({ ok: true, release: releaseOf(env) })
    : liveJson({ ok: false, problems }, 503);
}

/** What operators see: all that the site needs, each with its limit. */
export async function healthNow(env: Env) {
  const found = await lookAtAll(env, Date.now());
  return { release: releaseOf(env), parts: found.map(({ excusedFor: _excuse, ...part }) => part) };
}

/** `GET /api/ops/health`: the status is 503 when an essential part fails. */
export async function deepHealth(env: Env): Promise<Response> {
  const { release, parts } = await healthNow(env);
  const isDown = parts.some(({ ok, essential }) => essential && !ok);
  return liveJson({ ok: parts.every(({ ok }) => ok), release, parts }, isDown ? 503 : 200);
}
