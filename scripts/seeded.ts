import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { seededFaults } from "../tests/seeded/all-faults";
import { SEEDED_PROJECTS, type SeededFault } from "../tests/seeded/seeded-fault";
import { Processes } from "./processes";
import { batchesOf } from "./seeded/batches";
import { runTests } from "./seeded/run-tests";
import { Seeds } from "./seeded/seeds";
import { print, printVerdict, type Verdict, verdictOf } from "./seeded/verdict";
import { onSignal } from "./signals";
import { reportAndExit, Stop } from "./stop";

function chosen(selectors: readonly string[]): readonly SeededFault[] {
  const isProject = (selector: string) => SEEDED_PROJECTS.some((project) => project === selector);
  const isSelected = ({ name, project }: SeededFault, selector: string) =>
    isProject(selector) ? project === selector : name.includes(selector);
  const unknown = selectors.filter((selector) => !seededFaults.some((fault) => isSelected(fault, selector)));
  if (unknown.length > 0) throw new Stop(`No fault and no project has « ${unknown.join(", ")} » in its name.`);
  return selectors.length === 0
    ? seededFaults
    : seededFaults.filter((fault) => selectors.some((selector) => isSelected(fault, selector)));
}

/**
 * Puts the faults of tests/seeded into the product, batch by batch, and prints which tests find each: `npm run seeded -- site
 * « a toast is light »`. `--json FILE` writes the verdicts to a file.
 */
async function seed(root: string): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { json: { type: "string" } } });
  const faults = chosen(positionals);
  const seeds = new Seeds(root);
  const state = { processes: new Processes(), leaving: false };
  onSignal(
    () => {
      state.leaving = true;
      return state.processes.stop();
    },
    () => 130,
  );
  const verdicts: Verdict[] = [];
  for (const project of SEEDED_PROJECTS)
    for (const batch of batchesOf(
      project,
      faults.filter((fault) => fault.project === project),
    )) {
      const start = performance.now();
      state.processes = new Processes();
      try {
        for (const fault of batch) seeds.sow(fault);
        const outcome = await runTests({ root, processes: state.processes }, project, batch);
        if (state.leaving) return;
        const batchVerdicts = batch.map((fault) => verdictOf(fault, batch, outcome));
        for (const verdict of batchVerdicts) printVerdict(verdict);
        const others = outcome.ran
          ? outcome.failures.filter((failure) => !batchVerdicts.some(({ by }) => by.includes(failure)))
          : [];
        for (const { test, file } of others) print(`          besides: ${test} (${file})`);
        print(`          ${project}, ${batch.length} at once: ${Math.round((performance.now() - start) / 1_000)} s`);
        verdicts.push(...batchVerdicts);
        if (values.json) writeFileSync(values.json, JSON.stringify(verdicts, null, 2));
      } finally {
        seeds.restore();
      }
    }
  const missed = verdicts.filter(({ verdict }) => verdict !== "found");
  print(`${verdicts.length - missed.length} of ${verdicts.length} faults found`);
  if (missed.length > 0) process.exitCode = 1;
}

seed(process.cwd()).catch(reportAndExit);
