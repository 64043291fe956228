import { expect } from "vitest";
import { handedOver } from "../support/fates";
import { SECRETS } from "../support/sentinels";
import type { Story } from "../support/story-site";

const NEW = "sentinelle-cle-neuve-5c3e8a17";
const MORE = 15;
const SOON = { timeout: 60_000, interval: 200 };

/** Waits until api.php has stored more messages. */
async function untilDelivered({ inbox }: Story): Promise<void> {
  const { length } = await inbox();
  await expect.poll(async () => (await inbox()).length, SOON).toBeGreaterThan(length + MORE);
}

/** The key of api.php is replaced in the steps of docs/deploying.md. */
export async function replaceKey(story: Story): Promise<void> {
  const { cloudflare } = story;
  await untilDelivered(story);
  await cloudflare.putSecrets({ API_KEY: `${NEW} ${SECRETS.apiKey}` });
  await untilDelivered(story);
  await story.changeApiKey(NEW);
  await untilDelivered(story);
  await cloudflare.putSecrets({ API_KEY: NEW });
  const before = await handedOver(story);
  await untilDelivered(story);
  const refused = [...(await handedOver(story))].filter(([id, times]) => !before.has(id) && times > 1);
  expect(refused).toEqual([]);
}
