import { ownValue } from "../../shared/text/own-value";

/** Other words by which visitors look for a topic of the practical guides. Only the build reads them, for the search of the header. */
const WORDS: Readonly<Record<string, string>> = {
  "permis-de-conduire": "code conduite auto-école moniteur renouvellement échange examen points",
  "assurer-mon-vehicule":
    "assurance assurances assureur tiers tous risques CIMA accident sinistre constat prime attestation",
  "financer-mon-vehicule": "crédit prêt emprunt banque leasing LOA LLD tontine financement épargne apport",
  immatriculation:
    "carte grise plaque plaques mutation changement propriétaire vente papiers certificat cession venant",
  "visite-technique": "contrôle technique contre-visite pneus freins inspection",
  vignette: "taxe impôt vignettes papiers supplément carburant extincteur triangle amende police",
};

/** @returns an empty text for a topic that the editors have added since */
export const topicWords = (slug: string): string => ownValue(WORDS, slug) ?? "";
