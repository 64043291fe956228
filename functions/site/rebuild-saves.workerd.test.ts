import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { answerAt, calls } from "../../tests/support/workerd/outbound";
import { delayingQueue, HOOK, save, setClock, SETTINGS } from "../../tests/support/workerd/saves";
import { takeWarnings } from "../../tests/support/workerd/warnings";
import { wake } from "../../tests/support/workerd/worker";
import { rebuildOnClock, startDueRebuild } from "./rebuild";
import { askRebuild, waitOfRebuild } from "./rebuilds-store";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Longest time from a save to the build that begins after it, where the hook works, the queue too, and the day has builds left. */
const LONGEST = 10 * MINUTE + 20 * SECOND;
const MAX_A_DAY = 48;

/** What the queue does with a message. */
type Fate = "brings" | "loses" | "repeats" | "delays";
interface Story {
  /** Pauses before each save. */
  readonly pauses: readonly number[];
  readonly fates: readonly Fate[];
  /** How the hook answers each call: it works again after these. */
  readonly hook: readonly ("works" | "busy" | "breaks")[];
}
interface Told {
  readonly saves: readonly number[];
  readonly builds: readonly number[];
  /** The last call of the hook that failed. */
  readonly failedAt: number;
}

const within = (most: number) => fc.integer({ min: 1, max: most });
const pause = fc.oneof(
  { weight: 6, arbitrary: within(30 * SECOND) },
  { weight: 3, arbitrary: within(3 * MINUTE) },
  { weight: 1, arbitrary: within(30 * MINUTE) },
);
const story: fc.Arbitrary<Story> = fc.record({
  pauses: fc.array(pause, { minLength: 1, maxLength: 40 }),
  fates: fc.array(fc.constantFrom<Fate>("brings", "brings", "loses", "repeats", "delays"), {
    minLength: 1,
    maxLength: 9,
  }),
  hook: fc.array(fc.constantFrom("works" as const, "works" as const, "busy" as const, "breaks" as const), {
    maxLength: 8,
  }),
});

