import { graphql } from "gatsby";
import { whenText } from "../../shared/dates/dates";
import { figure } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";
import { CERTAINTY_WORDS } from "../rules/certainty-words";
import { inFrancs } from "../rules/customs";
import { type ProposedCar, proposalFor } from "./customs-proposal";
import { ChoiceField, type Options } from "./number-field";
import * as styles from "./tools.page.module.css";
import type { Tool } from "./use-tool";

interface Props {
  readonly tool: Tool<keyof ProposedCar | "valeur" | "devise" | "etat">;
  readonly values: readonly Queries.CustomsValueFragment[];
  /** Francs CFA of one euro. */
  readonly euro: number;
}

const optionsOf = (answers: readonly string[]): Options => [
  ["", "Choisir…"],
  ...answers.map((one) => [one, one] as const),
];

/** Proposes the value of a used car from its model, year and origin (rule: costs/customs-value). */
export function CustomsValueFields({ tool, values, euro }: Props) {
  if (values.length === 0) return null;
  const { models, years, origins, car, value } = proposalFor(values, tool.fields);
  const chosen = {
    ...tool,
    fields: { ...tool.fields, ...car },
    change: (name: keyof typeof tool.fields, answer: string) =>
      tool.fill(proposalFor(values, { ...car, [name]: answer }).car),
  };
  return (
    <>
      <ChoiceField
        tool={chosen}
        name="modele"
        label="Partir d’un modèle d’occasion"
        optional
        options={optionsOf(models)}
      />
      {years.length > 0 && <ChoiceField tool={chosen} name="annee" label="Année" options={optionsOf(years)} />}
      {origins.length > 0 && (
        <ChoiceField tool={chosen} name="provenance" label="Provenance" options={optionsOf(origins)} />
      )}
      {value && <Proposal tool={tool} value={value} euro={euro} />}
    </>
  );
}

interface ProposalProps extends Omit<Props, "values"> {
  readonly value: Queries.CustomsValueFragment;
}

function Proposal({
  tool,
  value: { brand, model, year, origin, amount, currency, effective, source, certainty },
  euro,
}: ProposalProps) {
  const francs = currency === "EUR" ? inFrancs(amount, euro) : amount;
  return (
    <div className={`stack ${styles.proposal}`} role="status">
      <p>
        <b>{currency === "EUR" ? `${figure(amount, "€")}, soit ${formatPrice(francs)}` : formatPrice(francs)}</b>
        {`, fret compris : ${brand} ${model} ${year}, ${origin}.`}
      </p>
      <p className="small quiet">{`${source}, relevé ${whenText(effective)} : ${CERTAINTY_WORDS[certainty]}.`}</p>
      <button
        type="button"
        className="button plain"
        onClick={() => tool.fill({ valeur: figure(amount, "").trim(), devise: currency, etat: "occasion" })}
      >
        Choisir cette valeur
      </button>
    </div>
  );
}

export const fragment = graphql`
  fragment CustomsValue on CustomsValue {
    brand
    model
    year
    origin
    amount
    currency
    effective
    source
    certainty
  }
`;
