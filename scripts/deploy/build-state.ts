import { setTimeout as sleep } from "node:timers/promises";
import type { Ask } from "./ask";
import { type BuildState, isEmpty, joinStates, type StateFiles } from "./state-files";

/** A slow line has this long for some megabytes. */
const TIMEOUT_MS = 120_000;
/** Builders that keep their state at the same moment try so often. */
const TRIES_AMONG_OTHERS = 6;
/** So often it is tried with a site that does not take it. */
const TRIES = 2;
const PAUSE_MS = 500;

export interface Builder {
  readonly files: StateFiles;
  /** Asks the served site. */
  readonly ask: Ask;
  readonly opsToken: string;
  readonly say: (line: string) => void;
}

/** What the site keeps: a state and its version for the next write; or why it cannot be read. `etag` is null where nothing is kept. */
type Kept =
  | { readonly ok: true; readonly etag: string | null; readonly state: BuildState | null }
  | { readonly ok: false; readonly because: string };

const ADDRESS = "/api/ops/build-state";
const OF_ANOTHER = "il est d’une autre version de ce programme";
const REPLACED = "d’autres constructeurs le remplacent en même temps";

const askState = ({ ask, opsToken }: Builder, init: RequestInit & { readonly headers?: Record<string, string> } = {}) =>
  ask(ADDRESS, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...init,
    headers: { Authorization: `Bearer ${opsToken}`, ...init.headers },
  }).catch(() => null);

const refusal = (answer: Response | null) => (answer ? `le site répond ${answer.status}` : "le site ne répond pas");

async function keptState(builder: Builder): Promise<Kept> {
  const answer = await askState(builder);
  if (answer?.status === 404) {
    const { code } = Object(await answer.json().catch(() => null));
    // A Worker that is older than this address keeps nothing.
    return code === "no_build_state" ? { ok: true, etag: null, state: null } : { ok: false, because: refusal(answer) };
  }
  const bytes = answer?.ok ? await answer.arrayBuffer().catch(() => null) : null;
  const etag = answer?.headers.get("ETag");
  if (!bytes || !etag) return { ok: false, because: refusal(answer) };
  const state = builder.files.unpack(new Uint8Array(bytes));
  return state === "other" ? { ok: false, because: OF_ANOTHER } : { ok: true, etag, state };
}

/**
 * Takes what earlier builders kept on the site into this folder, so that a build on any machine goes on where the last one ended (rule:
 * site/build-state). Whatever is newer here stays. Where it cannot be read the build goes on with what is here, and says so.
 * @returns what the site keeps, from which this build goes on
 */
export async function takeBuildState(builder: Builder): Promise<BuildState | null> {
  const { files, say } = builder;
  const [here, kept] = [await files.read(), await keptState(builder)];
  const begin = isEmpty(here)
    ? "ce constructeur n’a rien non plus : sans ancienne réponse d’api.php, et les prix par date commencent aujourd’hui"
    : "ce constructeur reprend le sien";
  if (!kept.ok) {
    say(`État des constructions : illisible sur le site (${kept.because}) ; ${begin}.`);
    return null;
  }
  if (!kept.state || isEmpty(kept.state)) {
    const what = kept.etag === null || kept.state ? "rien n’est gardé sur le site" : "celui du site est abîmé";
    say(`État des constructions : ${what} ; ${begin}.`);
    return null;
  }
  await files.write(joinStates(here, kept.state, null));
  say("État des constructions : repris du site.");
  return kept.state;
}

/** Writes only what nobody replaced since it was read. */
const put = (builder: Builder, etag: string | null, state: BuildState) =>
  askState(builder, {
    method: "PUT",
    headers: {
      "Content-Type": "application/gzip",
      ...(etag === null ? { "If-None-Match": "*" } : { "If-Match": etag }),
    },
    body: builder.files.pack(state),
  });

/** @returns null when it is kept, else the reason */
async function keepOnce(builder: Builder, here: BuildState, before: BuildState | null): Promise<string | null> {
  const kept = await keptState(builder);
  if (!kept.ok) return kept.because;
  const answer = await put(builder, kept.etag, kept.state ? joinStates(here, kept.state, before) : here);
  if (answer?.ok) return null;
  return answer?.status === 412 ? REPLACED : refusal(answer);
}

/**
 * Keeps the state of this folder on the site, joined with what other builders kept meanwhile, also after a build that failed: what it saw
 * of api.php counts for the next one. Where it cannot be kept the deployment goes on, and says so.
 * @param before what the site kept when this build began
 */
export async function keepBuildState(builder: Builder, before: BuildState | null): Promise<void> {
  const { files, say } = builder;
  const here = await files.read();
  if (isEmpty(here)) return;
  let because = await keepOnce(builder, here, before);
  for (let tried = 1; because !== null && because !== OF_ANOTHER; tried += 1) {
    if (tried >= (because === REPLACED ? TRIES_AMONG_OTHERS : TRIES)) break;
    await sleep(PAUSE_MS * tried * (0.5 + Math.random()));
    because = await keepOnce(builder, here, before);
  }
  say(
    because === null
      ? "État des constructions : gardé sur le site."
      : `État des constructions : pas gardé sur le site (${because}) ; le prochain constructeur reprendra celui d’avant.`,
  );
}
