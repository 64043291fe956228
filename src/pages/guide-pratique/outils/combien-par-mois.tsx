import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ToolHead } from "../../../app/tool-head";
import { MonthlyTool } from "../../../features/tools/monthly-tool";
import { RUNNING_KEYS } from "../../../lib/costs/monthly";
import { routes } from "../../../routes";
import { ToolPage } from "../../../sections/tool-page";
import type { ToolText } from "../../../ui/tool-text";

const TOOL: ToolText = {
  path: routes.monthlyTool,
  title: "Combien par mois ?",
  lead: "Ce que coûte une voiture quand on roule : carburant ou électricité, assurance, visite technique, perte de valeur.",
  facts: [
    "Une Starlet à 5,6 litres coûte 5.152 FCA aux 100 km. Une électrique de la taille d’une Atto 3 en coûte de 1.433 à 3.286 à la maison, selon la tranche Senelec où tombe la recharge.",
    "La perte de valeur est la dépense que l’on oublie : de 8 à 12 % par an, mesurés sur des annonces de 2024 et 2025.",
  ],
  questions: [
    { question: "Pourquoi l’entretien est-il à zéro ?", answer: "Personne ne publie de barème sûr au Sénégal, et nous ne voulons pas en inventer un. Reprenez vos factures, ou demandez au garage, et saisissez votre chiffre." },
    { question: "Quelle tranche Senelec choisir ?", answer: "Celle où tombe le dernier kilowattheure du mois. Une recharge de 1.000 km ajoute environ 175 kWh à votre facture : la plupart des maisons passent alors à la tranche du dessus." },
    { question: "Le péage est-il compris ?", answer: "Non. Ajoutez vos passages : 2.000 FCA entre Dakar et l’aéroport pour une voiture, selon la baisse annoncée en 2018." },
  ],
};

export default function MonthlyPage({ data }: PageProps<Queries.MonthlyPageQuery>) {
  const parameters = data.parameters.nodes;
  return (
    <ToolPage tool={TOOL} figures={parameters} keys={RUNNING_KEYS}>
      <MonthlyTool parameters={parameters} />
    </ToolPage>
  );
}

export const Head = ({ location }: HeadProps) => <ToolHead tool={TOOL} location={location} />;

export const query = graphql`
  query MonthlyPage {
    parameters: allCountryParameter(filter: { group: { in: ["carburant", "electricite", "visite_technique", "entretien", "assurance"] } }, sort: { key: ASC }) {
      nodes {
        ...Cost
      }
    }
  }
`;
