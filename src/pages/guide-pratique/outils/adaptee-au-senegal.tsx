import type { HeadProps } from "gatsby";
import { ToolHead } from "../../../costs/tools/tool-head";
import { figure } from "../../../shared/figures/figures";
import { type Terrain, TERRAINS } from "../../../costs/rules/road-fitness";
import { routes } from "../../../routes";
import { TERRAIN_NAMES } from "../../../costs/estimates/road-fitness";
import { ToolPage } from "../../../costs/tools/tool-page";
import type { ToolText } from "../../../costs/tools/tool-text";

const TOOL: ToolText = {
  path: routes.roadFitness,
  title: "Adaptée au Sénégal ?",
  lead: "Quatre notes sur dix par version.",
  description: "Ville, route, piste, hivernage : quatre notes sur dix par version, et la formule qui les calcule.",
  facts: [
    "Ces notes ne sont pas des avis : elles sortent des fiches techniques, toujours par le même calcul. Quand un chiffre manque, la note n’est pas donnée.",
    "Pour chaque terrain, une mesure vaut 0 à un bout et 10 à l’autre, en proportion entre les deux ; les mesures se mélangent selon leur poids.",
  ],
  questions: [
    {
      question: "Pourquoi la garde au sol compte-t-elle partout ?",
      answer:
        "Les dos-d’âne de quartier, les bordures hautes et les rues inondées touchent le dessous de caisse avant tout le reste.",
    },
    {
      question: "Une bonne note de piste suffit-elle pour la brousse ?",
      answer:
        "Non. Les pneus, l’état du châssis et le conducteur comptent autant. La note compare des voitures, elle n’ouvre pas une route.",
    },
  ],
};

const MEASURES = {
  groundClearance: ["Garde au sol", "mm"],
  length: ["Longueur", "mm"],
  powerToWeight: ["Puissance par tonne", "ch"],
  fourWheelDrive: ["Quatre roues motrices", ""],
} as const;

export default function RoadFitnessPage() {
  return (
    <ToolPage tool={TOOL}>
      <div className="scroll-x" tabIndex={0} role="region" aria-label="La formule, terrain par terrain">
        <table>
          <thead>
            <tr>
              <th scope="col">Terrain</th>
              <th scope="col">Mesure</th>
              <th scope="col">Vaut 0 à</th>
              <th scope="col">Vaut 10 à</th>
              <th scope="col">Poids</th>
            </tr>
          </thead>
          <tbody>
            {(Object.keys(TERRAINS) as Terrain[]).flatMap((terrain) =>
              TERRAINS[terrain].map(({ of, from, to, weight }) => {
                const [name, unit] = MEASURES[of];
                return (
                  <tr key={terrain + of}>
                    <th scope="row">{TERRAIN_NAMES[terrain]}</th>
                    <td>{name}</td>
                    <td>{unit ? figure(from, unit) : "non"}</td>
                    <td>{unit ? figure(to, unit) : "oui"}</td>
                    <td>{figure(weight, "%")}</td>
                  </tr>
                );
              }),
            )}
          </tbody>
        </table>
      </div>
    </ToolPage>
  );
}

export const Head = ({ location }: HeadProps) => (
  <ToolHead tool={TOOL} ending="La formule de nos notes" location={location} />
);
