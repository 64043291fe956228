/** « Papiers à demander » (rule: market/papers): papers that a seller can show and that an operator can confirm having seen. */
export const AD_PAPERS = {
  carte_grise: "Carte grise",
  cmc: "Certificat de mise à la consommation (CMC)",
  quittances: "Quittances de douane",
  visite_technique: "Visite technique",
  assurance: "Assurance",
  acte_de_vente: "Acte de vente",
} as const;
export type AdPaper = keyof typeof AD_PAPERS;
