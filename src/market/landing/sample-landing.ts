import type { AdLanding } from "../../contract/market/landing";
import { sampleAd, sampleAds } from "../cards/sample-ads";

/** A landing page with all that one may show, for tests and for the sample of the built page. */
export const sampleLanding = (change: Partial<AdLanding> = {}): AdLanding => ({
  title: "Toyota RAV4 d’occasion au Sénégal",
  words: "52 annonces en ligne",
  median: { price: 13_000_000, half: "souvent 11 à 15,5\u00a0M", of: "(voitures de 2012 à 2020, hors accidentées)" },
  asked:
    "Prix demandés pour 50 voitures de 2012 à 2020, hors accidentées\u00a0: médiane 13.000.000\u00a0FCA, la moitié entre 11.000.000 et 15.500.000\u00a0FCA.",
  head: { title: "Toyota RAV4 d’occasion au Sénégal : 52 annonces", description: "52 annonces en ligne." },
  crumbs: [
    { label: "Accueil", path: "/" },
    { label: "Occasion", path: "/marche-doccasion" },
    { label: "Toyota", path: "/marche-doccasion/toyota" },
    { label: "Toyota RAV4", path: "/marche-doccasion/toyota/rav4" },
  ],
  total: 52,
  page: 2,
  pages: 3,
  ads: [...sampleAds(), sampleAd({ id: "000000000003", papers: "dedouane_non_mute" })],
  search: "marque=toyota&modele=toyota-rav4",
  ways: [{ title: "Année", links: [{ label: "2017\u00a0(9)", path: "/marche-doccasion/toyota/rav4/2017" }] }],
  guide: { label: "Toyota RAV4 neuf", path: "/guide-auto/voitures-neuves/marque/toyota/modele/1-rav4" },
  cote: { label: "La cote du Toyota RAV4", path: "/cote/toyota/rav4" },
  neighbours: [
    {
      title: "Toyota RAV4 par année",
      links: [{ label: "2017 : 9 annonces", path: "/marche-doccasion/toyota/rav4/2017" }],
    },
  ],
  ...change,
});
