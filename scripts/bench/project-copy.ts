import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import path from "node:path";

/** Files and folders that `gatsby build` reads. */
export const BUILD_SOURCES = [
  "src",
  "plugins",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

export interface ProjectCopy {
  readonly directory: string;
  remove(): Promise<void>;
}

/** Copies the project without anything built, so that a build is cold and the served site is not touched. The copy is on the same disk as the project. */
export async function copyProject(root: string, out: string): Promise<ProjectCopy> {
  await mkdir(out, { recursive: true });
  const directory = await mkdtemp(path.join(out, "project-"));
  for (const source of BUILD_SOURCES)
    await cp(path.join(root, source), path.join(directory, source), { recursive: true });
  await symlink(path.join(root, "node_modules"), path.join(directory, "node_modules"));
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}
