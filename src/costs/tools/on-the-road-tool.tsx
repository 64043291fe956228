import { typedAmount, typedFrancs } from "../../contract/shared/typed";
import { inOwnName } from "../rules/in-own-name";
import { OWED_KEYS, owedDuties } from "../rules/owed-duties";
import { corrected, total } from "../rules/lines";
import { onTheRoad } from "../rules/on-the-road";
import { type Parameter, ratesOf } from "../rules/parameters";
import { figure } from "../../shared/figures/figures";
import { groupDigits } from "../../shared/figures/price";
import { routes } from "../../routes";
import type { DatedFigure } from "../rules/line-words";
import { Segments } from "../../shared/ui/form/segments";
import { Answer } from "./answer";
import { Bill } from "./bill";
import { ChoiceField, valuesIn } from "./number-field";
import { CarStart, type StartCars, startFields } from "./car-start";
import * as styles from "./tools.page.module.css";
import { useTool } from "./use-tool";
import { FiscalPowerField, FrancsField } from "./usual-fields";

export const BUYING_KEYS = [...OWED_KEYS, "immat_enregistrement_neuf"] as const;

const USUAL = { etat: "neuve", prix: "10.900.000", cv: "6", type: "voiture" };
const STATES = [
  ["neuve", "Neuve"],
  ["occasion", "Occasion"],
  ["venant", "Venant"],
  ["douane", "Sous douane"],
] as const;
/** What the state of a used car means, in the words of its papers. */
const MEANT: Readonly<Record<string, string>> = {
  occasion: "Déjà plaquée au Sénégal.",
  venant: "Jamais plaquée au Sénégal.",
  douane: "Sous douane, passavant ou plaque étrangère.",
};
const TYPES = [
  ["voiture", "Voiture particulière"],
  ["utilitaire", "Utilitaire, pick-up"],
] as const;
const CHOICES = { etat: valuesIn(STATES), type: valuesIn(TYPES) };

/** « Prix clé en main », line by line: of a new car, or of a used car until it is registered to its buyer. */
export function OnTheRoadTool({
  parameters,
  cars,
}: {
  parameters: readonly (Parameter & DatedFigure)[];
  cars: StartCars;
}) {
  const tool = useTool(USUAL, CHOICES, startFields(USUAL, cars));
  const rates = ratesOf(parameters, BUYING_KEYS);
  if (!rates) return <p>Ce calcul attend des chiffres que nous n’avons pas pour l’instant.</p>;
  const { fields, own } = tool;
  const isNew = fields.etat === "neuve";
  const [price, power] = [typedFrancs(fields.prix) ?? 0, typedAmount(fields.cv)];
  const lines = corrected(
    isNew
      ? onTheRoad(rates, price, power)
      : inOwnName(rates, {
          price,
          fiscalPower: power,
          isPlated: fields.etat === "occasion",
          isInspected: false,
          owed: fields.etat === "douane" ? owedDuties(rates, price, fields.type === "utilitaire") : null,
        }),
    own,
  );
  const carAmount = lines[0]?.amount ?? 0;
  return (
    <div className={`card ${styles.tool}`}>
      <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
        <CarStart tool={tool} cars={cars} path={routes.onTheRoadTool} />
        <Segments
          legend="Voiture"
          name="etat"
          options={STATES}
          input={(value) => ({ checked: value === fields.etat, onChange: () => tool.change("etat", value) })}
        />
        {MEANT[fields.etat] && <p className="small quiet">{MEANT[fields.etat]}</p>}
        {fields.etat === "douane" && <ChoiceField tool={tool} name="type" label="Véhicule" options={TYPES} />}
        <div className={styles.pair}>
          <FrancsField
            tool={tool}
            name="prix"
            label={isNew ? "Prix de la voiture" : "Prix demandé"}
            example="10.900.000"
          />
          <FiscalPowerField tool={tool} name="cv" label="CV fiscaux" />
        </div>
      </form>
      <div className="stack">
        <Answer
          name={isNew ? "Clé en main" : "À votre nom"}
          amount={total(lines)}
          note={`Estimation\u00a0: ${groupDigits(carAmount)} + ${groupDigits(total(lines) - carAmount)} de frais`}
        />
        <Bill
          caption="Prix clé en main, ligne par ligne"
          lines={lines}
          sum={isNew ? "Clé en main" : "À votre nom"}
          figures={parameters}
          tool={tool}
        />
        <p className="small quiet">
          {isNew &&
            `Le prix d’un concessionnaire comprend ses droits de douane. Demandez si l’enregistrement (${figure(rates.immat_enregistrement_neuf, "%")}) et les frais de dossier y sont. `}
          {fields.etat === "occasion" &&
            "Les plaques blanches suivent la voiture ; comptez-en de nouvelles si elle porte encore les bleues. La légalisation de l’acte de vente n’est pas comprise. "}
          {fields.etat === "venant" && "Pour une voiture déjà dédouanée. "}
          {fields.etat === "douane" && (
            <>
              La douane part de l’Argus ou de KBB, moins l’âge, plus le fret&nbsp;: le détail des droits est dans le{" "}
              <a href={`${routes.customsTool}?valeur=${groupDigits(price)}`}>Simulateur de dédouanement</a>. Frais du
              transitaire non compris.{" "}
            </>
          )}
          Le barème d’assurance est celui de l’essence. Le diesel et l’électrique peuvent payer autre chose.
        </p>
      </div>
    </div>
  );
}
