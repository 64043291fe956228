import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { ask, builds, outcomeOf, tick } from "../../tests/support/edge/site";
import { REBUILD_SECRETS } from "../../tests/support/edge/secrets";

const [OLD, NEW] = REBUILD_SECRETS;

/** Sends a webhook about changed content, signed now. */
function sendWebhook(id: string, secret: string): Promise<Response> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac("sha256", Buffer.from(secret, "base64"))
    .update(`${id}.${timestamp}.{}`)
    .digest("base64");
  return ask("/api/rebuild", {
    method: "POST",
    headers: { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` },
    body: "{}",
  });
}
/** Runs the nightly job, which builds without any wait. */
const night = () => tick("17+3+*+*+*");

describe("a webhook that tells of changed content", () => {
  // rule: site/rebuild
  test("has the builder called at once when nothing was built before", async () => {
    const before = await builds();
    expect((await sendWebhook(randomUUID(), NEW)).status).toBe(202);
    await expect.poll(builds).toBe(before + 1);
  });

  // rule: site/webhook
  test("is accepted with any of the secrets, once, and the builder is called", async () => {
    const before = await builds();
    const id = randomUUID();
    const outcomes: unknown[] = [];
    for (const answer of [await sendWebhook(id, NEW), await sendWebhook(id, NEW), await sendWebhook(randomUUID(), OLD)])
      outcomes.push([answer.status, (await answer.json()).accepted]);
    expect(outcomes).toEqual([
      [202, true],
      [202, false],
      [202, true],
    ]);
    // These came soon after a build, so they wait for further ones, unless it is night.
    expect(await builds()).toBe(before);
    await night();
    await expect.poll(builds).toBe(before + 1);
    await tick();
    expect(await builds()).toBe(before + 1);
  });

  test("is refused without one of the secrets", async () => {
    expect(await outcomeOf(await sendWebhook(randomUUID(), randomBytes(24).toString("base64")))).toEqual([
      401,
      "not_signed",
    ]);
    expect((await ask("/api/rebuild")).status).toBe(405);
  });
});
