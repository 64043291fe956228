import { userInfo } from "node:os";
import { operator } from "./ask-ops";
import { flipSwitches } from "./flip-switches";
import { reportAndExit } from "./stop";

/** `npm run switches`: closes parts of the site for visitors, opens them again, and lists what is closed. */
async function switches(args: readonly string[]): Promise<void> {
  process.stdout.write(`${await flipSwitches(operator(), args, userInfo().username)}\n`);
}

switches(process.argv.slice(2)).catch(reportAndExit);
