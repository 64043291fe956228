import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import type { Env } from "../../env";
import { adRow, anAd, aPhoto, aSeller } from "../../../tests/support/workerd/made-ads";
import { emptyBucket, filesIn, jpeg, photoRows } from "../../../tests/support/workerd/photos";
import { takeWarnings } from "../../../tests/support/workerd/warnings";
import { pass, silentQueue, tick, wake } from "../../../tests/support/workerd/worker";
import worker from "../../index";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const NIGHT = "17 3 * * *";
beforeEach(emptyBucket);

/** A photo as the edge keeps it before it is drawn. */
async function aSentPhoto(ad: string, more: Readonly<Record<string, string | number | null>> = {}) {
  const id = crypto.randomUUID().replaceAll("-", "");
  await env.MEDIA.put(`quarantine/${id}`, jpeg("other"));
  await aPhoto(ad, { id, state: "quarantine", hash: null, ...more });
  return id;
}
const aDraft = async () => anAd(await aSeller(), { state: "brouillon" });

/** Bindings that fail at one call of theirs, counted over both, and work from then on. */
function failingAt(turn: number): { readonly more: Partial<Env>; readonly calls: () => number } {
  let calls = 0;
  const failing = <Binding extends object>(binding: Binding): Binding =>
    new Proxy(binding, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => {
          calls += 1;
          if (calls === turn) throw new Error("crash");
          return value.apply(target, given);
        };
      },
    });
  return { more: { MEDIA: failing(env.MEDIA), DB: failing(env.DB) }, calls: () => calls };
}

/** The state after a photo was published, wherever it was interrupted. */
async function isPublished(ad: string) {
  const [row] = await photoRows();
  expect(await photoRows()).toMatchObject([{ state: "ready", width: 400, height: 300 }]);
  expect(await adRow(ad)).toMatchObject({ photos: 1, cover: row?.hash });
  expect(await filesIn("media/")).toEqual([1600, 320, 640].map((width) => `media/${String(row?.hash)}-${width}.jpg`));
}

describe("a photo", () => {
  test("whose queue message was lost is queued again by the clock, which draws nothing itself, because two at once may exceed the memory", async () => {
    const ad = await aDraft();
    const id = await aSentPhoto(ad);
    const { held, queue } = silentQueue();
    await worker.scheduled({ cron: "* * * * *" }, { ...env, PHOTOS: queue });
    expect([held, await photoRows()]).toMatchObject([[{ photo: id }], [{ state: "quarantine", attempts: 0 }]]);
    await tick();
    await isPublished(ad);
    expect(await filesIn("quarantine/")).toEqual([]);
  });

  test("queued many times at once is drawn once", async () => {
    const ad = await aDraft();
    const id = await aSentPhoto(ad);
    await Promise.all([wake([{ photo: id }, { photo: id }]), wake([{ photo: id }]), tick()]);
    await isPublished(ad);
    expect(await photoRows()).toMatchObject([{ attempts: 1 }]);
  });

  test("is drawn after those before it, and what operators ought to look at is read once, after the last", async () => {
    const ad = await anAd(await aSeller(), { state: "en_attente" });
    const ids = [await aSentPhoto(ad), await aSentPhoto(ad), await aSentPhoto(ad)];
    const acts: string[] = [];
    const DB: typeof env.DB = {
      prepare: (sql) => {
        if (sql.includes("INTO ad_texts")) acts.push("read");
        return env.DB.prepare(sql);
      },
      batch: (statements) => env.DB.batch(statements),
    };
    const MEDIA: Pick<typeof env.MEDIA, "get" | "put" | "delete"> = {
      get: (key) => (acts.push("begun"), env.MEDIA.get(key)),
      put: (key, bytes, options) => env.MEDIA.put(key, bytes, options),
      delete: (key) => (acts.push("done"), env.MEDIA.delete(key)),
    };
    await wake(
      ids.map((photo) => ({ photo })),
      { DB, MEDIA: { ...env.MEDIA, ...MEDIA } },
    );
    expect(acts).toEqual(["begun", "done", "begun", "done", "begun", "read", "done"]);
  });

  test("is published in the end, whichever call fails at first; the night takes what is left over", async () => {
    const whole = failingAt(0);
    await wake([{ photo: await aSentPhoto(await aDraft()) }], whole.more);
    expect(whole.calls()).toBeGreaterThan(8);
    for (let turn = 1; turn <= whole.calls(); turn += 1) {
      await env.DB.prepare("DELETE FROM ads").run();
      await emptyBucket();
      const ad = await aDraft();
      const id = await aSentPhoto(ad);
      expect(await wake([{ photo: id }], failingAt(turn).more)).toEqual([0]);
      expect(takeWarnings(), `call ${turn}`).toEqual(["photo not drawn: Error"]);
      pass(2 * MINUTE);
      await tick();
      await isPublished(ad);
    }
    pass(3 * DAY);
    await tick(NIGHT);
    expect(await filesIn("quarantine/")).toEqual([]);
    expect(await filesIn("media/")).toHaveLength(3);
  });

  test("that ends the Worker five times is refused the sixth, and stops being tried", async () => {
    const ad = await aDraft();
    const id = await aSentPhoto(ad, { attempts: 5 });
    await tick();
    expect(await photoRows()).toMatchObject([{ id, state: "refused" }]);
    expect(await filesIn("")).toEqual([]);
  });

  test("whose file is gone is refused", async () => {
    const ad = await aDraft();
    const id = await aSentPhoto(ad);
    await env.MEDIA.delete(`quarantine/${id}`);
    await tick();
    expect(await photoRows()).toMatchObject([{ state: "refused" }]);
  });

  test("of an ad that went with its owner is drawn for nobody", async () => {
    const ad = await aDraft();
    const id = await aSentPhoto(ad);
    await env.DB.prepare("DELETE FROM sellers").run();
    expect(await photoRows()).toEqual([]);
    await wake([{ photo: id }, { photo: "x" }, { photo: 7 }, {}]);
    expect(await filesIn("media/")).toEqual([]);
  });
});

