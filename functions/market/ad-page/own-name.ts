import type { AdDetail } from "../../../src/contract/market/ad";
import { ENERGIES, labelIn } from "../../../src/contract/market/lists";
import { AD_PAPERS, type AdPaper } from "../../../src/contract/market/papers";
import { customsShare } from "../../../src/costs/rules/customs-share";
import { figureTexts, sentence } from "../../../src/costs/rules/figure-texts";
import { importAgeKey, isPastImport } from "../../../src/costs/rules/import-age";
import { inOwnName } from "../../../src/costs/rules/in-own-name";
import { OWED_KEYS, owedDuties } from "../../../src/costs/rules/owed-duties";
import { insuranceKey } from "../../../src/costs/rules/insurance";
import { CERTAINTY_WORDS } from "../../../src/costs/rules/certainty-words";
import { lineExplanation } from "../../../src/costs/rules/line-words";
import { total } from "../../../src/costs/rules/lines";
import { onTheRoad } from "../../../src/costs/rules/on-the-road";
import { ratesOf } from "../../../src/costs/rules/parameters";
import { isNewAndPaid, isPlated, isUnpaid, isUtility } from "../../../src/costs/rules/duties";
import type { CountryFigure } from "../guide-figures";

/** What the bill of an ad looks at. */
export type BilledAd = Pick<
  AdDetail,
  "price" | "condition" | "papers" | "body_type" | "energy" | "fiscal_power" | "year" | "month" | "inspection_until"
>;

/** The figures under the least sure of these keys, in words. */
function certaintyOf(keys: readonly string[], figures: readonly CountryFigure[]): string | null {
  const letters = figures.filter(({ key }) => keys.includes(key)).map(({ certainty }) => certainty);
  const least = letters.toSorted().at(-1);
  return least ? CERTAINTY_WORDS[least] : null;
}

/** Why such a car may not stay, or what else its buyer should know. */
function notesOf(ad: BilledAd, figures: readonly CountryFigure[], today: string): readonly string[] {
  const years = figures.find(({ key }) => key === importAgeKey(ad.body_type ?? ""))?.value ?? null;
  const isTooOld = isUnpaid(ad) && years !== null && isPastImport(ad, today, years);
  return [
    ...(isTooOld
      ? [`Trop ancienne pour être dédouanée : la limite est de ${years} ans depuis sa première mise en circulation.`]
      : []),
    ...(ad.papers === "plaque_etrangere" || ad.papers === "passavant"
      ? ["Elle ne roule ici que pour un temps limité : demandez la date de fin du passavant avant de payer."]
      : []),
    "Sans l’acte de vente légalisé ni le transitaire, dont nous n’avons pas les tarifs.",
  ];
}

/** What an ad's car costs until it is in its buyer's name, line by line (rule: market/in-own-name). @returns null for a wreck, and when a figure of the country is unknown */
export function ownNameOf(ad: BilledAd, figures: readonly CountryFigure[], today: string): AdDetail["own_name"] {
  const rates = ratesOf(figures, OWED_KEYS);
  if (!rates || ad.condition === "accidente") return null;
  const energy = labelIn(ENERGIES, ad.energy);
  const lines = isNewAndPaid(ad)
    ? onTheRoad(rates, ad.price, ad.fiscal_power, energy)
    : inOwnName(rates, {
        price: ad.price,
        fiscalPower: ad.fiscal_power,
        energy,
        isPlated: isPlated(ad),
        isInspected: ad.inspection_until !== null && ad.inspection_until >= today,
        owed: isUnpaid(ad) ? owedDuties(rates, ad.price, isUtility(ad)) : null,
      });
  return {
    total: total(lines),
    lines: lines.map((line) => ({
      label: line.label,
      amount: line.amount,
      explanation: lineExplanation(line, figures),
      certainty: certaintyOf(line.from, figures),
    })),
    notes: [...notesOf(ad, figures, today)],
  };
}

/** What each paper costs and how long it takes where it is missing; a paper whose figures are unknown is left out. */
export function missingPapers(ad: BilledAd, figures: readonly CountryFigure[]): AdDetail["missing_papers"] {
  const { amount } = figureTexts(figures);
  const share = customsShare(figures, isUtility(ad));
  const texts: Readonly<Record<AdPaper, string | null>> = {
    carte_grise: sentence`Mutation : ${amount("immat_enregistrement_occasion")} du prix, puis ${amount("immat_carte_grise")} ; ${amount("immat_delai_mutation")}.`,
    cmc: sentence`Sans lui, les droits sont dus : environ ${share} de la valeur, par un transitaire agréé.`,
    quittances: "Fournies au dédouanement et comprises dans les droits : exigez-les avec le CMC.",
    visite_technique: sentence`${amount("vt_total")} au centre de contrôle ; ${amount("vt_duree_controle")} sur la ligne, sur rendez-vous.`,
    assurance: sentence`${amount(insuranceKey(ad.fiscal_power))} au moins, au tiers ; le jour même.`,
    acte_de_vente: "À signer et à faire légaliser le jour de la vente ; tarif à demander.",
  };
  return Object.fromEntries(
    (Object.keys(AD_PAPERS) as AdPaper[]).flatMap((paper) => (texts[paper] === null ? [] : [[paper, texts[paper]]])),
  );
}
