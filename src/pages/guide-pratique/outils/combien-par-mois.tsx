import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ToolHead } from "../../../costs/tools/tool-head";
import { MonthlyTool } from "../../../costs/tools/monthly-tool";
import { energyOf100km, RUNNING_KEYS, type RunningRates, SLICES } from "../../../costs/rules/monthly";
import { ratesOf } from "../../../costs/rules/parameters";
import { figureTexts, known, sentence, type LabelledParameter } from "../../../costs/rules/figure-texts";
import { figure } from "../../../shared/figures/figures";
import { formatPrice, groupDigits } from "../../../shared/figures/price";
import { routes } from "../../../routes";
import { chooseNewCar } from "../../../guide/compare/choose-new-car";
import { ToolPage } from "../../../costs/tools/tool-page";
import { answered, type ToolText } from "../../../costs/tools/tool-text";

/** Example consumptions per 100 km. */
const PETROL = { price: 0, energy: "Essence", consumption: 5.6, fiscalPower: null };
const ELECTRIC = { ...PETROL, energy: "Électrique", consumption: 15.6 };
const CHARGED = 1_000;

/** « Une voiture qui consomme 5,6 litres d’essence aux 100 km y dépense 5.152 FCA… » */
function energyCostSentence(rates: RunningRates | null): string | null {
  const petrol = rates && energyOf100km(rates, PETROL, SLICES[0]);
  const electric = SLICES.map((slice) => (rates && energyOf100km(rates, ELECTRIC, slice)?.cost) ?? null).filter(
    (cost) => cost !== null,
  );
  if (!petrol || electric.length < SLICES.length) return null;
  return `Une voiture qui consomme ${figure(PETROL.consumption, "litres")} d’essence aux 100 km y dépense ${formatPrice(petrol.cost)}. Une électrique qui consomme ${figure(ELECTRIC.consumption, "kWh")} dépense de ${groupDigits(Math.min(...electric))} à ${formatPrice(Math.max(...electric))} à la maison, selon la tranche Senelec où tombe la recharge.`;
}

/** kWh counted by the meter for that distance, including charging losses, to the nearest five. */
const charge = ({ electricite_perte_recharge: loss }: RunningRates) =>
  Math.round((ELECTRIC.consumption * (CHARGED / 100) * (1 + loss / 100)) / 5) * 5;

function toolOf(parameters: readonly LabelledParameter[]): ToolText {
  const { amount, when } = figureTexts(parameters);
  const rates = ratesOf(parameters, RUNNING_KEYS);
  return {
    path: routes.monthlyTool,
    title: "Combien par mois ?",
    lead: "Ce que coûte une voiture quand on roule.",
    description: "Ce que coûte une voiture quand on roule : énergie, assurance, visite technique, perte de valeur.",
    facts: known([
      energyCostSentence(rates),
      sentence`La perte de valeur est la dépense que l’on oublie : ${amount("entretien_decote")}, d’après nos calculs sur des annonces. L’outil compte ${rates && figure(rates.entretien_decote, "%")} par an.`,
    ]),
    questions: answered([
      {
        question: "Pourquoi l’entretien est-il à zéro ?",
        answer:
          "Personne ne publie de barème sûr au Sénégal, et nous ne voulons pas en inventer un. Reprenez vos factures, ou demandez au garage, et saisissez votre chiffre.",
      },
      {
        question: "Quelle tranche Senelec choisir ?",
        answer: sentence`Celle où tombe le dernier kilowattheure du mois. Une recharge de ${figure(CHARGED, "km")} ajoute environ ${rates && figure(charge(rates), "kWh")} à votre facture : la plupart des maisons passent alors à la tranche du dessus.`,
      },
      {
        question: "Le péage est-il compris ?",
        answer: sentence`Non. Ajoutez vos passages : ${amount("peage_dakar_aibd")} entre Dakar et l’aéroport pour une voiture, selon le tarif annoncé ${when("peage_dakar_aibd")}.`,
      },
    ]),
  };
}

export default function MonthlyPage({ data }: PageProps<Queries.MonthlyPageQuery>) {
  const parameters = data.parameters.nodes;
  return (
    <ToolPage tool={toolOf(parameters)} figures={parameters} keys={RUNNING_KEYS}>
      <MonthlyTool parameters={parameters} cars={{ examples: data.examples.nodes, choose: chooseNewCar }} />
    </ToolPage>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.MonthlyPageQuery>) => (
  <ToolHead tool={toolOf(data.parameters.nodes)} location={location} />
);

export const query = graphql`
  query MonthlyPage {
    parameters: allCountryParameter(filter: { group: { in: ["carburant", "electricite", "visite_technique", "entretien", "assurance", "peage"] } }, sort: { key: ASC }) {
      nodes {
        ...Cost
      }
    }
    ...ExampleCars
  }
`;
