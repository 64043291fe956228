import { typedFrancs } from "../../contract/typed";
import { customsLines, CUSTOMS_KEYS, inFrancs } from "../../lib/costs/customs";
import { importableUntil, isImportable } from "../../lib/costs/import-age";
import { corrected, total } from "../../lib/costs/lines";
import { type Parameter, ratesOf } from "../../lib/costs/parameters";
import { frenchDate, today } from "../../lib/dates";
import { figure } from "../../lib/figures";
import { formatPrice } from "../../lib/price";
import { Field } from "../../ui/form/field";
import { Bill, type DatedFigure } from "./bill";
import { ChoiceField, NumberField } from "./number-field";
import * as styles from "./tools.page.module.css";
import { type Tool, useTool } from "./use-tool";

export const CUSTOMS_TOOL_KEYS = [...CUSTOMS_KEYS, "change_euro", "import_age_max_voiture", "import_age_max_lourd"] as const;
type Rates = NonNullable<ReturnType<typeof ratesOf<(typeof CUSTOMS_TOOL_KEYS)[number]>>>;

const FIRST = { valeur: "6.000.000", devise: "FCA", etat: "occasion", type: "voiture", voie: "mer", date: "" };

/** « Simulateur de dédouanement » (MARKET § 3 rank 1). */
export function CustomsTool({ parameters }: { parameters: readonly (Parameter & DatedFigure)[] }) {
  const tool = useTool(FIRST);
  const rates = ratesOf(parameters, CUSTOMS_TOOL_KEYS);
  if (!rates) return <p>Ce calcul attend des chiffres que nous n’avons pas pour l’instant.</p>;
  const { fields, own, correct } = tool;
  const typed = typedFrancs(fields.valeur) ?? 0;
  const value = fields.devise === "EUR" ? inFrancs(typed, rates.change_euro) : typed;
  const lines = corrected(customsLines(rates, { value, isNew: fields.etat === "neuf", isUtility: fields.type !== "voiture", bySea: fields.voie === "mer" }), own);
  const duties = total(lines);
  return (
    <div className={styles.tool}>
      <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
        <NumberField tool={tool} name="valeur" label="Valeur de la voiture, fret compris" read={typedFrancs} wrong="Entrez un montant, comme 6.000.000." />
        <ChoiceField tool={tool} name="devise" label="Monnaie" options={[["FCA", "Francs CFA"], ["EUR", "Euros (parité fixe : 655,957)"]]} />
        <ChoiceField tool={tool} name="type" label="Véhicule" options={[["voiture", "Voiture particulière"], ["utilitaire", "Utilitaire, pick-up"]]} />
        <ChoiceField tool={tool} name="etat" label="État" options={[["occasion", "Occasion"], ["neuf", "Neuf"]]} />
        <ChoiceField tool={tool} name="voie" label="Arrivée" options={[["mer", "Par le port de Dakar"], ["route", "Par la route"]]} />
        <Field label="Première mise en circulation" hint="Pour savoir si la voiture peut encore entrer." optional error={undefined}>
          {(ties) => <input {...ties} type="date" name="date" value={fields.date} onChange={({ target }) => tool.change("date", target.value)} />}
        </Field>
      </form>
      <div className="stack">
        <p className={styles.answer} role="status">
          <span>Droits et taxes estimés</span>
          <b className="price">{formatPrice(duties)}</b>
          {value > 0 && <span className="small quiet">{`soit ${figure(Math.round((duties / value) * 1_000) / 10, "%")} de la valeur ; rendue à Dakar : ${formatPrice(value + duties)}`}</span>}
        </p>
        <Eligibility tool={tool} rates={rates} />
        <Bill caption="Droits et taxes, ligne par ligne" lines={lines} sum="Droits et taxes" figures={parameters} own={own} correct={correct} />
        <p className="small quiet">Estimation : la douane fixe elle-même la valeur (Argus ou KBB, moins l’âge, plus le fret). Frais du transitaire non compris.</p>
      </div>
    </div>
  );
}

function Eligibility({ tool: { fields }, rates }: { tool: Tool<keyof typeof FIRST>; rates: Rates }) {
  if (fields.etat === "neuf" || !/^\d{4}-\d{2}-\d{2}$/.test(fields.date)) return null;
  // The limit of vans and pick-ups is that of cars, up to 3.5 t.
  const { import_age_max_voiture: years, import_age_max_lourd: heavy } = rates;
  const others = fields.type === "voiture" ? "" : ` ; ${heavy} ans pour un camion ou un minibus`;
  const until = frenchDate(importableUntil(fields.date, years));
  return isImportable(fields.date, today(), years) ? (
    <p>
      <b>Importable</b> jusqu’au {until} inclus&nbsp;: {years} ans au plus depuis sa première mise en circulation{others}.
    </p>
  ) : (
    <p className={styles.warn}>{`Trop ancienne : elle ne pouvait entrer que jusqu’au ${until} (${years} ans au plus${others}).`}</p>
  );
}
