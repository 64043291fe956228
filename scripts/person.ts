import { askAboutPerson } from "./ask-about-person";
import { operator } from "./ask-ops";
import { reportAndExit } from "./stop";

/** `npm run person`: prints what the site has about one person as JSON, or deletes it and prints a report. */
async function person(args: readonly string[]): Promise<void> {
  process.stdout.write(`${await askAboutPerson((...asked) => operator()(...asked), args)}\n`);
}

person(process.argv.slice(2)).catch(reportAndExit);
