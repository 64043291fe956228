import { ago } from "../../src/shared/dates/ago";
import type { Env } from "../env";
import { firstBuildAfter } from "./rebuilds-store";
import { buildFacts, type OldAnswer } from "./release-files";
import { isoOf } from "../shared/iso-of";

const MINUTE = 60_000;
/** A build and its publication take two minutes, and a builder may be busy with another one. */
const LIMIT_MS = 30 * MINUTE;

const sentenceOf = ({ endpoint, ageHours }: OldAnswer) =>
  ageHours === null
    ? `${endpoint} (rien ne le remplace)`
    : `${endpoint} (vieux de ${String(ageHours).replace(".", ",")}\u00a0h à la construction)`;

/** The limit of the last build, in French, and whether it is within it: what was asked for is published, and from answers of api.php that were good. */
export const BUILD_LIMIT = "ce qui est demandé est publié en 30\u00a0min, sans ancienne réponse d’api.php";
export async function lastBuild(env: Env, now: number): Promise<{ readonly ok: boolean; readonly said: string }> {
  const { degraded } = await buildFacts(env);
  const published = Date.parse(env.RELEASE?.timestamp ?? "");
  const isDated = Number.isFinite(published);
  const asked = isDated ? await firstBuildAfter(env.DB, published, now) : null;
  const isLate = asked !== null && now - asked > LIMIT_MS;
  const said = [
    isDated ? `publiée ${ago(isoOf(published), now)}` : "publiée à une date inconnue",
    ...(isLate ? [`une autre, demandée ${ago(isoOf(asked), now)}, n’est pas arrivée`] : []),
    ...(degraded.length > 0 ? [`avec d’anciennes réponses\u00a0: ${degraded.map(sentenceOf).join(", ")}`] : []),
  ];
  return { ok: !isLate && degraded.length === 0, said: said.join("\u00a0; ") };
}
