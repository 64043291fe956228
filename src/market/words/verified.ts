/** What an operator has looked at (rule: market/home): said wherever sellers are said to be verified. */
export const VERIFIED = "Vérifié\u00a0: notre équipe a vérifié le vendeur, pas chaque voiture.";
