import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { SEEDED_PROJECTS, type SeededFault, seededFaults } from "../tests/seeded/faults";
import { Processes } from "./processes";
import { askTests } from "./seeded/ask-tests";
import { batchesOf } from "./seeded/batches";
import { Seeds } from "./seeded/seeds";
import { say, tell, type Verdict, verdictOf } from "./seeded/verdict";
import { onSignal } from "./signals";
import { reportAndExit, Stop } from "./stop";

function chosen(asked: readonly string[]): readonly SeededFault[] {
  const isProject = (one: string) => SEEDED_PROJECTS.some((project) => project === one);
  const isOf = ({ name, project }: SeededFault, one: string) => (isProject(one) ? project === one : name.includes(one));
  const unknown = asked.filter((one) => !seededFaults.some((fault) => isOf(fault, one)));
  if (unknown.length > 0) throw new Stop(`No fault and no project has « ${unknown.join(", ")} » in its name.`);
  return asked.length === 0 ? seededFaults : seededFaults.filter((fault) => asked.some((one) => isOf(fault, one)));
}

/**
 * Puts the faults of tests/seeded into the product, batch by batch, and tells which test finds each: `npm run seeded -- site
 * « a toast is light »`. `--json FILE` writes all of it down.
 */
async function seed(root: string): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { json: { type: "string" } } });
  const faults = chosen(positionals);
  const seeds = new Seeds(root);
  const now = { processes: new Processes(), leaving: false };
  onSignal(
    () => {
      now.leaving = true;
      return now.processes.stop();
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
      now.processes = new Processes();
      try {
        for (const fault of batch) seeds.sow(fault);
        const ran = await askTests({ root, processes: now.processes }, project, batch);
        if (now.leaving) return;
        const told = batch.map((fault) => verdictOf(fault, batch, ran));
        for (const one of told) tell(one);
        const others = ran.ran ? ran.failures.filter((failure) => !told.some(({ by }) => by.includes(failure))) : [];
        for (const { test, file } of others) say(`          besides: ${test} (${file})`);
        say(`          ${project}, ${batch.length} at once: ${Math.round((performance.now() - start) / 1_000)} s`);
        verdicts.push(...told);
        if (values.json) writeFileSync(values.json, JSON.stringify(verdicts, null, 2));
      } finally {
        seeds.restore();
      }
    }
  const lost = verdicts.filter(({ verdict }) => verdict !== "found");
  say(`${verdicts.length - lost.length} of ${verdicts.length} faults found`);
  if (lost.length > 0) process.exitCode = 1;
}

seed(process.cwd()).catch(reportAndExit);
