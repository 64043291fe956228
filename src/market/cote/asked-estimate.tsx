import type { ReactNode } from "react";
import type { CoteModel } from "../../contract/market/cote";
import { ENERGIES, GEARBOXES } from "../../contract/market/lists";
import { coteShell } from "../../routes";
import { figure } from "../../shared/figures/figures";
import { groupDigits } from "../../shared/figures/price";
import { ownValue } from "../../shared/text/own-value";
import { Picture } from "../../shared/ui/picture";
import { coverImage } from "../cards/cover-image";
import { Field, Mileage } from "../estimate/estimate-fields";
import { EstimatedPrice } from "../estimate/estimated-price";
import * as form from "../search/ad-box.page.module.css";
import * as styles from "./cote.page.module.css";

interface Listed {
  readonly label: string;
  readonly name: string;
  readonly keys: readonly string[] | undefined;
  readonly names: Readonly<Record<string, string>>;
  readonly chosen: string | undefined;
}

/** A choice among what the ads of the model tell apart; none where there is only one. */
const Among = ({ label, name, keys = [], names, chosen }: Listed) =>
  keys.length < 2 ? null : (
    <Field label={label}>
      {(id) => (
        <select id={id} name={name} defaultValue={chosen}>
          {keys.map((key) => (
            <option key={key} value={key}>
              {ownValue(names, key) ?? key}
            </option>
          ))}
        </select>
      )}
    </Field>
  );

/** The estimate of a car of the model, then its year, mileage, gearbox and energy: a form with an address, which needs no scripts (rule: market/cote). @param children what to do next */
export function AskedEstimate({
  cote: { asked, usual, years, crumbs },
  children,
}: {
  cote: CoteModel;
  children: ReactNode;
}) {
  if (!asked) return children;
  const { name, year, km, estimate, words = usual, cover } = asked;
  const offered = [...new Set([year, ...years.map((one) => one.year)])].sort((a, b) => b - a);
  return (
    <div className={`card ${styles.asked}`}>
      <div className={styles.answer}>
        {cover && (
          <div className={styles.shown}>
            <Picture image={coverImage(cover)} alt="" sizes="240px" />
          </div>
        )}
        {estimate ? (
          <EstimatedPrice of={`${name} ${year}, ${figure(km, "km")}, ${words}`} estimate={estimate} />
        ) : (
          <p>
            {`${name} ${year}, ${figure(km, "km")}, ${words}\u00a0: trop peu d’annonces de voitures semblables. Nous ne donnons pas de prix au hasard.`}
          </p>
        )}
        {children}
      </div>
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
        <Among label="Boîte" name="boite" keys={asked.gearboxes} names={GEARBOXES} chosen={asked.gearbox} />
        <Among label="Énergie" name="energie" keys={asked.energies} names={ENERGIES} chosen={asked.energy} />
        <button className="button">Estimer</button>
      </form>
    </div>
  );
}
