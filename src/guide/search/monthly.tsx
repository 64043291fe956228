import { askedCredit } from "./engine/engine";
import { type TermKey, withTerm } from "./engine/filters";
import { LENGTHS, usualCredit } from "../../costs/rules/loan";
import type { Parameter } from "../../costs/rules/parameters";
import { figure } from "../../shared/figures/figures";
import { routes } from "../../routes";
import * as styles from "../../shared/filters/filter-panel.page.module.css";
import { Amount, type FilterProps } from "./filter-parts";
import { Select } from "../../shared/filters/select-field";

const DOWN_PAYMENTS = [0, 10, 20, 30, 40, 50] as const;

/** Filter by monthly payment, with the terms of the loan (rule: guide/search-monthly). @param parameters the country's figures about loans */
export function Monthly({ parameters, filters, onFilter }: FilterProps & { parameters: readonly Parameter[] }) {
  const usual = usualCredit(parameters);
  if (!usual) return <p className={styles.note}>Ce calcul attend des chiffres que nous n’avons pas pour l’instant.</p>;
  const { rate, downPayment, months } = askedCredit(usual, filters);
  const select = (term: TermKey) => (value: number | null) => onFilter(withTerm(filters, term, value));
  return (
    <>
      <Amount bounded="mensualite_max" filters={filters} onFilter={onFilter} />
      <div className={styles.prices}>
        <Select
          name="Apport"
          value={downPayment}
          values={DOWN_PAYMENTS}
          label={(value) => figure(value, "%")}
          onSelect={select("apport")}
        />
        <Select
          name="Durée"
          value={months}
          values={LENGTHS}
          label={(value) => figure(value, "mois")}
          onSelect={select("duree")}
        />
      </div>
      <p className={styles.note}>
        {`Estimation au taux de ${figure(rate, "%")} par an, hors assurance. `}
        <a href={routes.loanTool}>Simuler un autre taux</a>
      </p>
    </>
  );
}
