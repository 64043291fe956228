import { execFileSync } from "node:child_process";
import { Stop } from "../stop";

/**
 * The option of vitest that picks the tests of what changed, and of what uses it: since the last commit, or, where nothing has
 * changed since, in the last commit.
 * @throws Stop where git has no history of the folder
 */
export function changedOption(root: string): string {
  try {
    const isClean =
      execFileSync("git", ["status", "--porcelain"], {
        cwd: root,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      }).trim() === "";
    return isClean ? "--changed=HEAD~1" : "--changed";
  } catch {
    throw new Stop(
      "« npm test -- quick » demande à git ce qui a changé : ce dossier n’en a pas l’histoire. Lancez npm test.",
    );
  }
}