const BEGIN = Date.UTC(2026, 10, 26, 9);
let begin = BEGIN;
/** Each story begins days after the one before, with an empty database. */
async function openBook(): Promise<number> {
  begin += 3 * DAY;
  setClock(begin);
  calls.length = 0;
  await env.DB.batch(["webhooks", "rebuild_asked", "rebuilds"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  return begin;
}
const isAsked = async () => (await env.DB.prepare("SELECT 1 FROM rebuild_asked").all()).results.length > 0;

/** Plays a story: editors save, the queue brings what it does not lose, and the clock comes each minute, until nothing waits any more. */
async function play({ pauses, fates, hook }: Story): Promise<Told> {
  let now = await openBook();
  const builds: number[] = [];
  let failedAt = -Infinity;
  let turn = 0;
  answerAt(HOOK, () => {
    const answer = hook[turn++] ?? "works";
    if (answer === "works") builds.push(Date.now());
    else failedAt = Date.now();
    return answer === "breaks"
      ? Promise.reject(new TypeError("Network connection lost."))
      : new Response(null, { status: answer === "works" ? 202 : 409 });
  });
  let message = 0;
  const queue = delayingQueue();
  const REBUILDS = {
    send: async (body: object, options?: { readonly delaySeconds: number }) => {
      const fate = fates[message++ % fates.length];
      if (fate === "loses") return;
      await queue.queue.send(body, fate === "delays" ? { delaySeconds: 3 + (options?.delaySeconds ?? 0) } : options);
      if (fate === "repeats") await queue.queue.send(body, options);
    },
  };
  const settings = { ...env, ...SETTINGS, REBUILDS };
  const saves: number[] = [];
  let nextSave = now + (pauses[0] ?? 0);
  let nextMinute = now + 37 * SECOND;
  while (saves.length < pauses.length || (await isAsked())) {
    now = Math.min(nextSave, queue.next(), nextMinute);
    setClock(now);
    if (now === nextSave) {
      saves.push(now);
      await save(`${now}`, { REBUILDS });
      nextSave = saves.length < pauses.length ? now + (pauses[saves.length] ?? 0) : Infinity;
    } else if (now === nextMinute) {
      if (await isAsked()) await rebuildOnClock(settings, false);
      nextMinute += MINUTE;
    } else await wake(queue.due(), { ...SETTINGS, REBUILDS });
  }
  takeWarnings();
  return { saves, builds, failedAt };
}

/** The most builds within 24 hours. */
const mostInADay = (builds: readonly number[]) =>
  Math.max(0, ...builds.map((first, index) => builds.slice(index).filter((at) => at - first < DAY).length));

beforeEach(() => takeWarnings());

// rule: site/rebuild
test("each save is followed by a build that begins after it, ten minutes and twenty seconds later at most, or by the clock’s next minute (long: hundreds of webhooks)", async () => {
  await fc.assert(
    fc.asyncProperty(story, async (told) => {
      const { saves, builds, failedAt } = await play(told);
      expect(mostInADay(builds)).toBeLessThanOrEqual(MAX_A_DAY);
      for (const at of saves) {
        const next = builds.find((began) => began >= at) ?? Infinity;
        const worksSince = Math.max(at, failedAt < next ? failedAt : -Infinity);
        expect(next - worksSince).toBeLessThanOrEqual(LONGEST + MINUTE);
      }
      // A build has a reason: a save since the one before.
      builds.forEach((began, index) =>
        expect(saves.some((at) => at <= began && at >= (builds[index - 1] ?? 0))).toBe(true),
      );
    }),
    { numRuns: 20 },
  );
});

// rule: site/rebuild
test("a lone save is built at once, whatever happens to the queue, and the saves after it as soon as they are followed by quiet", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(within(15 * SECOND), { minLength: 1, maxLength: 4 }),
      within(HOUR),
      async (more, later) => {
        const alone = await play({ pauses: [later], fates: ["loses"], hook: [] });
        expect(alone.builds).toEqual(alone.saves);
        const { saves, builds } = await play({ pauses: [later, ...more], fates: ["brings"], hook: [] });
        expect([builds.length, builds[0]]).toEqual([2, saves[0]]);
        const [last = 0, built = 0] = [saves.at(-1), builds.at(-1)];
        expect(built - last).toBeGreaterThanOrEqual(20 * SECOND);
        expect(built - last).toBeLessThanOrEqual(21 * SECOND);
      },
    ),
    { numRuns: 10 },
  );
});

// rule: site/rebuild
test("the builds of a day last three hours, however editors save: before the first save was built at once, forty-seven minutes did (long: thousands of queries)", async () => {
  const after = fc.oneof(within(25 * SECOND), fc.integer({ min: 2 * MINUTE, max: 3 * MINUTE }), within(8 * MINUTE));
  await fc.assert(
    fc.asyncProperty(fc.array(after, { minLength: 1, maxLength: 9 }), async (rhythm) => {
      const first = await openBook();
      const until = first + 3 * HOUR;
      answerAt(HOOK, () => new Response(null, { status: 202 }));
      // Whoever wants many builds saves again soon after each of them, and not twice before it.
      for (let now = first; now < until; now += rhythm[calls.length % rhythm.length] ?? 0) {
        setClock(now);
        await askRebuild(env.DB, `${now}`, now);
        await startDueRebuild({ ...env, ...SETTINGS });
        const wait = await waitOfRebuild(env.DB, now);
        if (wait === null) continue;
        now += wait;
        if (now >= until || calls.length === MAX_A_DAY) break;
        setClock(now);
        await startDueRebuild({ ...env, ...SETTINGS });
      }
      expect(calls.length).toBeLessThan(MAX_A_DAY);
      expect(calls.length).toBeGreaterThan(12);
    }),
    { numRuns: 12, examples: [[[1]], [[2 * MINUTE]], [[20 * SECOND]]] },
  );
});
