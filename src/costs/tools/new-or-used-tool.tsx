import { useEffect, useState } from "react";
import { typedFrancs } from "../../contract/shared/typed";
import { asTyped } from "../../shared/figures/figures";
import { formatPrice, groupDigits } from "../../shared/figures/price";
import { routes } from "../../routes";
import { DialogButton } from "../../shared/popups/popups";
import { useEffectEvent } from "../../shared/ui/use-effect-event";
import type { DatedFigure } from "../rules/line-words";
import { CostBar } from "../drawn/cost-drawings";
import { corrected, total } from "../rules/lines";
import { YEARS } from "../rules/monthly";
import { NEW_OR_USED_KEYS } from "../rules/new-or-used";
import { type Parameter, ratesOf } from "../rules/parameters";
import { Bill } from "./bill";
import type { ChooseCars, ChosenCar } from "./choose-cars";
import { ChoiceField, NumberField, valuesIn } from "./number-field";
import * as styles from "./tools.page.module.css";
import { type CarsField, FIRST_CARS, linesOfSide, type Side } from "./two-cars";
import { type Tool, useTool } from "./use-tool";
import { ConsumptionField, ENERGIES, FiscalPowerField, FrancsField, KilometresField } from "./usual-fields";

const STATES = [
  ["occasion", "Déjà plaquée ici"],
  ["venant", "« Venant », jamais plaquée"],
] as const;
const CHOICES = {
  neuve_energie: valuesIn(ENERGIES),
  occasion_energie: valuesIn(ENERGIES),
  occasion_etat: valuesIn(STATES),
};
const NAMES: Readonly<Record<Side, string>> = { neuve: "La neuve", occasion: "L’occasion" };
const MONTHS = YEARS * 12;

/** An amount that may be left out. */
const maybeFrancs = (text: string) => (text.trim() === "" ? 0 : typedFrancs(text));

/** The reader's own amounts of one of the two cars. */
const ownOf = (own: Readonly<Record<string, number>>, side: Side) =>
  Object.fromEntries(
    Object.entries(own).flatMap(([key, amount]) =>
      key.startsWith(`${side}.`) ? [[key.slice(side.length + 1), amount]] : [],
    ),
  );

interface Props {
  readonly parameters: readonly (Parameter & DatedFigure)[];
  readonly choose: ChooseCars;
}

/** « Neuve ou d’occasion ? »: what each of two cars costs in five years (rule: costs/new-or-used). */
export function NewOrUsedTool({ parameters, choose }: Props) {
  const tool = useTool(FIRST_CARS, CHOICES);
  const unknown = useSame(tool, choose.same);
  const rates = ratesOf(parameters, NEW_OR_USED_KEYS);
  if (!rates) return <p>Ce calcul attend des chiffres que nous n’avons pas pour l’instant.</p>;
  const { fields, own, correct } = tool;
  const linesOf = (side: Side) => corrected(linesOfSide(rates, fields, side), ownOf(own, side));
  const [fresh, used] = [linesOf("neuve"), linesOf("occasion")];
  const longest = Math.max(total(fresh), total(used));
  const bill = (side: Side, lines: typeof fresh) => (
    <Bill
      caption={`${NAMES[side]}, sur cinq ans`}
      lines={lines}
      sum="Sur cinq ans"
      figures={parameters}
      tool={{ own: ownOf(own, side), correct: (line, amount) => correct(`${side}.${line}`, amount) }}
      drawn
    />
  );
  return (
    <div className="stack">
      <div className={styles.pair}>
        <Chosen tool={tool} side="neuve" choose={choose.fresh} />
        <Chosen tool={tool} side="occasion" choose={choose.used} />
      </div>
      {unknown && (
        <p role="alert" className={styles.warn}>
          {unknown}
        </p>
      )}
      <div className={`measure ${styles.fields}`}>
        <KilometresField tool={tool} />
      </div>
      <p>
        <DialogButton
          className="button plain live"
          onOpen={(button) =>
            choose.within(button, ({ fresh: neuve, used: occasion }) =>
              tool.fill({ ...(neuve && fieldsOf("neuve", neuve)), ...(occasion && fieldsOf("occasion", occasion)) }),
            )
          }
        >
          Partir d’un budget
        </DialogButton>
      </p>
      <div className={`card ${styles.tool}`}>
        <Car tool={tool} side="neuve" />
        <Car tool={tool} side="occasion" />
      </div>
      <p className={styles.answer} role="status">
        <strong>{verdict(total(fresh) - total(used))}</strong>
        <span className="small quiet">
          {`Par mois\u00a0: neuve ${formatPrice(Math.round(total(fresh) / MONTHS))}, occasion ${formatPrice(Math.round(total(used) / MONTHS))}, hors entretien et réparations non saisis.`}
        </span>
      </p>
      <p className="small quiet">Le prix d’achat est rendu à la revente, moins la perte de valeur.</p>
      <div className={`card ${styles.tool}`}>
        <div>
          <h3>{titleOf(fields, "neuve")}</h3>
          <CostBar lines={fresh} whole={longest} />
          {bill("neuve", fresh)}
        </div>
        <div>
          <h3>{titleOf(fields, "occasion")}</h3>
          <CostBar lines={used} whole={longest} />
          {fields.occasion_modele && (
            <p>
              <a href={`${routes.usedSearch}?modele=${fields.occasion_modele}`}>Voir ses annonces</a>
            </p>
          )}
          {bill("occasion", used)}
        </div>
      </div>
    </div>
  );
}

