import { typedDecimal, typedFrancs, typedPercent } from "../../contract/shared/typed";
import { USUAL_LENGTH } from "../rules/loan";
import { type Parameter, ratesOf } from "../rules/parameters";
import { isThird, quotaText, REACH_KEYS, reachOf } from "../rules/reach";
import { asTyped, figure } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";
import { Answer } from "./answer";
import { DURATION_CHOICES, DurationField, PercentField, RateField } from "./loan-tool";
import { FIRST_SALARY } from "./first-fields";
import * as styles from "./tools.page.module.css";
import { useTool } from "./use-tool";
import { FrancsField } from "./usual-fields";

/** A down payment is at most 95 %, so that there is an amount to borrow. */
const MOST_DOWN = 95;

/** « Combien puis-je emprunter ? »: from a salary to a price (rule: costs/reach). @param carsUpTo returns the address of the list of cars up to a price */
export function ReachTool({
  parameters,
  carsUpTo,
}: {
  parameters: readonly Parameter[];
  carsUpTo: (price: number) => string;
}) {
  const rates = ratesOf(parameters, REACH_KEYS);
  const tool = useTool(
    {
      salaire: FIRST_SALARY,
      credits: "0",
      quotite: asTyped(rates?.credit_quotite ?? 0),
      apport: asTyped(rates?.credit_apport ?? 0),
      duree: String(USUAL_LENGTH),
      taux: asTyped(rates?.credit_taux ?? 0),
    },
    DURATION_CHOICES,
  );
  if (!rates) return <p>Ce calcul attend des chiffres que nous n’avons pas pour l’instant.</p>;
  const { fields } = tool;
  const rate = typedDecimal(fields.taux) ?? 0;
  const months = Number(fields.duree) || USUAL_LENGTH;
  const quota = typedPercent(fields.quotite) ?? 0;
  const reach = reachOf({
    salary: typedFrancs(fields.salaire) ?? 0,
    owed: typedFrancs(fields.credits) ?? 0,
    quota,
    downPayment: typedPercent(fields.apport, MOST_DOWN) ?? 0,
    rate,
    months,
  });
  return (
    <div className={`card ${styles.tool}`}>
      <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
        <FrancsField tool={tool} name="salaire" label="Salaire net par mois" example={FIRST_SALARY} />
        <FrancsField tool={tool} name="credits" label="Crédits en cours, par mois" />
        <PercentField
          tool={tool}
          name="quotite"
          label="Part du salaire pour les crédits, en %"
          hint={`D’usage, ${quotaText(rates.credit_quotite)} ; chaque banque a sa règle.`}
          example="33"
        />
        <PercentField tool={tool} name="apport" label="Apport, en % du prix" example="20" most={MOST_DOWN} />
        <DurationField tool={tool} />
        <RateField tool={tool} />
      </form>
      <div className="stack">
        <Answer
          name="Une voiture jusqu’à"
          amount={reach.price}
          note={`emprunt de ${formatPrice(reach.loan)}, ${formatPrice(reach.monthly)} par mois ; estimation`}
        />
        {reach.price === 0 && (
          <p>Vos crédits en cours prennent déjà toute la part du salaire que vous avez indiquée.</p>
        )}
        {rate > rates.credit_usure_banque && (
          <p
            className={styles.warn}
          >{`${figure(rate, "%")} dépasse le plafond d’usure des banques que nous connaissons (${figure(rates.credit_usure_banque, "%")}, à vérifier).`}</p>
        )}
        {reach.price > 0 && (
          <p>
            <a className="button" href={carsUpTo(reach.price)}>
              Voir les voitures à ce prix
            </a>
          </p>
        )}
        <p className="small quiet">{`Calcul : salaire × ${isThird(quota) ? "1/3" : figure(quota, "%")} − crédits en cours, remboursé en ${months} mensualités égales ; l’apport s’ajoute à l’emprunt.`}</p>
      </div>
    </div>
  );
}
