import { type ReactNode, useId, useRef, useState } from "react";
import type { AdFacet } from "../../contract/market/ad";
import { COMPARED_YEARS, type Estimate as Found } from "../../contract/market/estimate";
import { CONDITIONS, ENERGIES, GEARBOXES } from "../../contract/market/lists";
import { typedAmount } from "../../contract/shared/typed";
import { carYears } from "../search/years";
import { alphabetical } from "../../shared/text/names";
import { routes } from "../../routes";
import * as styles from "../search/ad-box.page.module.css";
import { askEstimate } from "./ask-estimate";
import { ESTIMATE_HINT } from "./estimate-hint";
import { adsThat } from "../search/search-path";
import { estimateWords } from "./estimate-words";

type Outcome = Found | "too few" | "nothing yet" | "lacking" | "failed";

/** The empty form. Gearbox and energy may stay unknown: the usual ones of the model count then. */
const UNKNOWN = { modele: "", annee: "", etat: "", km: "", boite: "", energie: "" };
/** What a damaged car is worth, no ad tells. */
const { accidente: _wreck, ...COMPARED } = CONDITIONS;

/** The form under « Estimer ma voiture »: what such a car is asked for (rule: market/estimate). @param models those that are for sale */
export function Estimate({ models }: { models: readonly AdFacet[] }) {
  const [car, setCar] = useState(UNKNOWN);
  const [found, setFound] = useState<Outcome>("nothing yet");
  const latest = useRef(car);
  const isNew = car.etat === "neuf_0km";
  const choose = (name: keyof typeof UNKNOWN) => (value: string) => {
    latest.current = { ...car, [name]: value };
    setCar(latest.current);
    setFound("nothing yet");
  };
  async function estimate(): Promise<void> {
    const asked = latest.current;
    const km = isNew ? 0 : typedAmount(car.km);
    if (!car.modele || !car.annee || !car.etat || km === null) return setFound("lacking");
    const answer = await askEstimate({ ...car, km: String(km) });
    if (latest.current === asked) setFound(answer.ok ? (answer.value.estimate ?? "too few") : "failed");
  }
  const named = models.toSorted(alphabetical(({ label }) => label));
  const years = carYears(Date.now())
    .reverse()
    .map((one) => ({ value: String(one), label: String(one) }));
  const choice = (name: keyof typeof UNKNOWN, label: string, options: Choices["options"], unknown?: string) => (
    <Choice label={label} value={car[name]} options={options} unknown={unknown} onChange={choose(name)} />
  );
  return (
    <div className="stack">
      <form
        className={`card ${styles.box}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void estimate();
        }}
      >
        {choice("modele", "Modèle", named)}
        {choice("annee", "Année", years)}
        {choice("etat", "État", optionsOf(COMPARED))}
        {!isNew && (
          <Field label="Kilométrage">
            {(id) => (
              <input
                id={id}
                value={car.km}
                onChange={({ target }) => choose("km")(target.value)}
                inputMode="numeric"
                maxLength={12}
                placeholder="85.000"
                autoComplete="off"
              />
            )}
          </Field>
        )}
        {choice("boite", "Boîte", optionsOf(GEARBOXES), "Je ne sais pas")}
        {choice("energie", "Énergie", optionsOf(ENERGIES), "Je ne sais pas")}
        <button className="button">Estimer</button>
      </form>
      <p role="status">{resultText(found)}</p>
      {typeof found === "object" && (
        <p>
          <a href={adsThat({ choices: { modele: [car.modele] }, bounds: yearsOf(Number(car.annee)) })}>
            Voir ces annonces
          </a>{" "}
          ou <a href={routes.postAd}>vendre ma voiture</a>
        </p>
      )}
    </div>
  );
}

/** The years whose ads an estimate counts. */
const yearsOf = (year: number) => ({ annee_min: year - COMPARED_YEARS, annee_max: year + COMPARED_YEARS });

const optionsOf = (list: Readonly<Record<string, string>>) =>
  Object.entries(list).map(([value, label]) => ({ value, label }));

function resultText(found: Outcome): string {
  if (found === "nothing yet") return ESTIMATE_HINT;
  if (found === "lacking") return "Indiquez le modèle, l’année, l’état et le kilométrage, en chiffres.";
  if (found === "failed") return "L’estimation n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.";
  if (found === "too few")
    return "Trop peu d’annonces de ce modèle autour de cette année : nous ne donnons pas de prix au hasard.";
  const { value, range, basis } = estimateWords(found);
  return `Pour une voiture semblable, les annonces demandent environ ${value}\u00a0; la moitié, ${range}. ${basis}. Un prix demandé n’est pas encore un prix de vente.`;
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface Choices {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The first option, which answers nothing. */
  readonly unknown?: string | undefined;
  readonly onChange: (value: string) => void;
}

const Choice = ({ label, value, options, unknown = "Choisir…", onChange }: Choices) => (
  <Field label={label}>
    {(id) => (
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{unknown}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