/** @param gap what the new car costs more, in francs */
function verdict(gap: number): string {
  if (gap === 0) return "Estimation\u00a0: sur cinq ans, les deux coûtent autant.";
  return `Estimation\u00a0: sur cinq ans, ${gap > 0 ? "l’occasion" : "la neuve"} coûte ${formatPrice(Math.abs(gap))} de moins.`;
}

/** « La neuve : Toyota Starlet 1.5 » */
function titleOf(fields: Tool<CarsField>["fields"], side: Side): string {
  const name = fields[`${side}_nom`];
  return `${NAMES[side]}${name && `\u00a0: ${name}`}`;
}

/** The fields that a chosen car fills in; what is not known of it stays as it is. */
const fieldsOf = (side: Side, { name, price, energy, consumption, fiscalPower, used }: ChosenCar) => ({
  [`${side}_nom`]: name,
  [`${side}_prix`]: groupDigits(price),
  [`${side}_apres`]: "",
  ...(energy !== null && { [`${side}_energie`]: energy }),
  ...(consumption !== null && { [`${side}_conso`]: asTyped(consumption) }),
  ...(fiscalPower !== null && { [`${side}_cv`]: String(fiscalPower) }),
  ...used,
});

/** Fills in the used car that the address asks for by its model. @returns the sentence for a model that cannot be estimated */
function useSame(tool: Tool<CarsField>, same: ChooseCars["same"]): string | null {
  const [unknown, setUnknown] = useState<string | null>(null);
  const { meme } = tool.fields;
  const fillIn = useEffectEvent((found: ChosenCar | string) => {
    const isFound = typeof found !== "string";
    setUnknown(isFound ? null : found);
    tool.fill({ ...(isFound && fieldsOf("occasion", found)), meme: "" });
  });
  useEffect(() => {
    if (meme === "") return;
    let wanted = true;
    void same(meme).then((found) => wanted && fillIn(found));
    return () => void (wanted = false);
  }, [meme, same, fillIn]);
  return unknown;
}

interface CarProps {
  readonly tool: Tool<CarsField>;
  readonly side: Side;
}

/** The car of a side and its price, with the button that chooses another. */
function Chosen({ tool, side, choose }: CarProps & { readonly choose: ChooseCars["fresh"] }) {
  const { fields } = tool;
  return (
    <div className={`card ${styles.chosen}`}>
      <b>{NAMES[side]}</b>
      <span className="small quiet">{fields[`${side}_nom`] || "Exemple de prix"}</span>
      <span className="price">{formatPrice(typedFrancs(fields[`${side}_prix`]) ?? 0)}</span>
      <DialogButton className="live" onOpen={(button) => choose(button, (car) => tool.fill(fieldsOf(side, car)))}>
        {side === "neuve" ? "Choisir une neuve" : "Choisir une occasion"}
      </DialogButton>
    </div>
  );
}

function Car({ tool, side }: CarProps) {
  const isNew = side === "neuve";
  const ofIt = isNew ? "de la neuve" : "de l’occasion";
  return (
    <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
      <h3>{titleOf(tool.fields, side)}</h3>
      <FrancsField
        tool={tool}
        name={`${side}_prix`}
        label={`Prix ${isNew ? "public" : "demandé"} ${ofIt}`}
        example="10.900.000"
      />
      {!isNew && <ChoiceField tool={tool} name="occasion_etat" label="État de l’occasion" options={STATES} />}
      <ChoiceField tool={tool} name={`${side}_energie`} label={`Énergie ${ofIt}`} options={ENERGIES} />
      <ConsumptionField
        tool={tool}
        name={`${side}_conso`}
        label={`Consommation ${ofIt}, aux 100 km`}
        hint="En litres, ou en kWh pour une électrique."
      />
      <FiscalPowerField tool={tool} name={`${side}_cv`} label={`Puissance fiscale ${ofIt}, en CV`} />
      <NumberField
        tool={tool}
        name={`${side}_apres`}
        label={`Valeur ${ofIt} à la fin`}
        hint="Facultatif : sans elle, nous comptons la même perte par an pour les deux. La cote de son modèle en donne une idée."
        read={maybeFrancs}
        wrong="Entrez un montant, ou rien."
      />
    </form>
  );
}
