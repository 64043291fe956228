import type { ReactNode } from "react";
import type { CoteModel } from "../../contract/market/cote";
import { coteShell } from "../../routes";
import { figure } from "../../shared/figures/figures";
import { groupDigits } from "../../shared/figures/price";
import { Field, Mileage } from "../estimate/estimate-fields";
import { EstimatedPrice } from "../estimate/estimated-price";
import * as form from "../search/ad-box.page.module.css";
import * as styles from "./cote.page.module.css";

/** Year and mileage of a car of the model, then its estimate. A form with an address, which needs no scripts (rule: market/cote). @param children what to do next */
export function AskedEstimate({
  cote: { asked, usual, years, crumbs },
  children,
}: {
  cote: CoteModel;
  children: ReactNode;
}) {
  if (!asked) return children;
  const { name, year, km, estimate } = asked;
  const offered = [...new Set([year, ...years.map((one) => one.year)])].sort((a, b) => b - a);
  return (
    <div className={`card ${styles.asked}`}>
      <form className={form.box} action={crumbs.at(-1)?.path} aria-label="Estimation">
        <p className="row">
          <b>{name}</b> <a href={coteShell}>Autre modèle</a>
        </p>
        <Field label="Année">
          {(id) => (
            <select id={id} name="annee" defaultValue={year}>
              {offered.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          )}
        </Field>
        <Mileage usual={groupDigits(km)} />
        <button className="button">Estimer</button>
      </form>
      <div className={styles.answer}>
        {estimate ? (
          <EstimatedPrice of={`${name} ${year}, ${figure(km, "km")}, ${usual}`} estimate={estimate} />
        ) : (
          <p>
            {`${name} ${year}, ${figure(km, "km")}\u00a0: trop peu d’annonces de voitures semblables. Nous ne donnons pas de prix au hasard.`}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
