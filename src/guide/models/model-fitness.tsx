import { graphql } from "gatsby";
import { count, figureRange } from "../../shared/figures/figures";
import { UNKNOWN } from "../../shared/figures/price";
import { RoadFitness } from "../../costs/estimates/road-fitness";

type Version = Queries.ModelFitnessFragment;

/** Key of the sale of spare parts among the services of dealers. */
const PARTS = "pieces";

/** Describes the rear air vents: « de série », or on how many of the versions whose equipment is known. */
function rearAirText(versions: readonly Version[]): string | null {
  const known = versions.flatMap(({ rearAir }) => rearAir ?? []);
  if (known.length === 0) return null;
  for (const [status, words] of [
    ["STANDARD", "de série"],
    ["OPTION", "en option"],
  ] as const) {
    const having = known.filter((value) => value === status).length;
    if (having > 0) return having === known.length ? words : `${words} sur ${having} des ${known.length} versions`;
  }
  return "non";
}

/** Facts shown beside the scores, as label and value; those missing from the data sheets are left out. */
function factsOf(versions: readonly Version[]): readonly (readonly [string, string])[] {
  const unit = versions.find(({ consumptionCity }) => consumptionCity !== null)?.consumptionUnit ?? "l/100 km";
  const inTown = versions
    .filter(({ consumptionUnit }) => (consumptionUnit ?? unit) === unit)
    .map(({ consumptionCity }) => consumptionCity);
  const facts = [
    [
      "Garde au sol",
      figureRange(
        versions.map(({ groundClearance }) => groundClearance),
        "mm",
      ),
    ],
    ["Consommation en ville", figureRange(inTown, unit)],
    ["Aération à l’arrière", rearAirText(versions)],
  ] as const;
  return facts.flatMap(([label, value]) => (value === null || value === UNKNOWN ? [] : [[label, value] as const]));
}

interface Props {
  readonly versions: readonly Version[];
  /** Dealers of the brand. */
  readonly dealers: readonly Queries.PartsDealerFragment[];
}

/** « Adaptée au Sénégal ? » of a model: scores of all its versions, and the number of dealers that sell parts of its brand (rule: guide/model-fitness). */
export function ModelFitness({ versions, dealers }: Props) {
  const selling = dealers.filter(({ services }) => services.includes(PARTS)).length;
  const parts = <a href="#concessionnaires">{count(selling, "point de vente", "points de vente")}</a>;
  return (
    <RoadFitness
      versions={versions}
      facts={[...factsOf(versions), ...(selling > 0 ? [["Pièces détachées", parts] as const] : [])]}
    />
  );
}

export const fragments = graphql`
  fragment ModelFitness on Version {
    consumptionCity
    consumptionUnit
    rearAir
    ...RoadFitness
  }
  fragment PartsDealer on Dealer {
    services
  }
`;
