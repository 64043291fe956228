import { ownValue } from "../../src/shared/text/own-value";
import { addressed, isNumericId } from "../../src/routes";
import type { Env } from "../env";
import { canonicalPaths } from "./release-files";

const LATER_PAGE = /\/page\/\d+$/;

/**
 * The canonical address for an address without a page. The id in it decides, whatever the words around it say.
 * @returns null when nothing has that id, or when the address is canonical already
 */
export async function canonicalAddress(env: Env, pathname: string): Promise<string | null> {
  const path = pathname.replace(/\/+$/, "");
  const found = addressed(path);
  if (!found || !isNumericId(found.id)) return null;
  const paths = await canonicalPaths(env, found.kind);
  const id = String(Number(found.id));
  const canonical = ownValue(paths, id);
  if (canonical === null) return null;
  const address = canonical + (LATER_PAGE.exec(path)?.[0] ?? "");
  return address === path ? null : address;
}
