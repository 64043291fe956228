import type { AdDetail } from "../../contract/market/ad";
import type { AdPaper } from "../../contract/market/papers";
import { frenchDate } from "../../shared/dates/dates";

type Known = Pick<AdDetail, "papers" | "papers_seen" | "inspection_until" | "insurance_until">;

const MISSING = "Non annoncé";
/** Whether a paper is neither declared nor seen. */
export const isMissing = (status: string | null): boolean => status === MISSING;

/** The papers of a car: which ones the seller declares, and which ones an operator has seen (rule: market/papers). */
export function papersOf({
  papers,
  papers_seen,
  inspection_until,
  insurance_until,
}: Known): Readonly<Record<AdPaper, string>> {
  const statusOf = (paper: AdPaper, announced: boolean) =>
    papers_seen.includes(paper) ? "Vérifié" : announced ? "Annoncé" : MISSING;
  const until = (paper: AdPaper, day: string | null) =>
    day === null ? statusOf(paper, false) : `${statusOf(paper, true)}, jusqu’au ${frenchDate(day)}`;
  const cleared = papers === "dedouane_mute" || papers === "dedouane_non_mute";
  return {
    carte_grise: statusOf("carte_grise", papers === "dedouane_mute"),
    cmc: statusOf("cmc", cleared),
    quittances: statusOf("quittances", cleared),
    visite_technique: until("visite_technique", inspection_until),
    assurance: until("assurance", insurance_until),
    acte_de_vente: statusOf("acte_de_vente", false),
  };
}
