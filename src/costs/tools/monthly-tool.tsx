import { typedAmount, typedDecimal, typedFrancs } from "../../contract/shared/typed";
import { CostBar } from "../drawn/cost-drawings";
import { corrected, total } from "../rules/lines";
import { fiveYears, monthlyLines, RUNNING_KEYS, type Slice, SLICES } from "../rules/monthly";
import { type Parameter, ratesOf } from "../rules/parameters";
import { figure } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";
import type { DatedFigure } from "../rules/line-words";
import { Answer } from "./answer";
import { Bill } from "./bill";
import { ChoiceField, valuesIn } from "./number-field";
import { routes } from "../../routes";
import { CarStart, type StartCars, startFields } from "./car-start";
import * as styles from "./tools.page.module.css";
import { useTool } from "./use-tool";
import { ConsumptionField, ENERGIES, FiscalPowerField, FrancsField, KilometresField } from "./usual-fields";

const USUAL = {
  prix: "10.900.000",
  energie: "Essence",
  conso: "5,6",
  cv: "6",
  km: "1.000",
  tranche: SLICES[1] as string,
};
const SLICE_NAMES = [
  [SLICES[0], "Petite : 1re tranche"],
  [SLICES[1], "Moyenne : 2e tranche"],
  [SLICES[2], "Grosse : 3e tranche"],
] as const;
const ELECTRIC_EXAMPLE = "15,6";
const CHOICES = { energie: valuesIn(ENERGIES), tranche: valuesIn(SLICE_NAMES) };
const WORK_DAYS = 22;
/** Usual trips in kilometres one way; a month counts both ways (rule: costs/monthly-tool). */
const TRIPS = [
  ["Rufisque – Plateau", 28],
  ["Thiès – Dakar", 70],
] as const;

const sliceOf = (text: string): Slice => SLICES.find((slice) => slice === text) ?? SLICES[1];

/** « Combien par mois ? »: the cost of driving a car per month, line by line, and over five years. */
export function MonthlyTool({
  parameters,
  cars,
}: {
  parameters: readonly (Parameter & DatedFigure)[];
  cars: StartCars;
}) {
  const start = startFields(USUAL, cars);
  const base = useTool(USUAL, CHOICES, start);
  const rates = ratesOf(parameters, RUNNING_KEYS);
  if (!rates) return <p>Ce calcul attend des chiffres que nous n’avons pas pour l’instant.</p>;
  const isElectric = base.fields.energie === "Électrique";
  // While the consumption is still an example in litres, an electric car shows an example in kWh.
  const isExample =
    base.fields.conso === USUAL.conso || (base.fields.conso === start.conso && start.energie !== base.fields.energie);
  const conso = isElectric && isExample ? ELECTRIC_EXAMPLE : base.fields.conso;
  const tool = { ...base, fields: { ...base.fields, conso } };
  const { fields, own } = tool;
  const car = {
    price: typedFrancs(fields.prix) ?? 0,
    energy: fields.energie,
    consumption: typedDecimal(fields.conso),
    fiscalPower: typedAmount(fields.cv),
  };
  const driving = { kilometresAMonth: typedAmount(fields.km) ?? 0, slice: sliceOf(fields.tranche) };
  const lines = corrected(monthlyLines(rates, car, driving), own);
  const trips = TRIPS.map(
    ([name, kilometres]) => [String(kilometres * 2 * WORK_DAYS), `${name}, ${WORK_DAYS} jours`] as const,
  );
  return (
    <div className={`card ${styles.tool}`}>
      <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
        <CarStart tool={tool} cars={cars} path={routes.monthlyTool} />
        <div className={styles.pair}>
          <FrancsField tool={tool} name="prix" label="Prix de la voiture" example="10.900.000" />
          <FiscalPowerField tool={tool} name="cv" label="CV fiscaux" />
        </div>
        <ChoiceField tool={tool} name="energie" label="Énergie" options={ENERGIES} />
        <ConsumptionField
          tool={tool}
          name="conso"
          label={isElectric ? "Consommation, en kWh aux 100 km" : "Consommation, en litres aux 100 km"}
        />
        <KilometresField tool={tool} />
        <p className="live row">
          {trips.map(([kilometres, name]) => (
            <button key={name} type="button" className="chip" onClick={() => tool.change("km", kilometres)}>
              {name}
            </button>
          ))}
        </p>
        {isElectric && (
          <ChoiceField
            tool={tool}
            name="tranche"
            label="Votre facture Senelec, recharge comprise"
            options={SLICE_NAMES}
          />
        )}
      </form>
      <div className="stack">
        <Answer
          // A loss of value that the reader gives is that of every month.
          name={own["decote"] === undefined ? "Chaque mois, la première année" : "Chaque mois"}
          amount={total(lines)}
          note={`soit ${formatPrice(fiveYears(rates, car, driving, own))} sur cinq ans, perte de valeur de ${figure(rates.entretien_decote, "%")} par an comprise ; estimation`}
        />
        <CostBar lines={lines} />
        <Bill
          caption="Ce que coûte la voiture chaque mois"
          lines={lines}
          sum="Par mois"
          figures={parameters}
          tool={tool}
          drawn
        />
        <p className="small quiet">
          Hors crédit, péage et stationnement. Entretien et pneus&nbsp;: saisissez vos chiffres, personne n’en publie de
          sûrs.
        </p>
      </div>
    </div>
  );
}
