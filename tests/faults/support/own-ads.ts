import { randomUUID } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { anAd } from "../../support/ads";
import { aJpeg } from "../../support/jpegs";
import { anAddress } from "../../support/reference-api";
import type { RawRequest } from "./ask";
import type { Bed } from "./test-bed";
import { operator } from "./operator";
import type { Market } from "./target";

const PHOTOS = 3;

let pictures = 0;
/** A picture that was not sent before. */
const aPicture = () => aJpeg(640, 480, (pictures += 1));

/** The requests of the posting form, from a network that has not reached any limit. @param member their Authorization header */
export function ownRequests(site: string, member: OutgoingHttpHeaders) {
  const ask = (method: string, path: string, headers: OutgoingHttpHeaders, body: string | Buffer): RawRequest => ({
    method,
    path: `/api/me/ads${path}`,
    headers: { Origin: site, "CF-Connecting-IP": anAddress(), ...member, ...headers },
    body,
  });
  const write = (path: string, sent: object) =>
    ask("POST", path, { "Content-Type": "application/json" }, JSON.stringify(sent));
  return {
    begin: () => write("", { id: randomUUID() }),
    save: (ad: string, revision: number, fields = anAd()) => write(`/${ad}`, { revision, fields }),
    read: (ad: string) => ask("GET", `/${ad}`, {}, ""),
    photo: async (ad: string) =>
      ask("POST", `/${ad}/photos`, { "Content-Type": "image/jpeg", "Idempotency-Key": randomUUID() }, await aPicture()),
    dropPhoto: (ad: string, photo: string) => ask("DELETE", `/${ad}/photos/${photo}`, {}, ""),
    submit: (ad: string, revision: number) => write(`/${ad}/submit`, { revision, conditions: true }),
  };
}

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
  await bed.tick();
  const waits = JSON.parse((await bed.ask({ path: "/api/ops/ads", headers: operator })).body).ads.find(
    ({ id }: { id: string }) => id === online,
  );
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
