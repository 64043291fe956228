import type { Env } from "../env";
import { hexOf } from "./sha-256";
import { ownKey } from "./upstream";

/** The address that a request comes from, as Cloudflare saw it. */
export const addressOf = ({ headers }: Request): string => headers.get("CF-Connecting-IP") ?? "";

/** Groups of an IPv6 address that name the network of one home or phone: it has all addresses that begin so. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Eight groups without zeros in front; null for what is no IPv6 address. */
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

/** Whom limits count as one: an IPv4 address, the /64 of an IPv6 address, which one visitor has all of. */
export function networkIn(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  const groups = address.includes(":") ? groupsOf(address) : null;
  return groups ? `${groups.slice(0, NETWORK_GROUPS).join(":")}::/64` : address;
}

export const networkOf = (request: Request): string => networkIn(addressOf(request));

const DIGITS = 32;

/**
 * Whoever asks, by a digest that nobody makes or undoes without the key of the site: of all IPv4 addresses a plain one is known in hours.
 * @param salt with another one, nothing tells that it is the same network
 */
export async function digestOf(env: Env, request: Request, salt: string): Promise<string> {
  const text = new TextEncoder().encode(`${salt} ${networkOf(request)}`);
  const digest = new Uint8Array(await crypto.subtle.sign("HMAC", await ownKey(env, "networks"), text));
  return hexOf(digest).slice(0, DIGITS);
}