describe("each night", () => {
  test("what was sent and came to nothing goes after two days, not before", async () => {
    const ad = await aDraft();
    const [old, refused] = [
      await aSentPhoto(ad, { next_at: Date.now() + 30 * DAY }),
      await aSentPhoto(ad, { state: "refused" }),
    ];
    await env.MEDIA.put("quarantine/without-a-row", jpeg("other"));
    pass(DAY);
    await tick(NIGHT);
    expect([(await photoRows()).map(({ id }) => id).sort(), (await filesIn("quarantine/")).length]).toEqual([
      [old, refused].sort(),
      3,
    ]);
    pass(DAY + MINUTE);
    await tick(NIGHT);
    expect([await photoRows(), await filesIn("")]).toEqual([[], []]);
  });

  test("published files that no ad names go after a day; those of two ads stay while one has them", async () => {
    const [mine, shared, alone] = ["1", "2", "f"].map((digit) => digit.repeat(32));
    const [first, second] = [await aDraft(), await aDraft()];
    for (const hash of [mine, shared, alone])
      for (const width of [320, 640, 1600]) await env.MEDIA.put(`media/${hash}-${width}.jpg`, jpeg("other"));
    await aPhoto(first, { hash: mine ?? null });
    await aPhoto(first, { hash: shared ?? null });
    await aPhoto(second, { hash: shared ?? null });
    await tick(NIGHT);
    expect(await filesIn("media/")).toHaveLength(9);
    pass(DAY + MINUTE);
    await tick(NIGHT);
    expect((await filesIn("media/")).map((key) => key[6]).join("")).toBe("111222");
    await env.DB.prepare("UPDATE ads SET state = 'supprimee' WHERE id = ?").bind(first).run();
    await tick(NIGHT);
    expect((await filesIn("media/")).map((key) => key[6]).join("")).toBe("222");
  });

  test("however many files there are, all have their turn", async () => {
    for (let index = 0; index < 1_100; index += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, step) =>
          env.MEDIA.put(`media/${String(index + step).padStart(32, "0")}-320.jpg`, new Uint8Array(1)),
        ),
      );
    pass(DAY + MINUTE);
    await tick(NIGHT);
    expect(await filesIn("media/")).toEqual([]);
  });
});
