import { graphql } from "gatsby";
import { enumerate } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";
import { capitalised } from "../../shared/text/capital";
import { site } from "../../site";
import type { Question } from "../../shared/ui/faq";

type Model = Queries.BrandQuestionModelFragment;

/**
 * Questions of a buyer with answers from the data; a question without an answer is left out (rule: guide/questions).
 * @param priceNote editors' remark about the prices, if any
 */
export function brandQuestions(brand: string, models: readonly Model[], priceNote: string | null): Question[] {
  const priced = models
    .filter(({ priceMin }) => priceMin !== null)
    .sort((a, b) => (a.priceMin ?? 0) - (b.priceMin ?? 0));
  const cheapest = priced[0];
  const names = (hasFeature: (model: Model) => boolean) =>
    models.filter(hasFeature).map(({ name }) => `${brand} ${name}`);
  const automatic = names(({ versions }) => versions.some((version) => version.automatic === true));
  const large = names(({ versions }) => versions.some(({ seats }) => (seats ?? 0) >= 7));
  const electric = names(({ energies }) => energies.includes("Électrique"));
  return [
    cheapest && {
      question: `Quelle est la ${brand} neuve la moins chère ${site.inCountry} ?`,
      answer: `${cheapest.articled ? capitalised(cheapest.articled) : `${brand} ${cheapest.name}`}, à partir de ${formatPrice(cheapest.priceMin)}${priceNote ? ` (${priceNote})` : ""}.`,
    },
    automatic.length > 0 && {
      question: `Quelles ${brand} existent en boîte automatique ?`,
      answer: `${enumerate(automatic)}.`,
    },
    large.length > 0 && { question: `Quelles ${brand} ont sept places ?`, answer: `${enumerate(large)}.` },
    electric.length > 0 && { question: `Quelles ${brand} sont électriques ?`, answer: `${enumerate(electric)}.` },
  ].filter((question) => question !== false && question !== undefined);
}

export const fragment = graphql`
  fragment BrandQuestionModel on Model {
    name
    articled
    priceMin
    energies
    versions {
      automatic
      seats
    }
  }
`;
