import { capitalised } from "../../shared/text/capital";
import { currentPrice } from "../../costs/price/current-price";
import { figure } from "../../shared/figures/figures";
import { type Named, the } from "../../shared/text/articles";
import { agreed } from "../../shared/text/gender";
import { ascending } from "../../shared/sort/orders";
import { formatPrice } from "../../shared/figures/price";
import { site } from "../../site";

export interface Question {
  readonly question: string;
  readonly answer: string;
}

interface Model {
  readonly priceMin: number | null;
  readonly versions: readonly {
    readonly name: string;
    readonly price: number | null;
    readonly promoPrice: number | null;
    readonly automatic: boolean | null;
    readonly consumption: number | null;
    readonly consumptionUnit: string | null;
    readonly groundClearance: number | null;
  }[];
}

/** How the questions are asked: in whole sentences if the gender of the model is known (rule: guide/model-gender). */
function wordsFor(model: Named) {
  const { name, gender } = model;
  if (gender === null)
    return {
      price: `${name} : quel prix ${site.inCountry} ?`,
      automatic: `${name} : y a-t-il une boîte automatique ?`,
      consumption: `${name} : quelle consommation ?`,
      track: `${name} : et sur piste ?`,
    };
  const [it, isNew] = [agreed(gender, "il", "elle"), agreed(gender, "neuf", "neuve")];
  return {
    price: `Combien coûte ${the(model)} ${isNew} ${site.inCountry} ?`,
    automatic: `${capitalised(the(model))} existe-t-${it} en boîte automatique ?`,
    consumption: `Combien consomme ${the(model)} ?`,
    track: `${capitalised(the(model))} passe-t-${it} sur piste ?`,
  };
}

/**
 * Questions of a buyer about a model, answered from its figures (rule: guide/questions).
 * @param priceNote editors' remark about the prices, if any
 */
export function modelQuestions(model: Named, { priceMin, versions }: Model, priceNote: string | null): Question[] {
  const automatic = versions.filter((version) => version.automatic).sort(ascending(currentPrice))[0];
  const words = wordsFor(model);
  const first = versions.find(({ consumption }) => consumption !== null);
  const clearance = versions.find(({ groundClearance }) => groundClearance !== null)?.groundClearance;
  return [
    priceMin && {
      question: words.price,
      answer: `À partir de ${formatPrice(priceMin)}${priceNote ? `, ${priceNote}` : ""}, hors frais d’immatriculation et d’assurance.`,
    },
    automatic &&
      currentPrice(automatic) !== null && {
        question: words.automatic,
        answer: `Oui : la version ${automatic.name}, à partir de ${formatPrice(currentPrice(automatic))}.`,
      },
    first && {
      question: words.consumption,
      answer: `${figure(first.consumption, first.consumptionUnit ?? "l/100 km")} en cycle mixte pour la version ${first.name} ; comptez davantage dans les embouteillages de Dakar.`,
    },
    clearance && {
      question: words.track,
      answer: `Sa garde au sol est de ${figure(clearance, "mm")}. ${clearance >= 190 ? "Assez pour rouler à l’aise sur piste." : clearance >= 160 ? "Assez pour un usage mixte, pas pour les ornières profondes." : "De quoi rouler en ville et sur le goudron."}`,
    },
  ].filter((question) => question !== null && typeof question === "object");
}
