import { graphql } from "gatsby";
import { asTyped } from "../../shared/figures/figures";
import { groupDigits } from "../../shared/figures/price";
import { DialogButton } from "../../shared/popups/popups";
import { Icon } from "../../shared/ui/icon";
import { Picture } from "../../shared/ui/picture";
import { currentPrice } from "../price/current-price";
import type { ChooseCars, ChosenCar } from "./choose-cars";
import * as styles from "./tools.page.module.css";
import type { Fields } from "./tool-query";
import type { Tool } from "./use-tool";

/** The new cars that a tool can begin from. */
export interface StartCars {
  /** Models that many owners wrote about. */
  readonly examples: readonly Queries.ExampleCarFragment[];
  readonly choose: ChooseCars["fresh"];
}

/** A model by its cheapest version. */
export const exampleOf = ({ name, brand, cheapestId, versions }: Queries.ExampleCarFragment): readonly ChosenCar[] =>
  versions.flatMap((version) => {
    const price = currentPrice(version);
    if (version.versionId !== cheapestId || price === null) return [];
    const { energy, consumption, fiscalPower } = version;
    return { name: `${brand.name} ${name}`, price, energy, consumption, fiscalPower, used: null };
  });

/** The fields of tools that a car fills in, by their names in addresses; what is not known of it is left out. */
export const carFields = ({
  price,
  energy,
  consumption,
  fiscalPower,
}: ChosenCar): Readonly<Record<string, string>> => ({
  etat: "neuve",
  prix: groupDigits(price),
  ...(energy !== null && { energie: energy }),
  ...(consumption !== null && { conso: asTyped(consumption) }),
  ...(fiscalPower !== null && { cv: String(fiscalPower) }),
});

/** Those that a tool has. */
const fieldsOf = <Field extends string>(car: ChosenCar, { fields }: Pick<Tool<Field>, "fields">) =>
  Object.fromEntries(Object.entries(carFields(car)).filter(([field]) => field in fields)) as Partial<Fields<Field>>;

/** The fields that a tool begins with: those of the first model, none where there is no model (rule: costs/tool-begins-with-car). */
export function startFields<Field extends string>(
  usual: Fields<Field>,
  { examples }: StartCars,
): Partial<Fields<Field>> {
  const [car] = examples.flatMap(exampleOf);
  return car ? fieldsOf(car, { fields: usual }) : {};
}

interface Props<Field extends string> {
  readonly tool: Tool<Field>;
  readonly cars: StartCars;
  /** Path of the tool. */
  readonly path: string;
}

/** Fills in a tool with a new car: one of some models, or one that is looked for (rule: costs/tool-begins-with-car). */
export function CarStart<Field extends string>({ tool, cars, path }: Props<Field>) {
  return (
    <ul className={`live ${styles.cars}`}>
      {cars.examples.flatMap((model) =>
        exampleOf(model).map((car) => {
          const fields = fieldsOf(car, tool);
          const entries = Object.entries<string | undefined>(fields);
          const isIn = entries.every(([field, value]) => tool.fields[field as Field] === value);
          return (
            <li key={car.name}>
              <a
                className={`card small ${styles.car}`}
                href={`${path}?${new URLSearchParams(fields as Record<string, string>).toString()}`}
                aria-current={isIn || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  tool.fill(fields);
                }}
              >
                <Picture image={model.cover?.file?.childImageSharp?.gatsbyImageData} alt="" sizes="112px" />
                {car.name}
              </a>
            </li>
          );
        }),
      )}
      <li>
        <DialogButton
          className={`card small ${styles.car}`}
          onOpen={(button) => cars.choose(button, (car) => tool.fill(fieldsOf(car, tool)))}
        >
          <Icon name="search" size={24} /> Autre voiture
        </DialogButton>
      </li>
    </ul>
  );
}

export const fragment = graphql`
  fragment ExampleCars on Query {
    examples: allModel(filter: { cheapestId: { ne: null } }, sort: [{ reviewCount: DESC }, { modelId: ASC }], limit: 3) {
      nodes {
        ...ExampleCar
      }
    }
  }
  fragment ExampleCar on Model {
    name
    brand {
      name
    }
    cheapestId
    cover {
      ...CardPhoto
    }
    versions {
      versionId
      price
      promoPrice
      energy
      consumption
      fiscalPower
    }
  }
`;
