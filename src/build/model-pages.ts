import { type CarCostRates, carCosts, costBases, valuesOf } from "../costs/rules/car-costs";
import { creditOf, monthlyOf } from "../costs/rules/loan";
import { frenchDate } from "../shared/dates/dates";
import type { MonthlyPrice } from "../costs/price/monthly-price";
import { currentPrice } from "../costs/price/current-price";
import { modelBadges } from "../guide/models/model-badges";
import { type FactsVersion, modelFacts } from "../guide/models/model-facts";
import { modelQuestions } from "../guide/models/model-questions";
import { type Offer, offerWords } from "../guide/promos/offer-words";
import { usedModel, watchedModel, watchedVersion } from "../routes";
import type { Gender } from "../shared/text/gender";
import { slugify } from "../shared/text/slug";
import { type CreatePage, template } from "./create-page";
import { PRICED_VERSION } from "./query-parts";
import type { RelatedContent } from "./related-content";

interface Version extends FactsVersion {
  readonly versionId: number;
  readonly path: string;
  readonly name: string;
  readonly price: number | null;
  readonly promoPrice: number | null;
  readonly priceHistory: readonly { readonly date: string; readonly price: number }[];
  readonly offers: readonly { readonly promoId: number }[];
}
export interface PagedModel {
  readonly modelId: number;
  readonly path: string;
  readonly name: string;
  readonly gender: Gender | null;
  readonly priceMin: number | null;
  readonly status: string;
  readonly energies: readonly string[];
  readonly brand: { readonly name: string };
  readonly offers: readonly Offer[];
  readonly versions: readonly Version[];
}
/** What the pages of models need of each model, beside its versions' prices. */
export const PAGED_MODEL = /* GraphQL */ `
  modelId
  path
  name
  gender
  priceMin
  status
  energies
  brand {
    name
  }
  offers {
    promoId
    title
    forEveryone
    promoPrice
    rate
    end
    conditions
    versionIds
    dealer {
      name
      city
    }
  }
  versions {
    ${PRICED_VERSION}
    path
    priceHistory {
      date
      price
    }
    energy
    power
    fiscalPower
    automatic
    consumption
    consumptionUnit
    boot
    groundClearance
    seats
    warranty
    offers {
      promoId
    }
  }
`;

/** Costs that a version's page shows (rule: costs/own-offers), in the form that src/costs/estimates/own-costs.tsx reads. */
function costsOf(version: Version, rates: CarCostRates | null) {
  const price = currentPrice(version);
  return rates && price !== null
    ? {
        amounts: carCosts(rates, { ...version, price }),
        values: valuesOf(rates, price),
        bases: costBases(rates),
      }
    : null;
}

/** What a loan for the least price of a model costs a month. */
const monthlyPriceOf = ({ priceMin }: PagedModel, rates: CarCostRates | null): MonthlyPrice | null =>
  rates && priceMin !== null
    ? { amount: monthlyOf(priceMin, creditOf(rates)), basis: costBases(rates).monthlyPayment }
    : null;

/** The list prices of a version with their dates; null for one that never changed (rule: costs/new-price-history). */
const pricesOf = ({ priceHistory }: Version) =>
  priceHistory.length < 2 ? null : priceHistory.map(({ date, price }) => ({ label: frenchDate(date), price }));

interface ModelPagesContext {
  /** The country's figures; null while one is missing. */
  readonly rates: CarCostRates | null;
  /** The owner's words on where prices come from. */
  readonly priceNote: string | null;
  /** Model id → link to the reviews of that model. */
  readonly reviewsOf: (modelId: number) => unknown;
  readonly related: Pick<RelatedContent, "ofModel">;
}

/**
 * Creates the page of each model and of each of its versions. Figures, costs, drawings, the wording of offers and the answers to questions are computed here:
 * they do not change in a browser, so this code stays out of the pages' scripts.
 */
export function createModelPages(
  createPage: CreatePage,
  models: readonly PagedModel[],
  { rates, priceNote, reviewsOf, related }: ModelPagesContext,
): void {
  for (const model of models) {
    const { modelId, name, gender, brand, versions, offers } = model;
    const named = { name: `${brand.name} ${name}`, gender };
    createPage({
      path: model.path,
      component: template("model"),
      context: {
        modelId,
        ...related.ofModel(modelId),
        allReviews: reviewsOf(modelId),
        usedCars: usedModel(slugify(brand.name), slugify(name)),
        priceAlert: watchedModel(modelId),
        monthly: monthlyPriceOf(model, rates),
        badges: modelBadges(model),
        offers: offers.map((offer) => offerWords(offer, versions)),
        facts: modelFacts(versions),
        questions: modelQuestions(named, model, priceNote),
      },
    });
    for (const version of versions) {
      const own = offers.filter(({ promoId }) => version.offers.some((offer) => offer.promoId === promoId));
      createPage({
        path: version.path,
        component: template("version"),
        context: {
          versionId: version.versionId,
          costs: costsOf(version, rates),
          priceAlert: watchedVersion(version.versionId),
          prices: pricesOf(version),
          facts: modelFacts([version]),
          offers: own.map((offer) => offerWords(offer)),
        },
      });
    }
  }
}
