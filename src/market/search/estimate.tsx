import { type ReactNode, useId, useRef, useState } from "react";
import { type AdFacet, adMarket, type AdMarket } from "../../contract/market/ad";
import { COMPARED_MILEAGE, COMPARED_YEARS } from "../../contract/market/comparable";
import { CONDITIONS } from "../../contract/market/lists";
import type { AdSearch } from "../../contract/market/search";
import { typedAmount } from "../../contract/shared/typed";
import { carYears } from "./years";
import { count, figure } from "../../shared/figures/figures";
import { alphabetical } from "../../shared/text/names";
import { formatPrice, formatPriceRange } from "../../shared/figures/price";
import { routes } from "../../routes";
import { ask } from "../../shared/http/ask";
import * as styles from "./ad-box.page.module.css";
import { ESTIMATE_HINT } from "./estimate-hint";
import { adsThat } from "./search-path";

type Found = AdMarket | "nothing yet" | "lacking" | "failed";

/** The empty form. */
const UNKNOWN = { modele: "", annee: "", etat: "", km: "" };
/** A damaged car is not comparable with others. */
const { accidente: _wreck, ...COMPARED } = CONDITIONS;

/** The form under « Estimer ma voiture »: the price range of comparable ads (rule: market/estimate). @param models those that are for sale */
export function Estimate({ models }: { models: readonly AdFacet[] }) {
  const [car, setCar] = useState(UNKNOWN);
  const [found, setFound] = useState<Found>("nothing yet");
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
    const answer = await ask(`/api/ads/market?${new URLSearchParams({ ...car, km: String(km) }).toString()}`, adMarket);
    if (latest.current === asked) setFound(answer.ok ? answer.value : "failed");
  }
  const named = models.toSorted(alphabetical(({ label }) => label));
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
        <Choice label="Modèle" value={car.modele} options={named} onChange={choose("modele")} />
        <Choice
          label="Année"
          value={car.annee}
          options={carYears(Date.now())
            .reverse()
            .map((one) => ({ value: String(one), label: String(one) }))}
          onChange={choose("annee")}
        />
        <Choice
          label="État"
          value={car.etat}
          options={Object.entries(COMPARED).map(([value, label]) => ({ value, label }))}
          onChange={choose("etat")}
        />
        {!isNew && (
          <Field label="Kilométrage">
            {(id) => (
              <input
                id={id}
                value={car.km}
                onChange={({ target }) => choose("km")(target.value)}
                inputMode="numeric"
                maxLength={12}
                placeholder="85 000"
                autoComplete="off"
              />
            )}
          </Field>
        )}
        <button className="button">Estimer</button>
      </form>
      <p role="status">{resultText(found)}</p>
      {typeof found === "object" && found.count > 0 && (
        <p>
          <a href={adsThat({ choices: { modele: [car.modele], etat_du_vehicule: [car.etat] }, bounds: boundsOf(car) })}>
            Voir ces annonces
          </a>{" "}
          ou <a href={routes.postAd}>vendre ma voiture</a>
        </p>
      )}
    </div>
  );
}

/** The ranges of year and mileage in which ads are comparable. */
function boundsOf({ annee, etat, km }: typeof UNKNOWN): AdSearch["bounds"] {
  const mileage = etat === "neuf_0km" ? null : typedAmount(km);
  return {
    annee_min: Number(annee) - COMPARED_YEARS,
    annee_max: Number(annee) + COMPARED_YEARS,
    ...(mileage !== null && {
      km_min: Math.round(mileage * (1 - COMPARED_MILEAGE)),
      km_max: Math.round(mileage * (1 + COMPARED_MILEAGE)),
    }),
  };
}

function resultText(found: Found): string {
  if (found === "nothing yet") return ESTIMATE_HINT;
  if (found === "lacking") return "Il manque le modèle, l’année, l’état ou le kilométrage, en chiffres.";
  if (found === "failed") return "L’estimation ne vient pas. Vérifiez la connexion, puis réessayez.";
  if (!found.comparable)
    return `Moins de huit annonces de ce modèle, dans cet état, à un an et ${figure(COMPARED_MILEAGE * 100, "%")} du kilométrage près : rien à comparer pour l’instant.`;
  const { n, low, median, high } = found.comparable;
  return `Sur ${count(n, "annonce comparable", "annonces comparables")}, la moitié demande ${formatPriceRange(low, high)}, médiane ${formatPrice(median)}. Un prix demandé n’est pas encore un prix de vente.`;
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
  readonly onChange: (value: string) => void;
}

const Choice = ({ label, value, options, onChange }: Choices) => (
  <Field label={label}>
    {(id) => (
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">Choisissez</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
