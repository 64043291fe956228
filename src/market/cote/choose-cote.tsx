import { useState } from "react";
import type { CoteList, CoteModel } from "../../contract/market/cote";
import type { ChosenCar } from "../../costs/tools/choose-cars";
import { coteShell } from "../../routes";
import { formatPrice } from "../../shared/figures/price";
import { closePopup, openPopup } from "../../shared/popups/popups-state";
import { showToast } from "../../shared/toasts/show-toast";
import { Dialog } from "../../shared/ui/dialog";
import { Field } from "../../shared/ui/form/field";
import * as styles from "../../shared/ui/form/form.later.module.css";
import { askCote } from "./use-cote";

const NOT_READ = "La cote n’a pas pu être chargée : vérifiez votre connexion, puis réessayez.";
const nameOf = ({ crumbs }: CoteModel) => crumbs.at(-1)?.label ?? "";
const chosenOf = (model: CoteModel, { year, value }: CoteModel["years"][number]): ChosenCar => ({
  name: `${nameOf(model)} ${year}`,
  price: value,
  energy: null,
  consumption: null,
  fiscalPower: null,
  used: { occasion_modele: model.search.replace("modele=", "") },
});

/** Opens the choice of a model and a year among those that ads estimate. */
export function chooseCote(button: HTMLElement, chosen: (car: ChosenCar) => void): void {
  void openPopup(button, async () => {
    const list = await askCote(coteShell);
    if (typeof list === "string" || list.kind !== "list") {
      showToast(NOT_READ, "warning");
      return null;
    }
    return <CotePopup list={list} onChoose={chosen} />;
  });
}

function CotePopup({ list, onChoose }: { list: CoteList; onChoose: (car: ChosenCar) => void }) {
  const [model, setModel] = useState<CoteModel | null>(null);
  const [failure, setFailure] = useState<string>();
  const open = async (path: string) => {
    setModel(null);
    setFailure(undefined);
    const asked = await askCote(path);
    if (typeof asked === "string" || asked.kind !== "model") setFailure(NOT_READ);
    else setModel(asked);
  };
  return (
    <Dialog title="Un prix de la cote" onClose={closePopup}>
      {list.brands.length === 0 ? (
        <p>Aucun modèle n’a encore assez d’annonces pour être estimé.</p>
      ) : (
        <Field label="Modèle" error={failure}>
          {(ties) => (
            <select {...ties} defaultValue="" onChange={({ target }) => void open(target.value)}>
              <option value="" disabled>
                Choisir…
              </option>
              {list.brands.map(({ title, links }) => (
                <optgroup key={title} label={title}>
                  {links.map(({ label, path }) => (
                    <option key={path} value={path}>
                      {label}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </Field>
      )}
      {model && (
        <fieldset className="row">
          <legend>{`${nameOf(model)}, de quelle année ?`}</legend>
          {model.years.map((year) => (
            <button
              key={year.year}
              type="button"
              className="chip"
              onClick={() => {
                closePopup();
                onChoose(chosenOf(model, year));
              }}
            >
              {`${year.year}\u00a0: ${formatPrice(year.value)}`}
            </button>
          ))}
        </fieldset>
      )}
      <p className={styles.note}>Ce que demandent les annonces, pour une voiture courante de cette année.</p>
    </Dialog>
  );
}

const YEARS_BACK = 3;
const TOO_FEW = "Trop peu d’annonces de ce modèle pour estimer une occasion : entrez un prix que vous avez vu.";
const NO_ESTIMATE =
  "L’estimation de l’occasion n’a pas pu être chargée : entrez un prix que vous avez vu, ou rechargez la page.";

/**
 * The used car of a model that is nearest to three years old.
 * @param model « toyota/rav4 » @returns a sentence when there is none
 */
export async function sameUsed(model: string, now: number): Promise<ChosenCar | string> {
  const [list, path] = [await askCote(coteShell), `${coteShell}/${model}`];
  if (typeof list === "string" || list.kind !== "list") return NO_ESTIMATE;
  if (!list.brands.some(({ links }) => links.some((link) => link.path === path))) return TOO_FEW;
  const asked = await askCote(path);
  if (typeof asked === "string" || asked.kind !== "model") return NO_ESTIMATE;
  const wanted = new Date(now).getFullYear() - YEARS_BACK;
  const [nearest] = [...asked.years].sort((a, b) => Math.abs(a.year - wanted) - Math.abs(b.year - wanted));
  return nearest ? chosenOf(asked, nearest) : TOO_FEW;
}
