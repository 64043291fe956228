import { readFile } from "node:fs/promises";
import path from "node:path";
import { PRERENDERED_IN } from "../../shared/popups/prerendered";

const POPUP = /<template data-popup="(\w+)">([\s\S]*?)<\/template>/g;

/** The popups that the build has rendered, at their first step. @returns name of a popup → its markup; nothing when the site has none */
export async function prerenderedPopups(publicDir: string): Promise<Readonly<Record<string, string>>> {
  const html = await readFile(path.join(publicDir, PRERENDERED_IN), "utf8").catch(() => "");
  return Object.fromEntries([...html.matchAll(POPUP)].map(([, name = "", markup = ""]) => [name, markup]));
}
