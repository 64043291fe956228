import { existsSync } from "node:fs";
import path from "node:path";
import { Stop } from "../stop";

/**
 * All stages in their order; those that need the site run in parallel with the others. `rebuild` comes before `browser`, whose visitors
 * vote and write what a build would publish.
 */
export const STAGES = ["lint", "unit", "workerd", "edge", "faults", "site", "rebuild", "types", "browser"] as const;
export type Stage = (typeof STAGES)[number];

/** Stages whose tests need the site built, published and served. */
const ON_THE_SITE: readonly Stage[] = ["site", "rebuild", "browser"];
/** Types of the components’ queries, which each build of the site writes. */
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

/** The stages of one run of `npm test`, each with its files; no files means all files of the stage. */
export interface Plan {
  readonly stages: readonly { readonly stage: Stage; readonly files: readonly string[] }[];
  /** Whether files run in random order. */
  readonly shuffled: boolean;
}

const fileFrom = (root: string, name: string) =>
  path.relative(root, path.resolve(root, name)).split(path.sep).join("/");

/**
 * Parses the arguments of `npm test`: stages, test files, `--shuffle`.
 * @throws Stop naming the arguments that are none of these
 */
export function planOf(root: string, args: readonly string[]): Plan {
  const shuffled = args.includes("--shuffle");
  const names = args.filter((name) => name !== "--shuffle");
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
  return { stages: parts.filter(({ stage, files: own }) => whole.includes(stage) || own.length > 0), shuffled };
}

/** Whether the site must be built, published and served before a stage. */
export const needsSite = (root: string, stage: Stage) =>
  ON_THE_SITE.includes(stage) || (stage === "types" && !existsSync(path.join(root, QUERY_TYPES)));
