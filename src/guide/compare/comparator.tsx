import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { MAX_COMPARED } from "../../contract/guide/comparison";
import { carName } from "./compared-car";
import { comparisonGroups, type LoanWords, shownGroups, type View } from "./comparison-rows";
import { drawnCars } from "./drawn-cars";
import { comparisonSentence } from "./comparison-sentence";
import { Icon } from "../../shared/ui/icon";
import { useEffectEvent } from "../../shared/ui/use-effect-event";
import { closePopup, openPopup } from "../../shared/popups/popups-state";
import { showToast } from "../../shared/toasts/show-toast";
import { AddPopup } from "./add-popup";
import { CarActions } from "./car-actions";
import { type Act, comparisonPath, FULL, mayMove } from "./comparison";
import type { CarId, ShownCar, UsedCars } from "./shown-car";
import { ComparisonTable, DIFFERENCES } from "./comparison-table";
import * as styles from "./comparator.later.module.css";
import * as place from "./comparator-place.page.module.css";
import { SILHOUETTES, Silhouettes } from "./silhouettes";
import { ADD, FreePlace, FreePlaces } from "./free-places";
import { useComparison } from "./use-comparison";
import { Waiting } from "./waiting";

export interface ComparatorProps {
  /** Address of the index of all cars. */
  readonly index: string;
  readonly used: UsedCars;
  /** Whether the visitor pressed « Ajouter » before this component was loaded. */
  readonly adding: boolean;
  readonly tooFew: string;
  /** Side views of cars in places that are free. */
  readonly outlines: readonly string[];
  /** Sentence shown while the cars are loading. */
  readonly loading: string;
  readonly loan: LoanWords;
  /** Renders the buttons to share and print a comparison. */
  readonly tools: (title: string, path: string) => ReactNode;
}

const SWITCHES: readonly (readonly [keyof View, string])[] = [
  ["differences", DIFFERENCES],
  ["best", "Surligner le meilleur"],
  ["filled", "Masquer les lignes vides"],
];

/** Compares two to four cars, new and used, side by side (rule: guide/compare-count, guide/compare-address). Its whole state is in the address. */
export function Comparator({ index, used, adding, tooFew, outlines, loading, loan, tools }: ComparatorProps) {
  const { comparison, cars: read, catalogue, failed, notices, act } = useComparison(index, used);
  const { ids, view } = comparison;
  const cars = useMemo(() => ids.flatMap((id) => read?.find((car) => car.id === id) ?? []), [ids, read]);
  const sizes = useMemo(() => drawnCars(cars), [cars]);
  const groups = useMemo(() => shownGroups(comparisonGroups(cars, loan), view), [cars, loan, view]);

  // Moving or removing a column would lose the focus, so it is restored after rendering.
  const focus = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!focus.current) return;
    document.getElementById(focus.current)?.focus();
    focus.current = null;
  });
  const actAndFocus = (one: Act, element: string) => {
    focus.current = element;
    act(one);
  };

  const choose = (button: HTMLElement, title: string, toAct: (id: CarId) => Act) =>
    openPopup(button, async () => {
      const all = [...(catalogue?.values() ?? [])];
      const ads = await used.kept();
      const chosen = ({ id }: { readonly id: CarId }) => {
        closePopup();
        act(toAct(id));
      };
      return <AddPopup title={title} cars={all} ads={ads} taken={ids} onChoose={chosen} />;
    });
  /** « Ajouter » was pressed before the catalogue was loaded: the popup opens once it is. */
  const [early, setEarly] = useState(adding);
  const add = () => {
    const button = document.getElementById(ADD);
    if (!catalogue) setEarly(true);
    else if (ids.length >= MAX_COMPARED) showToast(FULL, "warning");
    else if (button) void choose(button, "Ajouter une voiture", (id) => ({ type: "add", id }));
  };
  const addEarly = useEffectEvent(add);
  const mayAdd = early && catalogue !== null;
  useEffect(() => {
    if (mayAdd) addEarly();
  }, [mayAdd, addEarly]);

  const actions = (car: ShownCar) => (
    <CarActions
      name={carName(car)}
      id={car.id}
      first={!mayMove(ids, car.id, -1)}
      last={!mayMove(ids, car.id, 1)}
      onMove={(by, element) => actAndFocus({ type: "move", id: car.id, by }, element)}
      onRemove={() => actAndFocus({ type: "remove", id: car.id }, ADD)}
      onChange={(button) =>
        void choose(button, `À la place de ${carName(car)}`, (to) => ({ type: "change", id: car.id, to }))
      }
    />
  );
  const slot = { held: early && !catalogue && notices.length === 0, onChoose: add };
  const enough = cars.length > 1;
  const isLoading = cars.length === 0 && ids.length > 0 && !failed;
  const sentence = enough ? comparisonSentence(cars) : cars.length === 1 && ids.length === 1 ? tooFew : "";
  return (
    <div className={place.place} data-trayless="">
      {notices.map((notice) => (
        <p key={notice} role="alert" className={styles.notice}>
          {notice}
        </p>
      ))}
      {ids.length === 0 && <FreePlaces {...slot} outlines={outlines} tooFew={tooFew} />}
      {ids.length > 1 && (
        <div className="chips no-print">
          <button type="button" id={ADD} className="chip live" data-held={slot.held ? "" : undefined} onClick={add}>
            <Icon name="search" /> Ajouter une voiture
          </button>
          {enough &&
            SWITCHES.map(([name, label]) => (
              <label key={name} className={`chip ${styles.toggle}`}>
                <input type="checkbox" checked={view[name]} onChange={() => act({ type: "view", name })} /> {label}
              </label>
            ))}
          {sizes && (
            <a className="chip" href={`#${SILHOUETTES}`}>
              Gabarits
            </a>
          )}
        </div>
      )}
      {/* The table says the same in the column of each car. */}
      <p role="status" className={enough ? "visually-hidden" : place.sentence}>
        {isLoading ? loading : sentence}
      </p>
      {isLoading && <Waiting />}
      {cars.length > 0 && (
        <ComparisonTable
          cars={cars}
          groups={groups}
          best={view.best}
          live={{ wide: styles.wide, fold: styles.fold }}
          actions={actions}
        >
          {ids.length === 1 && <FreePlace {...slot} outline={outlines[1]} id={ADD} />}
        </ComparisonTable>
      )}
      {sizes && <Silhouettes {...sizes} />}
      {enough && (
        <div className={styles.share}>
          {tools(
            `${cars.map(({ brand, model }) => `${brand} ${model}`).join(" ou ")} : le comparatif`,
            comparisonPath(comparison),
          )}
        </div>
      )}
    </div>
  );
}
