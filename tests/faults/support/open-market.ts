import { expect } from "vitest";
import type { RawRequest } from "./ask";
import { operator } from "./operator";
import { ownRequests } from "./own-ads";
import type { Market } from "./target";
import type { Bed } from "./test-bed";

const PHOTOS = 3;
const DRAWN = { timeout: 30_000, interval: 50 };

/** Posts an ad that an operator approves, and the draft of another. */
export async function openMarket(bed: Bed): Promise<Market> {
  const member = await bed.member();
  const own = ownRequests(bed.site.address, member);
  const adOf = async (asked: RawRequest, expected: number) => {
    const { status, body } = await bed.ask(asked);
    if (status !== expected) throw new Error(`${asked.path}: ${status} ${body}`);
    return body ? JSON.parse(body).ad : null;
  };
  const [{ id: online, revision: first }, { id: draft }] = [await adOf(own.begin(), 201), await adOf(own.begin(), 201)];
  const { revision } = await adOf(own.save(online, first), 200);
  for (let photo = 0; photo < PHOTOS; photo += 1) await adOf(await own.photo(online), 201);
  await adOf(own.submit(online, revision), 200);
  const waiting = async () =>
    JSON.parse((await bed.ask({ path: "/api/ops/ads", headers: operator })).body).ads.find(
      ({ id }: { id: string }) => id === online,
    );
  // A photo that is drawn changes the ad, and an operator approves what was read.
  await expect.poll(async () => (await bed.tick(), (await waiting()).photos.length), DRAWN).toBe(PHOTOS);
  const waits = await waiting();
  await adOf(
    {
      method: "POST",
      path: `/api/ops/ads/${online}`,
      headers: operator,
      body: JSON.stringify({ decision: "approve", revision: waits.revision }),
    },
    204,
  );
  return { online, draft, member };
}
