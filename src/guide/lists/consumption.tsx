import { graphql } from "gatsby";
import { KeepModel } from "../kept/keep-on-card";
import { consumptionRange } from "./consumption-range";
import * as card from "./model-card.module.css";

/** A line of a card that says what a car consumes (rule: guide/card-consumption). @param of see `consumptionRange` */
export const Consumption = ({ of }: { readonly of: string | null | undefined }) =>
  of ? <p className={card.quiet}>{of}</p> : null;

type Model = Queries.ModelCardFragment & Queries.ModelConsumptionFragment;

/** What the versions of a model consume, and the heart that keeps the cheapest. */
export const ConsumptionAndHeart = ({ model }: { readonly model: Model }) => (
  <>
    <Consumption of={consumptionRange([model.litresMin, model.litresMax], [model.rangeMin, model.rangeMax])} />
    <KeepModel model={model} />
  </>
);

export const fragment = graphql`
  fragment ModelConsumption on Model {
    litresMin
    litresMax
    rangeMin
    rangeMax
  }
`;
