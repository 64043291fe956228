import type { Env } from "../env";
import { hexOf } from "./sha-256";
import { ownKey } from "./upstream";

/** The IP address of the visitor, as Cloudflare saw it. */
export const addressOf = ({ headers }: Request): string => headers.get("CF-Connecting-IP") ?? "";

/** The first four groups of an IPv6 address (/64) name the network of one home or phone, which has all addresses in it. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address without leading zeros, or null when the text is not one. */
function groupsOf(address: string): readonly string[] | null {
  const [head = "", tail, ...more] = address.split("::");
  const listed = (part = "") => part.split(":").filter(Boolean);
  const [before, after] = [listed(head), listed(tail)];
  const lacking = GROUPS - before.length - after.length;
  if (more.length > 0 || (tail === undefined ? lacking !== 0 : lacking < 1)) return null;
  const groups = [...before, ...Array.from({ length: lacking }, () => "0"), ...after];
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16).toString(16))
    : null;
}

/** What limits count as one visitor: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkIn(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  const groups = address.includes(":") ? groupsOf(address) : null;
  return groups ? `${groups.slice(0, NETWORK_GROUPS).join(":")}::/64` : address;
}

export const networkOf = (request: Request): string => networkIn(addressOf(request));

const DIGITS = 32;

/**
 * A digest of the network that asks, keyed with a secret of the site. Without the key, digests of all IPv4 addresses could be computed in hours.
 * @param salt the digests of one network under two salts cannot be linked
 */
export async function digestOf(env: Env, request: Request, salt: string): Promise<string> {
  const text = new TextEncoder().encode(`${salt} ${networkOf(request)}`);
  const digest = new Uint8Array(await crypto.subtle.sign("HMAC", await ownKey(env, "networks"), text));
  return hexOf(digest).slice(0, DIGITS);
}
