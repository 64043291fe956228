import * as z from "zod/mini";
import { type FreshCar, freshCar, type UsedCar, usedCar } from "../../../src/contract/market/budget";
import { ENERGIES } from "../../../src/contract/market/lists";
import { IN_OWN_NAME_KEYS, inOwnName } from "../../../src/costs/rules/in-own-name";
import { total } from "../../../src/costs/rules/lines";
import { creditOf, creditWords, monthlyOf } from "../../../src/costs/rules/loan";
import { onTheRoad } from "../../../src/costs/rules/on-the-road";
import { type Rates, ratesOf } from "../../../src/costs/rules/parameters";
import type { Env } from "../../env";
import type { Context } from "../../shared/context";
import { problem } from "../../shared/problem";
import { adsBehind, usualCar, yearsOf } from "../cote/cote-figures";
import { type NamedEstimate, namedEstimates } from "../cote/named-estimates";
import { countryFigures, guideNames, newCars } from "../guide-figures";
import { onlineOf } from "../search/ad-answers-store";
import { justMade, keepingFor, listAnswer } from "../search/list-cache";
import { affordable } from "./affordable";

const KEYS = [...IN_OWN_NAME_KEYS, "credit_taux", "credit_apport"] as const;
type BudgetRates = Rates<(typeof KEYS)[number]>;

const asked = z.object({
  montant: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  par: z.optional(z.literal("mois")),
});

/** All cars that a budget chooses from; null where a figure of the country is unknown. */
const choice = z.object({
  choice: z.nullable(
    z.object({
      credit: z.string(),
      fresh: z.array(freshCar),
      used: z.array(z.object({ n: z.int(), years: z.array(usedCar) })),
    }),
  ),
});

/** @param lines the bill of a car, from its price on */
const costsOf = (rates: BudgetRates, price: number, lines: ReturnType<typeof onTheRoad>) => ({
  price,
  total: total(lines),
  monthly: monthlyOf(price, creditOf(rates)),
});

function freshOf(rates: BudgetRates, car: Awaited<ReturnType<typeof newCars>>[number]): FreshCar {
  return { ...car, ...costsOf(rates, car.price, onTheRoad(rates, car.price, car.fiscalPower)) };
}

function usedOf(rates: BudgetRates, { model, name, fit }: NamedEstimate, now: number) {
  const { condition, energy } = usualCar(fit);
  const isPlated = condition === "occasion_locale";
  const years = yearsOf(fit, now).map(({ year, km, value }): UsedCar => {
    const lines = inOwnName(rates, { price: value, fiscalPower: null, isPlated, isInspected: false, owed: null });
    return { name: `${name} ${year}`, model, km, isPlated, energy: ENERGIES[energy], ...costsOf(rates, value, lines) };
  });
  return { n: adsBehind(fit), years };
}

async function choiceOf(env: Env, now: number): Promise<z.infer<typeof choice>> {
  const rates = ratesOf(await countryFigures(env), KEYS);
  if (!rates) return { choice: null };
  const [online, guide, cars] = await Promise.all([onlineOf(env.DB, justMade), guideNames(env), newCars(env)]);
  const models = await namedEstimates({ db: env.DB, online, guide }, null);
  return {
    choice: {
      credit: creditWords(rates),
      fresh: cars.map((car) => freshOf(rates, car)),
      used: models.map((model) => usedOf(rates, model, now)),
    },
  };
}

/** `GET /api/ads/budget?montant=…&par=mois` */
export async function answerBudget({ env, request, waitUntil }: Context): Promise<Response> {
  const { data } = asked.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!data) return problem("invalid", {}, { montant: "Entrez un montant, comme 8.000.000." });
  const keep = keepingFor(waitUntil);
  const { choice: all } = await keep("budget", choice, () => choiceOf(env, Date.now()));
  if (!all) return problem("not_ready");
  const { credit, fresh, used } = all;
  const budget = { amount: Number(data.montant), by: data.par === "mois" ? "monthly" : "total" } as const;
  return listAnswer({ credit, ...affordable(budget, fresh, used) });
}
