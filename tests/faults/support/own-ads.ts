import { randomUUID } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { anAd } from "../../support/ads";
import { aJpeg } from "../../support/jpegs";
import { anAddress } from "../../support/reference-api";
import type { RawRequest } from "./ask";

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
