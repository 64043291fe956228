import { rm } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { isoDay } from "../../../src/shared/dates/dates";
import { stateOf } from "../../../scripts/local-database";
import { openTarget } from "../../../scripts/restore/places";
import { restoreBackup } from "../../../scripts/restore/restore-backup";
import { control } from "../../support/reference-api";
import { withDatabase } from "../support/database";
import { handedOver } from "../support/fates";
import { figure } from "../support/figures";
import { retryAll, type Story } from "../support/story-site";
import { untilMore } from "../support/until";
import type { keepSending } from "../support/visitors";

const FAILING = 50;
/** Before api.php stores a message, and after, when only the acknowledgement is lost. */
const MIXED = [true, false].map((done) => ({ fault: "status500", done }));
/** Messages that are on their way, because new ones come all the time. */
const FEW = 10;
const SOON = { timeout: 90_000, interval: 500 };
/** For answers that are on their way to visitors. */
const ARRIVING_MS = 300;

/** Whether there is a whole backup, by what operators read. */
async function isBackedUp({ askOperators }: Story): Promise<boolean> {
  const { parts } = JSON.parse((await askOperators("health")).body);
  return parts.find(({ part }: { readonly part: string }) => part === "sauvegarde").ok;
}

async function restore({ root, backupKey }: Story, date: string): Promise<string> {
  await rm(path.join(stateOf(root), "v3/d1"), { recursive: true });
  const target = await openTarget(root, false);
  try {
    return (await restoreBackup(target, { date, backupKey, isDry: false, isForced: false })).join("\n");
  } finally {
    await target.close();
  }
}

/**
 * The database is backed up while api.php fails every other time, lost, and restored.
 * @returns messages that were acknowledged after the backup began and that neither api.php nor the backup had, which no backup covers
 */
export async function loseDatabase(
  story: Story,
  visitors: ReturnType<typeof keepSending>,
): Promise<ReadonlySet<string>> {
  const { api, cloudflare, root } = story;
  await control(api, "POST", { endpoint: "post_lead", share: FAILING, mixed: MIXED });
  await untilMore(visitors.count, 30, "messages acknowledged");
  await expect.poll(story.waiting, SOON).toBeGreaterThan(0);
  const covered = new Set(visitors.acknowledged.keys());
  const sent = withDatabase(root, (database) => {
    const waits = database.waitingIds();
    return [...database.messageIds()].filter((id) => !waits.has(id));
  });
  const date = isoDay(Date.now());
  await story.night();
  await expect.poll(() => isBackedUp(story), SOON).toBe(true);
  await control(api, "DELETE");
  await retryAll(story);
  await untilMore(visitors.count, 20, "messages acknowledged");

  const { said, later, kept, waiting, before } = await cloudflare.whileStopped(async () => {
    await new Promise((arrived) => setTimeout(arrived, ARRIVING_MS));
    return {
      later: [...visitors.acknowledged.keys()].filter((id) => !covered.has(id)),
      said: await restore(story, date),
      kept: withDatabase(root, (database) => database.messageIds()),
      waiting: withDatabase(root, (database) => database.waitingIds()),
      before: await handedOver(story),
    };
  });
  expect(said).toMatch(/Restauré :\n[^]* messages attendent/);
  expect([...covered].filter((id) => !kept.has(id))).toEqual([]);

  await retryAll(story);
  await expect.poll(story.waiting, SOON).toBeLessThan(FEW);
  const after = await handedOver(story);
  expect(sent.length).toBeGreaterThan(FEW);
  expect(sent.filter((id) => after.get(id) !== before.get(id))).toEqual([]);
  const inbox = new Set((await story.inbox()).map(({ key }) => key));
  const uncovered = new Set(later.filter((id) => !inbox.has(id) && !kept.has(id)));
  const subject = "base perdue et restaurée sous visites";
  figure("attendaient dans la sauvegarde", subject, `${waiting.size}, remis sous leur nom d’origine`);
  figure(
    "acquittés après la sauvegarde",
    subject,
    `${later.length}, dont ${uncovered.size} qu’api.php n’avait pas encore`,
  );
  return uncovered;
}
