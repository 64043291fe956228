import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
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
  again(): Promise<TimedBuild>;
}

/** The share of a cold build that a rebuild may cost, where the pictures are few. */
const shareAllowed = (models: number) => (models < 5_000 ? 0.4 : 0.35);

/** One version's price changes (A → B), then is as it was (B → A). */
export async function rebuilds({ directory, apiBase, apiKey, subject, models, cold, again }: Built): Promise<Part> {
  const dist = path.join(directory, "dist");
  const before = await digestRelease(dist);
  const price = await changePrice(apiBase, apiKey);
  const warm = await again();
  const changed = difference(before, await digestRelease(dist)).files;
  const shows = (file: string) =>
    price.spellings.some((spelling) => readFileSync(path.join(dist, file), "utf8").includes(spelling));
  // A version's page says how far the others of its model are from it, in francs.
  const folderOf = (file: string) => path.dirname(path.dirname(file));
  const ofModel = changed
    .filter((file) => path.basename(path.dirname(file)).startsWith(`${price.versionId}-`))
    .map(folderOf);
  const blind = changed.filter(
    (file) => !existsSync(path.join(dist, file)) || !(shows(file) || ofModel.includes(folderOf(file))),
  );
  await price.undo();
  const back = await again();
  const left = difference(before, await digestRelease(dist));

  const share = warm.seconds / cold.seconds;
  const pages = changed.filter((file) => file.endsWith(".html")).length;
  const timeGoals: Goal[] =
    models === null ? [] : [{ what: `≤ ${times(shareAllowed(models))} du froid`, met: share <= shareAllowed(models) }];
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
        value: `${whole(changed.length)} fichiers changés, dont ${whole(pages)} pages ; ${whole(blind.length)} sans ce prix`,
        goals: [{ what: "aucun fichier qui ne montre pas ce prix", met: blind.length === 0 }],
      },
      {
        measure: "un prix changé",
        subject,
        value: `A → B → A : ${kilobytes(left.bytes)} Ko différents`,
        goals: [{ what: "0 octet", met: left.files.length === 0 }],
      },
    ],
    figures: { warm, back, changed, blind, left },
  };
}
