import { typedFrancs } from "../../contract/shared/typed";
import { newOrUsedTool, routes } from "../../routes";
import { formatPrice } from "../../shared/figures/price";
import { CUSTOMS_KEYS, customsLines } from "../rules/customs";
import { total } from "../rules/lines";
import { USUAL_LENGTH } from "../rules/loan";
import { NEW_OR_USED_KEYS } from "../rules/new-or-used";
import { type Parameter, ratesOf } from "../rules/parameters";
import { REACH_KEYS, reachOf } from "../rules/reach";
import type { ExampleAnswer } from "./example-answers";
import { FIRST_SALARY, FIRST_VALUE } from "./first-fields";
import { FIRST_CARS, linesOfSide } from "./two-cars";

/** What the tools that begin with no car of the guide answer for the example that they open with, by their paths; a tool that lacks a figure of the country is left out (rule: costs/tool-opens-on-car). */
export function openingAnswers(parameters: readonly Parameter[]): Readonly<Partial<Record<string, ExampleAnswer>>> {
  const opened = (address: string, of: string, answer: string) => ({ [address]: { of, answer, address } });
  const customs = ratesOf(parameters, CUSTOMS_KEYS);
  const reach = ratesOf(parameters, REACH_KEYS);
  const both = ratesOf(parameters, NEW_OR_USED_KEYS);
  const gap = both
    ? total(linesOfSide(both, FIRST_CARS, "neuve")) - total(linesOfSide(both, FIRST_CARS, "occasion"))
    : 0;
  return {
    ...(gap > 0 &&
      opened(
        newOrUsedTool,
        `Une occasion à ${FIRST_CARS.occasion_prix} au lieu d’une neuve à ${FIRST_CARS.neuve_prix}, sur cinq ans`,
        `${formatPrice(gap)} de\u00a0moins`,
      )),
    ...(reach &&
      opened(
        routes.reachTool,
        `Voiture possible avec ${FIRST_SALARY}\u00a0FCA de salaire`,
        formatPrice(
          reachOf({
            salary: typedFrancs(FIRST_SALARY) ?? 0,
            owed: 0,
            quota: reach.credit_quotite,
            downPayment: reach.credit_apport,
            rate: reach.credit_taux,
            months: USUAL_LENGTH,
          }).price,
        ),
      )),
    ...(customs &&
      opened(
        routes.customsTool,
        `Droits et taxes d’une occasion de ${FIRST_VALUE}\u00a0FCA, par le port`,
        formatPrice(
          total(
            customsLines(customs, {
              value: typedFrancs(FIRST_VALUE) ?? 0,
              isNew: false,
              isUtility: false,
              bySea: true,
            }),
          ),
        ),
      )),
    ...opened(routes.roadFitness, "Ville, route, piste, hivernage", "Une note par usage"),
  };
}
