import type { Verdict } from "./verdict";

/** Sentences shown of one endpoint: a list whose rows are all wrong says the same thing each time. */
const MAX_SHOWN = 20;

const rowsOf = (rows: number | null) => (rows === null ? "illisible" : `${rows} ligne${rows > 1 ? "s" : ""}`);

function linesOf({ endpoint, rows, honoured, faults, skipped }: Verdict): readonly string[] {
  if (skipped) return [`– ${endpoint} : ${skipped}`];
  const more = faults.length - MAX_SHOWN;
  return [
    `${faults.length === 0 ? "✓" : "✗"} ${[`${endpoint} : ${rowsOf(rows)}`, ...honoured].join(", ")}`,
    ...faults.slice(0, MAX_SHOWN).map((fault) => `    ${fault}`),
    ...(more > 0 ? [`    … et ${more} autre${more > 1 ? "s" : ""}.`] : []),
  ];
}

/** A value that is cut may end within the key: this much of it is enough to be hidden. */
const MIN_HIDDEN_LENGTH = 6;

/** Without the key, however a server or JSON writes it, whole or cut. */
function withoutKey(text: string, key: string): string {
  let hidden = text;
  for (const written of new Set([key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)]))
    for (let length = written.length; length >= Math.min(MIN_HIDDEN_LENGTH, written.length); length -= 1)
      hidden = hidden.replaceAll(written.slice(0, length), "***");
  return hidden;
}

/** What a terminal shows: neither the key, whoever repeats it, nor signs that would speak to the terminal. */
export const shown = (text: string, key: string): string =>
  (key ? withoutKey(text, key) : text).replace(/[^\P{C}\n]/gu, " ");

/** The verdicts, endpoint by endpoint, then their sum. */
export function reportOf(verdicts: readonly Verdict[], milliseconds: number): string {
  const judged = verdicts.filter(({ skipped }) => !skipped);
  const wrong = judged.filter(({ faults }) => faults.length > 0);
  const faults = wrong.reduce((sum, verdict) => sum + verdict.faults.length, 0);
  const seconds = (milliseconds / 1_000).toFixed(1).replace(".", ",");
  return [
    ...verdicts.flatMap(linesOf),
    "",
    `${judged.length} appels jugés en ${seconds} s : ${
      faults === 0
        ? "conformes."
        : `${faults} faute${faults > 1 ? "s" : ""}, dans ${wrong.map(({ endpoint }) => endpoint).join(", ")}.`
    }`,
    "Les envois (POST) ne sont pas essayés, ni les images téléchargées.",
    "",
  ].join("\n");
}
