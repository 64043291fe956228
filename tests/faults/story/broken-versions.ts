import { rm } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { askAt } from "../../../scripts/deploy/ask";
import { migrationsOf } from "../../../scripts/deploy/migrations";
import { rollBack } from "../../../scripts/deploy/roll-back";
import { figure } from "../support/figures";
import { FALL, FALLING } from "../support/local-version";
import type { keepReading } from "../support/readers";
import { PATIENCE, type Story } from "../support/story-site";
import { untilMore } from "../support/until";

const LIMIT_S = 30;

/** An upload that lost its headers on the way is given to nobody. */
export async function refuseBrokenVersion(story: Story): Promise<void> {
  const { cloudflare } = story;
  const former = cloudflare.served;
  let broken = "";
  cloudflare.spoil = async (folder) => {
    broken = path.basename(folder);
    await rm(path.join(folder, "dist/_headers"));
  };
  await expect(story.deploy()).rejects.toThrow(
    new RegExp(`en-têtes de sécurité [^]*La version ${former} est servie à tous, comme avant\\.$`),
  );
  cloudflare.spoil = async () => {};
  expect([cloudflare.shares, cloudflare.answeredBy(broken)]).toEqual([[{ version: former, percent: 100 }], 0]);
}

/** A version that passes all checks and fails later is taken back. @returns how many answers visitors had that were no page */
export async function takeBackFallenVersion(story: Story, readers: ReturnType<typeof keepReading>): Promise<number> {
  const { cloudflare, root, site } = story;
  const former = cloudflare.served;
  await story.deploy();
  const fallen = cloudflare.served;
  expect(fallen).not.toBe(former);

  const failures = () => readers.broken.length;
  expect(failures()).toBe(0);
  await cloudflare.ask(fallen, FALL);
  await untilMore(failures, 3, "answers of the fallen version");
  const start = performance.now();
  const said = await rollBack(cloudflare, askAt(site), PATIENCE, migrationsOf(root));
  const took = (performance.now() - start) / 1_000;
  expect(said).toMatch(new RegExp(`^La version ${former} est servie à tous\\.`));
  expect(took).toBeLessThan(LIMIT_S);

  const seen = cloudflare.answeredBy(fallen);
  await untilMore(readers.count, 20, "pages read after the rollback");
  expect(cloudflare.answeredBy(fallen)).toBe(seen);
  expect(readers.broken.filter((fault) => !fault.startsWith(`${FALLING}: 500`))).toEqual([]);
  figure("retour à la version d’avant", "npm run rollback sous visites", `${took.toFixed(1).replace(".", ",")} s`, [
    { what: `${LIMIT_S} s`, met: took < LIMIT_S },
  ]);
  figure("réponses en panne avant le retour", `${FALLING} de la version tombée`, String(failures()));
  return failures();
}
