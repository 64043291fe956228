import { isDay } from "../../contract/shared/day";
import { typedFrancs } from "../../contract/shared/typed";
import { customsLines, CUSTOMS_KEYS, inFrancs } from "../rules/customs";
import { isImportable } from "../rules/import-age";
import { importRules, lastImportDay, ruleOn } from "../rules/import-rules";
import { corrected, total } from "../rules/lines";
import { type Parameter, ratesOf } from "../rules/parameters";
import { frenchDate, sinceText, today } from "../../shared/dates/dates";
import { figure } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";
import { Field } from "../../shared/ui/form/field";
import { CostBar } from "../drawn/cost-drawings";
import type { DatedFigure } from "../rules/line-words";
import { Answer } from "./answer";
import { Bill } from "./bill";
import { NO_CAR } from "./customs-proposal";
import { CustomsValueFields } from "./customs-value";
import { ChoiceField, valuesIn } from "./number-field";
import { FIRST_VALUE } from "./first-fields";
import * as styles from "./tools.page.module.css";
import { useTool } from "./use-tool";
import { FrancsField } from "./usual-fields";

export const CUSTOMS_TOOL_KEYS = [
  ...CUSTOMS_KEYS,
  "change_euro",
  "import_age_max_voiture",
  "import_age_max_lourd",
] as const;
type Figures = readonly (Parameter & DatedFigure)[];

const FIRST = {
  ...NO_CAR,
  valeur: FIRST_VALUE,
  devise: "FCA",
  etat: "occasion",
  type: "voiture",
  voie: "mer",
  date: "",
};
const TYPES = [
  ["voiture", "Voiture particulière"],
  ["utilitaire", "Utilitaire, pick-up"],
] as const;
const STATES = [
  ["occasion", "Occasion"],
  ["neuf", "Neuve"],
] as const;
const WAYS = [
  ["mer", "Par le port"],
  ["route", "Par la route"],
] as const;
const CHOICES = { devise: ["FCA", "EUR"], type: valuesIn(TYPES), etat: valuesIn(STATES), voie: valuesIn(WAYS) };

interface Props {
  readonly parameters: Figures;
  /** What used cars are worth where they are bought. */
  readonly values: readonly Queries.CustomsValueFragment[];
}

/** « Simulateur de dédouanement » (rule: costs/customs-lines, costs/import-history). */
export function CustomsTool({ parameters, values }: Props) {
  const tool = useTool(FIRST, CHOICES);
  const rates = ratesOf(parameters, CUSTOMS_TOOL_KEYS);
  if (!rates) return <p>Ce calcul attend des chiffres que nous n’avons pas pour l’instant.</p>;
  const { fields, own } = tool;
  const typed = typedFrancs(fields.valeur) ?? 0;
  const value = fields.devise === "EUR" ? inFrancs(typed, rates.change_euro) : typed;
  const lines = corrected(
    customsLines(rates, {
      value,
      isNew: fields.etat === "neuf",
      isUtility: fields.type === "utilitaire",
      bySea: fields.voie === "mer",
    }),
    own,
  );
  const duties = total(lines);
  /** The reader has not said yet what the car is worth. */
  const isExample = fields.valeur === FIRST.valeur && fields.devise === FIRST.devise;
  return (
    <div className={`card ${styles.tool}`}>
      <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
        <CustomsValueFields tool={tool} values={values} euro={rates.change_euro} />
        <div className={styles.pair}>
          <FrancsField tool={tool} name="valeur" label="Valeur avec fret" example={FIRST_VALUE} />
          <ChoiceField
            tool={tool}
            name="devise"
            label="Monnaie"
            options={[
              ["FCA", "Francs CFA"],
              ["EUR", `Euros (parité fixe : ${figure(rates.change_euro, "").trim()})`],
            ]}
          />
        </div>
        <ChoiceField tool={tool} name="type" label="Véhicule" options={TYPES} />
        <div className={styles.pair}>
          <ChoiceField tool={tool} name="etat" label="État" options={STATES} />
          <ChoiceField tool={tool} name="voie" label="Arrivée" options={WAYS} />
        </div>
        <Field
          label="Première mise en circulation"
          hint="Pour savoir si la voiture peut encore entrer."
          optional
          error={undefined}
        >
          {(ties) => (
            <input
              {...ties}
              type="date"
              name="date"
              value={fields.date}
              onChange={({ target }) => tool.change("date", target.value)}
            />
          )}
        </Field>
      </form>
      <div className="stack">
        <Answer
          name={isExample ? "Exemple : droits et taxes estimés" : "Droits et taxes estimés"}
          amount={duties}
          note={
            value > 0 && (
              <>
                {`soit ${figure(Math.round((duties / value) * 1_000) / 10, "%")} ; avec la voiture : `}
                <strong>{formatPrice(value + duties)}</strong>
              </>
            )
          }
        />
        {fields.etat === "occasion" && isDay(fields.date) && (
          <Eligibility
            date={fields.date}
            parameters={parameters}
            heavy={fields.type === "utilitaire" ? rates.import_age_max_lourd : null}
          />
        )}
        <CostBar lines={lines} />
        <Bill
          caption="Droits et taxes, ligne par ligne"
          lines={lines}
          sum="Droits et taxes"
          figures={parameters}
          tool={tool}
          drawn
        />
        <p className="small quiet">
          Estimation&nbsp;: la douane fixe elle-même la valeur (Argus ou KBB, moins l’âge, plus le fret). Frais du
          transitaire non compris.
        </p>
      </div>
    </div>
  );
}

/** « depuis le 24 octobre 2025 » after a space; empty when the date is unknown. */
const sinceWhen = (since: string | null) => (since === null ? "" : ` ${sinceText(since)}`);

interface EligibilityProps {
  /** First registration, as an ISO day. */
  readonly date: string;
  readonly parameters: Figures;
  /** Age limit of lorries and minibuses in years, shown for utility vehicles; vans and pick-ups up to 3.5 t follow the limit of cars. */
  readonly heavy: number | null;
}

/** Shows whether a used car may still be imported under the current limit, and until when it could. */
function Eligibility({ date, parameters, heavy }: EligibilityProps) {
  const day = today();
  if (date > day)
    return (
      <p className={styles.warn}>
        Cette date est à venir : recopiez celle de la première mise en circulation, sur le titre d’origine.
      </p>
    );
  const rules = importRules(parameters);
  const [rule, last] = [ruleOn(rules, day), lastImportDay(rules, date)];
  if (!rule) return null;
  const others = heavy === null ? "" : ` (${heavy} ans pour un camion ou un minibus)`;
  if (last && isImportable(date, day, rule.years))
    return (
      <p>
        <b>Importable</b>
        {` jusqu’au ${frenchDate(last.day)} inclus : ${rule.years} ans au plus depuis sa première mise en circulation, règle en vigueur${sinceWhen(rule.since)}${others}.`}
      </p>
    );
  const before =
    last && last.day < day
      ? ` Elle ne pouvait entrer que jusqu’au ${frenchDate(last.day)}${last.rule === rule ? "" : `, par la limite de ${last.rule.years} ans d’alors`}.`
      : "";
  return (
    <p
      className={styles.warn}
    >{`Trop ancienne : la limite est de ${rule.years} ans${sinceWhen(rule.since)}${others}.${before}`}</p>
  );
}
