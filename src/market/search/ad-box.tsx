import { navigate } from "gatsby";
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import type { AdCounts, AdFacet } from "../../contract/market/ad";
import { CONDITIONS } from "../../contract/market/lists";
import { type AdSearch, ALL_ADS, writeAdSearch } from "../../contract/market/search";
import { alphabetical } from "../../shared/text/names";
import { routes } from "../../routes";
import { Segments } from "../../shared/ui/form/segments";
import * as styles from "./ad-box.page.module.css";
import { BoxCount } from "./box-count";
import { searchIn } from "./form-search";
import { searchPath } from "./search-path";
import { TownOptions } from "./town-options";

interface Option {
  readonly value: string;
  readonly label: string;
}

const DEBOUNCE_MS = 250;
const STATES = [
  ["", "Tout"],
  ...(["venant", "occasion_locale"] as const).map((state) => [state, CONDITIONS[state]] as const),
] as const;

/** The search of the box. The models on show may still be those of the previous brand. */
function searchOf(form: HTMLFormElement): AdSearch {
  const search = searchIn(form);
  const { marque = [], modele = [], ...choices } = search.choices;
  const models = modele.filter((model) => marque.some((brand) => model.startsWith(`${brand}-`)));
  return {
    ...search,
    choices: { ...choices, ...(marque.length > 0 && { marque }), ...(models.length > 0 && { modele: models }) },
  };
}

/** The brands of the guide and of the catalogue of used cars, with others that sellers have typed. */
const withOthers = (brands: readonly Option[], sold: readonly Option[] = []) =>
  [...brands, ...sold.filter(({ value }) => !brands.some((brand) => brand.value === value))].sort(
    alphabetical(({ label }) => label),
  );

async function answerTo(query: string, signal: AbortSignal): Promise<AdCounts | null> {
  const { askAds, keptAnswer } = await import("./ask-ads");
  return keptAnswer(query) ?? askAds(query, signal);
}

/** The search box of the used-car home, whose button says how many ads there are (rule: market/search-box). @param brands of the guide and of the catalogue of used cars, sorted by name @param served counts of all ads, if the Worker rendered them */
export function AdBox({ brands: guide, served }: { brands: readonly Option[]; served: AdCounts | null }) {
  const form = useRef<HTMLFormElement>(null);
  const [search, setSearch] = useState(ALL_ADS);
  const [answer, setAnswer] = useState(served);
  const [brands, setBrands] = useState(guide);
  const [models, setModels] = useState<readonly AdFacet[]>([]);
  const query = writeAdSearch(search);
  const brand = search.choices.marque?.[0] ?? "";
  const ofAnyModel = !search.choices.modele;

  const read = useCallback(() => form.current && setSearch(searchOf(form.current)), []);
  useEffect(() => void read(), [read]); // Reads what the visitor chose before hydration.
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      try {
        const found = (query === "" && served) || (await answerTo(query, controller.signal));
        if (controller.signal.aborted) return;
        setAnswer(found);
        if (!found) return;
        setBrands((before) => withOthers(before, found.facets["marque"]));
        if (ofAnyModel)
          setModels(
            (found.facets["modele"] ?? []).filter(({ value, count }) => count > 0 && value.startsWith(`${brand}-`)),
          );
      } catch {
        if (!controller.signal.aborted) setAnswer(null); // The button leads to the search even without a count.
      }
    };
    const timer = setTimeout(() => void load(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, brand, ofAnyModel, served]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(searchPath(writeAdSearch(searchOf(event.currentTarget))));
  };
  return (
    <form
      ref={form}
      className={`card ${styles.box}`}
      action={routes.usedSearch}
      role="search"
      aria-label="Recherche d’occasions"
      onChange={read}
      onSubmit={send}
    >
      <Field name="marque" label="Marque" any="Toutes" options={brands} />
      <Field key={brand} name="modele" label="Modèle" any="Tous" options={brand ? models : []} live />
      <PriceField />
      <Towns />
      <Segments
        legend="État"
        name="etat_du_vehicule"
        options={STATES}
        input={(value) => ({ defaultChecked: value === "" })}
      />
      <button className="button">
        <span aria-live="polite" data-served="box-count">
          <BoxCount counts={answer} />
        </span>
      </button>
    </form>
  );
}

function Field({
  name,
  label,
  any,
  options,
  live = false,
}: {
  name: string;
  label: string;
  any: string;
  options: readonly Option[];
  live?: boolean;
}) {
  const id = useId();
  return (
    <div className={`${styles.field} ${live ? "live" : ""}`}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} disabled={live && options.length === 0}>
        <option value="">{any}</option>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

function PriceField() {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Prix maximum</label>
      <input id={id} name="prix_max" inputMode="decimal" autoComplete="off" maxLength={20} placeholder="6,5 M" />
    </div>
  );
}

function Towns() {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Ville ou quartier</label>
      <select id={id} name="ville">
        <option value="">Partout</option>
        <TownOptions />
      </select>
    </div>
  );
}
