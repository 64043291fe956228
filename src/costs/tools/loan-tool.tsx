import { typedDecimal, typedFrancs, typedPercent } from "../../contract/shared/typed";
import { downPaymentOf, LENGTHS, repayment, USUAL_LENGTH } from "../rules/loan";
import { ratesOf } from "../rules/parameters";
import { figureTexts, sentence, type LabelledParameter } from "../rules/figure-texts";
import { asTyped, figure } from "../../shared/figures/figures";
import { formatPrice, groupDigits } from "../../shared/figures/price";
import { Answer } from "./answer";
import { ChoiceField, NumberField, valuesIn } from "./number-field";
import { routes } from "../../routes";
import { CarStart, type StartCars, startFields } from "./car-start";
import * as styles from "./tools.page.module.css";
import { type Tool, useTool } from "./use-tool";
import { FrancsField, type UsualProps } from "./usual-fields";

export const LOAN_KEYS = ["credit_taux", "credit_apport", "credit_usure_banque"] as const;
const DURATIONS = LENGTHS.map((months) => [String(months), `${months} mois`] as const);
export const DURATION_CHOICES = { duree: valuesIn(DURATIONS) };

/** Length of a loan. */
export const DurationField = ({ tool }: { readonly tool: Tool<"duree"> }) => (
  <ChoiceField tool={tool} name="duree" label="Durée" options={DURATIONS} />
);

interface PercentProps<Name extends string> extends UsualProps<Name> {
  /** A valid percentage, shown in the error message. */
  readonly example: string;
  readonly most?: number;
}

/** A percentage, up to `most`. */
export const PercentField = <Name extends string>({ example, most, ...field }: PercentProps<Name>) => (
  <NumberField
    {...field}
    read={(text) => typedPercent(text, most)}
    wrong={`Entrez un pourcentage, comme ${example}.`}
  />
);

/** Yearly rate of a loan, in percent. */
export const RateField = (field: { readonly tool: Tool<"taux">; readonly hint?: string | undefined }) => (
  <NumberField
    {...field}
    name="taux"
    label="Taux annuel, en %"
    read={typedDecimal}
    wrong="Entrez un taux, comme 12 ou 9,5."
  />
);

/** « Simulateur de crédit »: the monthly payment and the total cost of a car. */
export function LoanTool({ parameters, cars }: { parameters: readonly LabelledParameter[]; cars: StartCars }) {
  const rates = ratesOf(parameters, LOAN_KEYS);
  const usual = {
    prix: "12.000.000",
    apport: asTyped(rates?.credit_apport ?? 0),
    duree: String(USUAL_LENGTH),
    taux: asTyped(rates?.credit_taux ?? 0),
    assurance: "0",
  };
  const tool = useTool(usual, DURATION_CHOICES, startFields(usual, cars));
  if (!rates) return <p>Ce calcul attend des chiffres que nous n’avons pas pour l’instant.</p>;
  const { fields } = tool;
  const [price, share, rate, insurance] = [
    typedFrancs(fields.prix) ?? 0,
    typedPercent(fields.apport) ?? 0,
    typedDecimal(fields.taux) ?? 0,
    typedFrancs(fields.assurance) ?? 0,
  ];
  const months = Number(fields.duree) || USUAL_LENGTH;
  const down = downPaymentOf(price, { downPayment: share });
  const { monthly, cost } = repayment({ amount: price - down, rate, months });
  const rows = [
    ["Apport", formatPrice(down)],
    ["Montant emprunté", formatPrice(price - down)],
    ["Mensualité hors assurance", formatPrice(monthly)],
    ["Intérêts", formatPrice(cost)],
    ["Assurance du crédit", formatPrice(insurance * months)],
    ["Coût total de la voiture", formatPrice(price + cost + insurance * months)],
  ] as const;
  return (
    <div className={`card ${styles.tool}`}>
      <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
        <CarStart tool={tool} cars={cars} path={routes.loanTool} />
        <FrancsField tool={tool} name="prix" label="Prix de la voiture" example="12.000.000" />
        <div className={styles.pair}>
          <PercentField tool={tool} name="apport" label="Apport, en %" example="20" />
          <DurationField tool={tool} />
        </div>
        <RateField
          tool={tool}
          hint={sentence`Offres relevées : ${figureTexts(parameters).amount("credit_taux")}.` ?? undefined}
        />
        <FrancsField tool={tool} name="assurance" label="Assurance du crédit, par mois" />
      </form>
      <div className="stack">
        <Answer name={<>Chaque mois, pendant {months} mois</>} amount={monthly + insurance} note="estimation" />
        {rate > rates.credit_usure_banque && (
          <p
            className={styles.warn}
          >{`${figure(rate, "%")} dépasse le plafond d’usure des banques que nous connaissons (${figure(rates.credit_usure_banque, "%")}, à vérifier) : demandez le taux effectif global.`}</p>
        )}
        <table className={styles.bill}>
          <caption className="visually-hidden">Le crédit en détail</caption>
          <tbody>
            {rows.map(([label, amount]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="price">{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small quiet">
          Mensualités constantes, intérêts composés chaque mois. Frais de dossier non compris&nbsp;:{" "}
          {groupDigits(months)} échéances égales.
        </p>
      </div>
    </div>
  );
}
