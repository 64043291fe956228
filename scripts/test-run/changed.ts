import { execFileSync } from "node:child_process";
import { Stop } from "../stop";

/**
 * The option of vitest that selects the tests of changed files and of the files that import them: changes since the last commit or,
 * without any, the changes of the last commit.
 * @throws Stop when the folder has no git history
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
