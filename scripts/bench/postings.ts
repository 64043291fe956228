import { askRaw, type RawRequest } from "../../tests/faults/support/ask";
import { ownRequests } from "../../tests/faults/support/own-ads";

/** Ads for each member; a member may submit five a day. */
const EACH = 4;
/** The lowest number of photos of an ad. */
const PHOTOS = 3;
/** Number of requests of one posting. */
export const REQUESTS = 3 + PHOTOS;

/**
 * Posts ads one after the other as the form does: begins a draft, saves it, adds its photos and submits it.
 * @param member makes a new member and returns the headers of their requests
 * @returns the duration of each posting in milliseconds
 */
export async function postings(
  site: string,
  member: () => Promise<{ readonly Authorization: string }>,
  howMany: number,
): Promise<readonly number[]> {
  const send = async (request: RawRequest, expected: number) => {
    const { status, body } = await askRaw(site, request);
    if (status !== expected) throw new Error(`${request.path}: ${status} ${body}`);
    return JSON.parse(body).ad;
  };
  const spent: number[] = [];
  let own = ownRequests(site, await member());
  for (let car = 1; car <= howMany; car += 1) {
    const from = performance.now();
    const { id, revision } = await send(own.begin(), 201);
    const saved = await send(own.save(id, revision), 200);
    for (let photo = 0; photo < PHOTOS; photo += 1) await send(await own.photo(id), 201);
    await send(own.submit(id, saved.revision), 200);
    spent.push(performance.now() - from);
    if (car % EACH === 0) own = ownRequests(site, await member());
  }
  return spent;
}
