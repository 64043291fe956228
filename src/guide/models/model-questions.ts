import { currentPrice } from "../../costs/price/current-price";
import { figure } from "../../shared/figures/figures";
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

/**
 * Questions of a buyer about a model, answered from its figures (rule: guide/questions).
 * @param priceNote editors' remark about the prices, if any
 */
export function modelQuestions(name: string, { priceMin, versions }: Model, priceNote: string | null): Question[] {
  const automatic = versions.filter((version) => version.automatic).sort(ascending(currentPrice))[0];
  const first = versions.find(({ consumption }) => consumption !== null);
  const clearance = versions.find(({ groundClearance }) => groundClearance !== null)?.groundClearance;
  return [
    priceMin && {
      question: `${name} : quel prix ${site.inCountry} ?`,
      answer: `À partir de ${formatPrice(priceMin)}${priceNote ? `, ${priceNote}` : ""}, hors frais d’immatriculation et d’assurance.`,
    },
    automatic &&
      currentPrice(automatic) !== null && {
        question: `${name} : y a-t-il une boîte automatique ?`,
        answer: `Oui : la version ${automatic.name}, à partir de ${formatPrice(currentPrice(automatic))}.`,
      },
    first && {
      question: `${name} : quelle consommation ?`,
      answer: `${figure(first.consumption, first.consumptionUnit ?? "l/100 km")} en cycle mixte pour la version ${first.name} ; comptez davantage dans les embouteillages de Dakar.`,
    },
    clearance && {
      question: `${name} : et sur piste ?`,
      answer: `Sa garde au sol est de ${figure(clearance, "mm")}. ${clearance >= 190 ? "Assez pour rouler à l’aise sur piste." : clearance >= 160 ? "Assez pour un usage mixte, pas pour les ornières profondes." : "De quoi rouler en ville et sur le goudron."}`,
    },
  ].filter((question) => question !== null && typeof question === "object");
}
