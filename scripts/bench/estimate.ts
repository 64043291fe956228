import { estimateErrors, ATTACKS, movedByAbsurdAds } from "./estimate-errors";
import { decimal, times, whole } from "./figures";
import type { Part, Row } from "./row";

const SIZES = [600, 2_000, 10_000] as const;
/** The market that is attacked. */
const ATTACKED = 10_000;
const MAX_ERROR = 1.25;
const MAX_MOVED = 0.02;
const MAX_LABEL_GAP = 0.05;

const percent = (share: number) => `${decimal(share * 100)} %`;

/** Measures how far estimates are from the prices of made ads that they have not seen, beside the noise that was put in. */
export function estimatePart(report: (line: string) => void): Part {
  const now = Date.now();
  const figures: Record<number, object> = {};
  const rows = SIZES.flatMap((size): Row[] => {
    report(`estimations : ${whole(size)} annonces`);
    const found = estimateErrors(size, now);
    figures[size] = found;
    const ratio = found.error / found.noise;
    const measure = `${whole(size)} annonces, 5 % fausses`;
    return [
      {
        measure,
        subject: "erreur médiane ÷ bruit, d’annonces non vues",
        value: `${times(ratio)} (${percent(found.error)} pour ${percent(found.noise)}) · ${whole(found.estimated)} estimées sur ${whole(found.heldOut)}`,
        goals: [{ what: `≤ ${times(MAX_ERROR)}`, met: ratio <= MAX_ERROR }],
      },
      {
        measure,
        subject: "prix dans la fourchette de la moitié",
        value: percent(found.inRange),
        goals: [],
      },
      {
        measure,
        subject: "étiquettes : écart entre venants et occasions locales",
        value: percent(found.labelGap),
        // In a small market a few ads are a large share.
        goals: size < ATTACKED ? [] : [{ what: `≤ ${percent(MAX_LABEL_GAP)}`, met: found.labelGap <= MAX_LABEL_GAP }],
      },
    ];
  });
  const moved = (Object.keys(ATTACKS) as (keyof typeof ATTACKS)[]).map((attack): Row => {
    const most = movedByAbsurdAds(ATTACKED, attack, now);
    return {
      measure: `${whole(ATTACKED)} annonces et 100 absurdes`,
      subject: `estimation la plus déplacée : ${attack}`,
      value: percent(most),
      goals: [{ what: `≤ ${percent(MAX_MOVED)}`, met: most <= MAX_MOVED }],
    };
  });
  return { rows: [...rows, ...moved], figures };
}
