import { routes } from "../../routes";
import { formatPrice, groupDigits } from "../../shared/figures/price";
import { aboutPrice } from "../rules/about";
import { CAR_COST_KEYS, carCosts, costBases } from "../rules/car-costs";
import type { Line } from "../rules/lines";
import { onTheRoad as onTheRoadLines } from "../rules/on-the-road";
import { type Parameter, ratesOf } from "../rules/parameters";
import { carFields, exampleOf } from "./car-start";

export interface ExampleAnswer {
  /** What the amount holds: « Hyundai Tucson en promo, dont 87.337 de frais », « Tucson, mensualité du prêt ». */
  readonly of: string;
  /** « 21.487.337 FCA » */
  readonly answer: string;
  /** Opens the tool with the same answer. */
  readonly address: string;
}

/** What tools answer for one new car. */
interface ExampleAnswers {
  /** By the path of the tool. */
  readonly answers: Readonly<Partial<Record<string, ExampleAnswer>>>;
  /** What « Prix clé en main » adds up. */
  readonly bill: readonly Pick<Line, "label" | "amount">[];
  /** The car and what its answers count, in French. */
  readonly basis: string;
}

/** An amount a month. A tile that is too narrow for it breaks before the unit, and not within a word. */
const perMonth = (amount: number) => `${formatPrice(amount)}\u200b/mois`;

/** What three tools answer for a model, by its cheapest version. @returns null where its price, its energy or a figure of the country is not known */
export function exampleAnswers(
  model: (Queries.ExampleCarFragment & { readonly priceMinIsPromo: boolean }) | undefined,
  parameters: readonly Parameter[],
): ExampleAnswers | null {
  const rates = ratesOf(parameters, CAR_COST_KEYS);
  const [car] = model ? exampleOf(model) : [];
  if (!rates || !car?.energy) return null;
  const { onTheRoad, monthlyPayment, driving, fiveYears } = carCosts(rates, { ...car, energy: car.energy });
  const bases = costBases(rates);
  const name = model?.name ?? "";
  const named = `${car.name}${model?.priceMinIsPromo ? " en promo" : ""}`;
  const known = Object.entries(carFields(car));
  const opened = (path: string, of: string, answer: string, fields: readonly string[]) => {
    const query = new URLSearchParams(known.filter(([field]) => fields.includes(field)));
    return { [path]: { of, answer, address: `${path}?${query.toString()}` } };
  };
  return {
    answers: {
      ...opened(
        routes.onTheRoadTool,
        `${named}, dont ${groupDigits(onTheRoad - car.price)} de frais`,
        formatPrice(onTheRoad),
        ["prix", "cv"],
      ),
      ...(driving !== null &&
        opened(
          routes.monthlyTool,
          `${name} hors crédit, la 1re\u00a0année\u00a0: énergie, assurance, visite, perte de valeur`,
          perMonth(driving),
          ["prix", "energie", "conso", "cv"],
        )),
      ...opened(routes.loanTool, `${name}, mensualité du prêt`, perMonth(monthlyPayment), ["prix"]),
    },
    bill: onTheRoadLines(rates, car.price, car.fiscalPower),
    basis: `${named}, ${formatPrice(car.price)}. Clé en main ${bases.onTheRoad}. Par mois, la première année\u00a0: ${bases.driving}${
      fiveYears === null
        ? ""
        : `\u00a0; ${aboutPrice(fiveYears)} sur cinq ans, car la voiture perd moins de valeur chaque année`
    }. Crédit\u00a0: ${bases.monthlyPayment}.`,
  };
}
