import { useEffect, useId, useState } from "react";
import { type AdFacet, adMarket, type AdMarket } from "../../contract/ads/ad";
import { carYears } from "../../lib/ad-search/years";
import { count } from "../../lib/figures";
import { formatPrice, formatPriceRange } from "../../lib/price";
import { routes } from "../../routes";
import { Section } from "../../ui/section";
import { readJson } from "../car-search/read-json";
import * as styles from "./ad-box.page.module.css";
import { adsThat } from "./search-path";

type Found = AdMarket | "nothing yet" | "failed";

/** « Estimer ma voiture » (MARKET § 2.10): what ads of the same model ask, a year more or less. @param models that are for sale */
export function Estimate({ models }: { models: readonly AdFacet[] }) {
  const [model, setModel] = useState("");
  const [year, setYear] = useState("");
  const [found, setFound] = useState<Found>("nothing yet");
  useEffect(() => {
    setFound("nothing yet");
    if (!model || !year) return;
    let gone = false;
    const load = async () => {
      try {
        const market = adMarket.parse(await readJson(`/api/ads/market?modele=${model}&annee=${year}`));
        if (!gone) setFound(market);
      } catch {
        if (!gone) setFound("failed");
      }
    };
    void load();
    return () => void (gone = true);
  }, [model, year]);
  const named = [...models].sort((a, b) => a.label.localeCompare(b.label, "fr"));
  return (
    <Section title="Estimer ma voiture">
      <div className="stack">
        <div className={`card ${styles.box}`}>
          <Field label="Modèle" value={model} options={named} onChange={setModel} />
          <Field label="Année" value={year} options={carYears().reverse().map((one) => ({ value: String(one), label: String(one) }))} onChange={setYear} />
        </div>
        <p role="status">{saidOf(found)}</p>
        {typeof found === "object" && found.count > 0 && (
          <p>
            <a href={adsThat({ choices: { modele: [model] }, bounds: { annee_min: Number(year) - 1, annee_max: Number(year) + 1 } })}>Voir ces annonces</a> ou <a href={routes.postAd}>vendre ma voiture</a>
          </p>
        )}
      </div>
    </Section>
  );
}

function saidOf(found: Found): string {
  if (found === "nothing yet") return "Choisissez un modèle et une année : vous verrez ce que demandent les annonces semblables.";
  if (found === "failed") return "L’estimation ne vient pas. Vérifiez la connexion, puis choisissez à nouveau.";
  if (!found.comparable) return "Trop peu d’annonces de ce modèle à un an près : rien à comparer pour l’instant.";
  const { n, low, median, high } = found.comparable;
  return `Sur ${count(n, "annonce comparable", "annonces comparables")}, la moitié demande ${formatPriceRange(low, high)}, médiane ${formatPrice(median)}. Un prix demandé n’est pas encore un prix de vente.`;
}

function Field({ label, value, options, onChange }: { label: string; value: string; options: readonly { readonly value: string; readonly label: string }[]; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">Choisissez</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
