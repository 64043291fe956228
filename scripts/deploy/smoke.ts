import pLimit from "p-limit";
import * as z from "zod/mini";
import type { Ask } from "./ask";
import type { Published } from "./published";
import { edgeChecks, operatorChecks } from "./smoke-edge";
import { type Check, pageChecks, searchedPages } from "./smoke-pages";

/** How many requests are under way at once: a browser's own number. */
const CONCURRENCY = 6;

/** What anybody may look at. */
export const visitorChecks = (published: Published): readonly Check[] => [
  ...pageChecks(published),
  ...searchedPages,
  ...edgeChecks(published),
];

/** All checks of a version before it is served (rule: site/smoke). @param opsToken opens what only operators may ask */
export const smokeChecks = (published: Published, opsToken: string): readonly Check[] => [
  ...visitorChecks(published),
  ...operatorChecks(opsToken),
];

const health = z.object({ ok: z.boolean(), release: z.nullable(z.string()) });

/** What `/api/health` says, or a French sentence of why it says nothing good. */
export async function healthOf(ask: Ask): Promise<{ readonly release: string | null } | string> {
  const answer = await ask("/api/health").catch(() => null);
  if (!answer) return "/api/health ne répond pas";
  if (answer.status === 503)
    return `le Worker refuse ses réglages : ${(await answer.text()).trim().slice(0, 300)}. Donnez-les par « npx wrangler secret put »`;
  if (!answer.ok) return `/api/health répond ${answer.status}`;
  const read = health.safeParse(await answer.json().catch(() => null)).data;
  return read ? { release: read.release } : "/api/health répond autre chose que prévu";
}

const lookAt = async ({ name, look }: Check, ask: Ask): Promise<string | null> => {
  const problem = await look(ask).catch(() => "pas de réponse");
  return problem === null ? null : `${name} : ${problem}`;
};

/** @returns a French sentence for each check that failed, twice with a pause between */
export async function failures(checks: readonly Check[], ask: Ask, pauseMs: number): Promise<readonly string[]> {
  const limit = pLimit(CONCURRENCY);
  const problems = await Promise.all(
    checks.map((check) =>
      limit(async () => {
        if ((await lookAt(check, ask)) === null) return [];
        await new Promise((later) => setTimeout(later, pauseMs));
        return (await lookAt(check, ask)) ?? [];
      }),
    ),
  );
  return problems.flat();
}
