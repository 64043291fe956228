import { pageAt } from "./pages";

/** The origin that the release was built for, read from its home page; every other page must have the same one. */
export const builtFor = (): string => {
  const canonical = pageAt("/").canonicals[0];
  if (!canonical) throw new Error("the home page has no canonical address");
  return new URL(canonical).origin;
};

/** Path, query and anchor of an address of this site; null for an address of another site. */
export function pathWithin(address: string, base: string): string | null {
  const origin = builtFor();
  const url = new URL(address, origin + base);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}
