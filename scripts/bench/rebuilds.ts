import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isHashedName } from "../../src/build/publish/headers";
import { decimal, kilobytes, times, whole } from "./figures";
import { changePrice } from "./price-change";
import { difference, digestRelease } from "./release-digest";
import type { Goal, Part } from "./row";
import type { TimedBuild } from "./timed-build";

export interface Built {
  readonly directory: string;
  readonly apiBase: string;
  readonly apiKey: string;
  readonly subject: string;
  readonly models: number | null;
  readonly cold: TimedBuild;
  rebuild(): Promise<TimedBuild>;
}

/** The share of a cold build's time that a rebuild may take, for generated models with few pictures. */
const shareAllowed = (models: number) => (models < 5_000 ? 0.4 : 0.35);

/** Within how many seconds a price is in the release, of the demonstration and of generated models. */
const secondsAllowed = (models: number | null) => {
  if (models === null) return 8;
  return models <= 1_000 ? 12 : 30;
};

/** Measures the rebuilds after one version's price changes (A → B) and after it is restored (B → A). */
export async function rebuilds({ directory, apiBase, apiKey, subject, models, cold, rebuild }: Built): Promise<Part> {
  const dist = path.join(directory, "dist");
  const before = await digestRelease(dist);
  const price = await changePrice(apiBase, apiKey);
  const includesAny = (file: string, texts: readonly string[]) => {
    const content = readFileSync(path.join(dist, file), "utf8");
    return texts.some((text) => content.includes(text));
  };
  // A page of a list in the order of prices changes where the car goes, and where it was: this one showed its price.
  const showed = new Set([...before.keys()].filter((file) => includesAny(file, price.before)));
  const warm = await rebuild();
  const changed = difference(before, await digestRelease(dist)).files;
  const isThere = (file: string) => existsSync(path.join(dist, file));
  // A file named by its content has another name after the change, which the files that request it contain.
  const newNames = changed.filter((file) => isHashedName(file) && isThere(file)).map((file) => path.basename(file));
  const shown = [...price.spellings, ...newNames];
  // A version's page shows the price differences to the other versions of its model, so these pages may change too.
  const folderOf = (file: string) => path.dirname(path.dirname(file));
  const ofModel = changed
    .filter((file) => path.basename(path.dirname(file)).startsWith(`${price.versionId}-`))
    .map(folderOf);
  const unexpected = changed.filter((file) =>
    isThere(file)
      ? !(includesAny(file, shown) || showed.has(file) || ofModel.includes(folderOf(file)))
      : !isHashedName(file),
  );
  await price.undo();
  const back = await rebuild();
  const left = difference(before, await digestRelease(dist));

  const share = warm.seconds / cold.seconds;
  const pages = changed.filter((file) => file.endsWith(".html")).length;
  const seconds = secondsAllowed(models);
  const timeGoals: Goal[] = [
    { what: `≤ ${seconds} s`, met: warm.seconds <= seconds },
    ...(models === null
      ? []
      : [{ what: `≤ ${times(shareAllowed(models))} du froid`, met: share <= shareAllowed(models) }]),
  ];
  return {
    rows: [
      {
        measure: "un prix changé",
        subject,
        value: `${decimal(warm.seconds)} s (${times(share)} du froid)`,
        goals: timeGoals,
      },
      {
        measure: "un prix changé",
        subject,
        value: `${whole(changed.length)} fichiers changés, dont ${whole(pages)} pages ; ${whole(unexpected.length)} sans ce prix`,
        goals: [{ what: "aucun fichier qui ne montre pas ce prix", met: unexpected.length === 0 }],
      },
      {
        measure: "un prix changé",
        subject,
        value: `A → B → A : ${kilobytes(left.bytes)} Ko différents`,
        goals: [{ what: "0 octet", met: left.files.length === 0 }],
      },
    ],
    figures: { warm, back, changed, blind: unexpected, left },
  };
}
