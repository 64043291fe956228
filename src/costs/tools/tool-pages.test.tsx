// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { countryParameters } from "../../../tests/support/country-parameters";
import ReachPage from "../../pages/guide-pratique/outils/combien-puis-je-emprunter";
import MonthlyPage from "../../pages/guide-pratique/outils/combien-par-mois";
import OnTheRoadPage from "../../pages/guide-pratique/outils/prix-cle-en-main";
import LoanPage from "../../pages/guide-pratique/outils/simulateur-de-credit";
import CustomsPage from "../../pages/guide-pratique/outils/simulateur-de-dedouanement";

vi.mock("gatsby", () => ({ graphql: () => null }));

afterEach(cleanup);

type Figure = (typeof countryParameters)[number];
/** Text of a tool's page rendered with the given figures. */
function pageText(page: unknown, figures: readonly Figure[] = countryParameters): string {
  const Page = page as ComponentType<{
    readonly data: {
      readonly parameters: { readonly nodes: readonly Figure[] };
      readonly values: { readonly nodes: [] };
      readonly examples: { readonly nodes: [] };
    };
  }>;
  const { container } = render(
    <Page data={{ parameters: { nodes: figures }, values: { nodes: [] }, examples: { nodes: [] } }} />,
  );
  return container.textContent?.replace(/\s/g, " ") ?? "";
}
/** The country's figures with one of them changed. */
const withChange = (key: string, change: Partial<Figure>) =>
  countryParameters.map((figure) => (figure.key === key ? { ...figure, ...change } : figure));

describe("the texts of the tools", () => {
  test.each<[string, unknown, string]>([
    [
      "the cost of 100 km",
      MonthlyPage,
      "Une voiture qui consomme 5,6 litres d’essence aux 100 km y dépense 5.152 FCA. Une électrique qui consomme 15,6 kWh dépense de 1.433 à 3.286 FCA à la maison",
    ],
    [
      "the loss of value of a car",
      MonthlyPage,
      "8 à 12 % par an, d’après nos calculs sur des annonces. L’outil compte 10 % par an.",
    ],
    [
      "the electricity that charging adds to the bill",
      MonthlyPage,
      "Une recharge de 1.000 km ajoute environ 175 kWh à votre facture",
    ],
    [
      "the toll",
      MonthlyPage,
      "2.000 FCA entre Dakar et l’aéroport pour une voiture, selon le tarif annoncé en novembre 2018.",
    ],
    ["full cover", OnTheRoadPage, "Une tous risques coûte de l’ordre de 2,5 à 4 % par an de la valeur de la voiture"],
    [
      "the vignette",
      OnTheRoadPage,
      "Non : elle a été supprimée le 1er janvier 2013. Un supplément d’environ 10 FCA par litre l’a remplacée",
    ],
    [
      "the inspection, as in the practical guide",
      OnTheRoadPage,
      "La page officielle parle d’une visite tous les 12 mois, sans dire quand vient la première",
    ],
    [
      "the loan offers",
      LoanPage,
      "Les offres relevées vont de 8 à 18 % par an, sur 12 à 60 mois, avec un apport de 10 à 30 %.",
    ],
    [
      "the cost of a longer loan",
      LoanPage,
      "Pour 8.000.000 FCA à 13 % par an, passer de 48 à 60 mois fait gagner 32.595 FCA par mois et en coûte 619.717 de plus en tout.",
    ],
    ["the share of the salary", ReachPage, "au plus un tiers du salaire"],
    [
      "the customs duties",
      CustomsPage,
      "doit 48,963 % de sa valeur : droit de douane, redevances, TVA, enregistrement. Le droit de douane seul est de 20 %, et de 10 % pour un utilitaire.",
    ],
    [
      "the age limits",
      CustomsPage,
      "voiture ou fourgonnette de moins de 3,5 t : 10 ans. Âge maximal à l’importation, camion ou transport de personnes : 15 ans. Ces limites valent depuis le 24 octobre 2025",
    ],
    ["older totals", CustomsPage, "On cite encore 44,48 à 44,68 % : c’est un ancien total"],
    [
      "an announced exemption",
      CustomsPage,
      "Une exonération a été annoncée en 2025, mais nous n’avons trouvé aucun texte",
    ],
  ])("state %s", (_, page, words) => expect(pageText(page)).toContain(words));

  // rule: costs/dated-figures
  test.each<[string, unknown, string, Partial<Figure>, string]>([
    [
      "the price at the pump",
      MonthlyPage,
      "carburant_super",
      { value: 1_000 },
      "5,6 litres d’essence aux 100 km y dépense 5.600 FCA.",
    ],
    [
      "the toll",
      MonthlyPage,
      "peage_dakar_aibd",
      { value: 2_500, effective: "2027-01-01" },
      "2.500 FCA entre Dakar et l’aéroport pour une voiture, selon le tarif annoncé le 1er janvier 2027.",
    ],
    [
      "the loan offers",
      LoanPage,
      "credit_taux",
      { value: 7, valueMax: 11 },
      "Les offres relevées vont de 7 à 11 % par an",
    ],
    [
      "the vignette, if it is reintroduced",
      OnTheRoadPage,
      "vignette_montant",
      { value: 18_000 },
      "Faut-il payer une vignette ?Oui : 18.000 FCA par an.",
    ],
    [
      "the exemption, once its text is known",
      CustomsPage,
      "douane_exoneration_electrique",
      { value: 100, effective: "2027-01" },
      "Oui : exonération de 100 %, depuis janvier 2027.",
    ],
  ])("follow %s", (_, page, key, change, words) => expect(pageText(page, withChange(key, change))).toContain(words));

  // rule: costs/named-figures
  test("name the figures in the order in which they count, those of a passenger car first, and each once", () => {
    pageText(CustomsPage);
    const labels = () =>
      [...document.querySelectorAll("details li > span")].map(({ textContent }) => textContent?.replace(/\s/g, " "));
    expect(labels().slice(0, 2)).toEqual([
      "Droit de douane, voiture particulière",
      "Droit de douane, utilitaire (position 8704)",
    ]);
    cleanup();
    pageText(OnTheRoadPage);
    expect(new Set(labels()).size).toBe(labels().length);
  });

  // rule: costs/unknown-figures
  test.each([MonthlyPage, OnTheRoadPage, LoanPage, ReachPage, CustomsPage])(
    "leave out sentences whose figures are unknown",
    (page) => {
      const words = pageText(page, []);
      expect(words).not.toMatch(/null|undefined|NaN|\d\s?%|\d FCA/);
      expect(screen.getByText("Ce calcul attend des chiffres que nous n’avons pas pour l’instant.")).toBeDefined();
    },
  );
});
