import { type ReactNode, useEffect, useRef, useState } from "react";
import type { AdFacet } from "../../contract/market/ad";
import { CONDITIONS, ENERGIES, GEARBOXES } from "../../contract/market/lists";
import { typedAmount } from "../../contract/shared/typed";
import { coteShell } from "../../routes";
import { alphabetical } from "../../shared/text/names";
import * as styles from "../search/ad-box.page.module.css";
import { carYears } from "../search/years";
import { Choice, Mileage, optionsOf } from "./estimate-fields";
import { ESTIMATE_HINT } from "./estimate-hint";

/** What a damaged car is worth, no ad tells. */
const { accidente: _wreck, ...COMPARED } = CONDITIONS;
const LACKING = "Indiquez le modèle, l’année, l’état et le kilométrage, en chiffres.";
const FAILED = "L’estimation n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.";

/** Reads a field of a form. */
function answerIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
}

/** Gearbox and energy may stay unknown: the usual ones of the model count then. */
const carIn = (form: HTMLFormElement) => ({
  modele: answerIn(form, "modele"),
  annee: answerIn(form, "annee"),
  etat: answerIn(form, "etat"),
  km: answerIn(form, "km"),
  boite: answerIn(form, "boite"),
  energie: answerIn(form, "energie"),
});

/** The form under « Estimer ma voiture »: what such a car is asked for (rule: market/estimate). Without scripts it leads to the model’s page of estimates. @param models those that are for sale */
export function Estimate({ models }: { models: readonly AdFacet[] }) {
  const form = useRef<HTMLFormElement>(null);
  const [isNew, setNew] = useState(false);
  const [found, setFound] = useState<ReactNode>(ESTIMATE_HINT);
  /** Counts changes, so that the answer to an earlier question is dropped. */
  const question = useRef(0);

  const read = () => {
    question.current++;
    setFound(ESTIMATE_HINT);
    if (form.current) setNew(answerIn(form.current, "etat") === "neuf_0km");
  };
  useEffect(() => {
    if (form.current) setNew(answerIn(form.current, "etat") === "neuf_0km"); // Chosen before hydration.
  }, []);
  async function estimate(asked: HTMLFormElement): Promise<void> {
    const car = carIn(asked);
    const km = isNew ? 0 : typedAmount(car.km);
    if (!car.modele || !car.annee || !car.etat || km === null) return setFound(LACKING);
    const at = question.current;
    const answer = await import("./estimate-found").then(
      ({ estimateFound }) => estimateFound({ ...car, km: String(km) }),
      () => FAILED,
    );
    if (question.current === at) setFound(answer);
  }
  const years = carYears(Date.now())
    .reverse()
    .map((one) => ({ value: String(one), label: String(one) }));
  return (
    <div className="stack">
      <form
        ref={form}
        className={`card ${styles.box}`}
        action={coteShell}
        aria-label="Estimer ma voiture"
        noValidate
        onChange={read}
        onSubmit={(event) => {
          event.preventDefault();
          void estimate(event.currentTarget);
        }}
      >
        <Choice name="modele" label="Modèle" whole options={[...models].sort(alphabetical(({ label }) => label))} />
        <Choice name="annee" label="Année" options={years} />
        {!isNew && <Mileage />}
        <Choice name="etat" label="État" whole options={optionsOf(COMPARED)} />
        <Choice name="boite" label="Boîte" options={optionsOf(GEARBOXES)} unknown="Facultatif" />
        <Choice name="energie" label="Énergie" options={optionsOf(ENERGIES)} unknown="Facultatif" />
        <button className="button">Estimer</button>
      </form>
      <div role="status" className="stack">
        {found}
      </div>
    </div>
  );
}
