import { browser } from "./browser";
import { faults } from "./faults";
import { rebuild } from "./rebuild";
import { site } from "./site";
import { unit } from "./unit";
import { workerd } from "./workerd";
import { SEEDED_PROJECTS, type Fault, type SeededFault, type SeededProject } from "./seeded-fault";

const LISTS: Readonly<Record<SeededProject, readonly Fault[]>> = { unit, workerd, faults, site, browser, rebuild };

/** All of them, in the order in which their projects run. */
export const seededFaults: readonly SeededFault[] = SEEDED_PROJECTS.flatMap((project) =>
  LISTS[project].map((fault) => ({ project, ...fault })),
);
