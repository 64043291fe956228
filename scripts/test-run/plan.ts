import { existsSync } from "node:fs";
import path from "node:path";
import { Stop } from "../stop";

/** In the order they run, those of the site beside those that need none; `rebuild` before visitors have voted or written anything that a build would publish. */
export const STAGES = ["lint", "unit", "workerd", "edge", "faults", "site", "rebuild", "types", "browser"] as const;
export type Stage = (typeof STAGES)[number];

/** Stages that are asked of the site, built, published and served. */
const ON_THE_SITE: readonly Stage[] = ["site", "rebuild", "browser"];
/** Written by each build of the site: the types of the components’ queries. */
const QUERY_TYPES = "src/gatsby-types.d.ts";

const isStage = (name: string): name is Stage => STAGES.some((stage) => stage === name);
const isTestFile = (name: string) => /\.test\.tsx?$/.test(name);

/** The project of vitest.config.mts that a test file belongs to. @param file path from the root */
export function stageOf(file: string): Stage {
  const ofTests = /^tests\/(site|browser|rebuild|faults)\//.exec(file)?.[1];
  if (ofTests !== undefined && isStage(ofTests)) return ofTests;
  if (file.endsWith(".workerd.test.ts")) return "workerd";
  return file.endsWith(".edge.test.ts") ? "edge" : "unit";
}

/** What one run of `npm test` does: its stages, and of each the files asked for; none: all of them. */
export interface Plan {
  readonly stages: readonly { readonly stage: Stage; readonly files: readonly string[] }[];
  /** Files run in another order each time. */
  readonly shuffled: boolean;
}

const fileFrom = (root: string, name: string) =>
  path.relative(root, path.resolve(root, name)).split(path.sep).join("/");

/**
 * Reads the arguments of `npm test`: stages, test files, `--shuffle`.
 * @throws Stop naming those that are neither
 */
export function planOf(root: string, asked: readonly string[]): Plan {
  const shuffled = asked.includes("--shuffle");
  const names = asked.filter((name) => name !== "--shuffle");
  const files = names
    .filter((name) => isTestFile(name) && existsSync(path.resolve(root, name)))
    .map((name) => fileFrom(root, name));
  const unknown = names.filter((name) => !isStage(name) && !files.includes(fileFrom(root, name)));
  if (unknown.length > 0)
    throw new Stop(
      `Il n’y a pas de tests « ${unknown.join(", ")} » : choisissez quick, un fichier de tests, ou parmi ${STAGES.join(", ")}.`,
    );
  const whole = STAGES.filter((stage) => names.length === 0 || names.includes(stage));
  const parts = STAGES.map((stage) => ({
    stage,
    files: whole.includes(stage) ? [] : files.filter((file) => stageOf(file) === stage),
  }));
  return { stages: parts.filter(({ stage, files: some }) => whole.includes(stage) || some.length > 0), shuffled };
}

/** Whether a stage needs the site built, published and served before. */
export const needsSite = (root: string, stage: Stage) =>
  ON_THE_SITE.includes(stage) || (stage === "types" && !existsSync(path.join(root, QUERY_TYPES)));
