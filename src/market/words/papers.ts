import type { AdDetail } from "../../contract/market/ad";
import type { AdPaper } from "../../contract/market/papers";
import { frenchDate } from "../../shared/dates/dates";

type Known = Pick<AdDetail, "papers" | "papers_seen" | "inspection_until" | "insurance_until">;

/** What a seller says they have of each, and what an operator has seen (rule: market/papers). */
export function papersOf({
  papers,
  papers_seen,
  inspection_until,
  insurance_until,
}: Known): Readonly<Record<AdPaper, string>> {
  const said = (paper: AdPaper, announced: boolean) =>
    papers_seen.includes(paper) ? "Vérifié" : announced ? "Annoncé" : "Non annoncé";
  const until = (paper: AdPaper, day: string | null) =>
    day === null ? said(paper, false) : `${said(paper, true)}, jusqu’au ${frenchDate(day)}`;
  const cleared = papers === "dedouane_mute" || papers === "dedouane_non_mute";
  return {
    carte_grise: said("carte_grise", papers === "dedouane_mute"),
    cmc: said("cmc", cleared),
    quittances: said("quittances", cleared),
    visite_technique: until("visite_technique", inspection_until),
    assurance: until("assurance", insurance_until),
    acte_de_vente: said("acte_de_vente", false),
  };
}
