import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { documents, wordsAmiss } from "../upstream/documents/documents";
import { takeExamples } from "../upstream/documents/take-examples";
import { reportAndExit, Stop } from "./stop";

/** `npm run docs:api`: writes docs/api anew, all but its README: examples of the reference server, then what the schemas say. */
async function write(folder: string): Promise<void> {
  const amiss = wordsAmiss();
  if (amiss.length > 0)
    throw new Stop(`upstream/documents/meanings : sans phrase, ou d’un champ qui n’est plus : ${amiss.join(", ")}.`);
  const examples = await takeExamples();
  const inFolder = path.join(folder, "exemples");
  rmSync(inFolder, { recursive: true, force: true });
  mkdirSync(inFolder, { recursive: true });
  for (const [name, example] of examples)
    writeFileSync(path.join(inFolder, `${name}.json`), `${JSON.stringify(example, null, 2)}\n`);
  for (const [file, text] of documents(examples)) writeFileSync(path.join(folder, file), text);
  process.stdout.write(`docs/api : ${examples.size} appels.\n`);
}

write(path.join(process.cwd(), "docs/api")).catch(reportAndExit);
