import path from "node:path";
import { exitOf, Processes } from "./processes";
import { onSignal } from "./signals";
import { reportAndExit, Stop } from "./stop";

const ACCEPT = "accept";

/** `npm run pictures`: compares the pictures of all pages and popups, or of those named, with the accepted ones; `accept` accepts them (docs/testing.md). */
async function pictures(root: string, args: readonly string[]): Promise<void> {
  const processes = new Processes();
  onSignal(
    () => processes.stop(),
    () => 130,
  );
  const variables = {
    PICTURES: args.includes(ACCEPT) ? ACCEPT : "compare",
    PICTURED: args.filter((name) => name !== ACCEPT).join(),
  };
  const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
  // A menu is on no wide screen: the file of that screen then has no test.
  const options = ["run", "--project", "pictures", "--passWithNoTests"];
  const code = await exitOf(processes.start(vitest, options, variables, root));
  if (code !== 0 && !processes.stopping)
    throw new Stop(
      "Des images manquent ou diffèrent : regardez test-results/pictures/, puis acceptez celles qui sont voulues par « npm run pictures -- accept ».",
    );
}

pictures(process.cwd(), process.argv.slice(2)).catch(reportAndExit);
