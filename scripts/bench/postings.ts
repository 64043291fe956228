import { type Asked, askRaw } from "../../tests/faults/support/ask";
import { ownRequests } from "../../tests/faults/support/own-ads";

/** A member may submit five in a day. */
const EACH = 4;
/** As few as an ad needs. */
const PHOTOS = 3;
/** What one posting asks of the Worker. */
export const REQUESTS = 3 + PHOTOS;

/**
 * Cars posted one after the other, as the form does: begun, written, with its photos, sent to be read.
 * @param member Authorization of somebody new
 * @returns milliseconds of each
 */
export async function postings(
  site: string,
  member: () => Promise<{ readonly Authorization: string }>,
  howMany: number,
): Promise<readonly number[]> {
  const told = async (asked: Asked, expected: number) => {
    const { status, body } = await askRaw(site, asked);
    if (status !== expected) throw new Error(`${asked.path}: ${status} ${body}`);
    return JSON.parse(body).ad;
  };
  const spent: number[] = [];
  let own = ownRequests(site, await member());
  for (let car = 1; car <= howMany; car += 1) {
    const from = performance.now();
    const { id, revision } = await told(own.begin(), 201);
    const saved = await told(own.save(id, revision), 200);
    for (let photo = 0; photo < PHOTOS; photo += 1) await told(await own.photo(id), 201);
    await told(own.submit(id, saved.revision), 200);
    spent.push(performance.now() - from);
    if (car % EACH === 0) own = ownRequests(site, await member());
  }
  return spent;
}
