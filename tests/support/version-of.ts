import type { Shares } from "../../scripts/deploy/platform";

/**
 * The version that answers a request, as Cloudflare chooses it.
 * @param wanted by its header, honoured if it is in the deployment
 * @param luck of the visitor, from 0 to 1
 */
export function versionOf(shares: Shares, wanted: string | null, luck: number): string | null {
  if (wanted !== null && shares.some(({ version }) => version === wanted)) return wanted;
  let sum = 0;
  return shares.find(({ percent }) => (sum += percent) > luck * 100)?.version ?? shares[0]?.version ?? null;
}
