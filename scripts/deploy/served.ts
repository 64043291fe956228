import type { Shares } from "./platform";

/** The version that most visitors are given; null when two have the same share. */
export function mostServed(shares: Shares): string | null {
  const [most, next] = [...shares].sort((one, other) => other.percent - one.percent);
  return most && most.percent !== next?.percent ? most.version : null;
}

export const isWhole = (shares: Shares | undefined): boolean => shares?.length === 1 && shares[0]?.percent === 100;

/** The version that was served to everybody before the one that is served now; of a split deployment, the one that most visitors have. */
export function versionBefore([now = [], ...before]: readonly Shares[]): string | null {
  if (!isWhole(now)) return mostServed(now);
  const current = now[0]?.version;
  return before.find((shares) => isWhole(shares) && shares[0]?.version !== current)?.[0]?.version ?? null;
}
