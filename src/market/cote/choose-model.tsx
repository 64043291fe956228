import { useEffect, useRef, useState } from "react";
import type { CoteList } from "../../contract/market/cote";
import { ENERGIES, GEARBOXES } from "../../contract/market/lists";
import { coteShell } from "../../routes";
import { Choice, Field, Mileage, optionsOf } from "../estimate/estimate-fields";
import * as styles from "../search/ad-box.page.module.css";
import * as own from "./cote.page.module.css";

interface Brand {
  readonly key: string;
  readonly title: string;
  readonly models: readonly { readonly key: string; readonly name: string }[];
}

/** The brands and models of the list that the form can name. */
const brandsIn = (list: CoteList["brands"]): readonly Brand[] =>
  list.flatMap(({ key, title, links }) =>
    key === undefined
      ? []
      : { key, title, models: links.flatMap(({ key: own, name }) => (own && name ? { key: own, name } : [])) },
  );

/** Brand, then model; the others may be left out. Without scripts all models are offered by brand, and the form leads to the page of the chosen one (rule: market/cote). */
export function ChooseModel({ list }: { list: CoteList["brands"] }) {
  const brands = brandsIn(list);
  const form = useRef<HTMLFormElement>(null);
  const [brand, setBrand] = useState("");
  const read = () => {
    const chosen = form.current && new FormData(form.current).get("marque");
    setBrand(typeof chosen === "string" ? chosen : "");
  };
  useEffect(read, []); // Reads what the visitor chose before hydration.
  if (brands.length === 0) return null;
  const offered = brand ? brands.filter(({ key }) => key === brand) : brands;
  return (
    <form
      ref={form}
      className={`card ${styles.box} ${own.choose}`}
      action={coteShell}
      aria-label="Choisir la voiture"
      onChange={read}
    >
      <Field label="Marque">
        {(id) => (
          <select id={id} name="marque">
            <option value="">Choisir…</option>
            {brands.map(({ key, title }) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Modèle">
        {(id) => (
          <select id={id} name="modele">
            <option value="">Choisir…</option>
            {offered.map(({ key, title, models }) => (
              <optgroup key={key} label={title}>
                {models.map((model) => (
                  <option key={model.key} value={model.key}>
                    {model.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <Field label="Année">
        {(id) => (
          <input id={id} name="annee" inputMode="numeric" maxLength={4} placeholder="ex. 2017" autoComplete="off" />
        )}
      </Field>
      <Mileage />
      <Choice name="boite" label="Boîte" unknown="Facultatif" options={optionsOf(GEARBOXES)} />
      <Choice name="energie" label="Énergie" unknown="Facultatif" options={optionsOf(ENERGIES)} />
      <button className="button">Voir la cote</button>
    </form>
  );
}
