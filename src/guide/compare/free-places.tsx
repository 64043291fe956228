import { routes } from "../../routes";
import * as styles from "./comparator-place.page.module.css";
import { DRAWN_BOX } from "./drawn-box";

/** Id of the first free place, or of the button to add one more car: it gets the focus when a car is removed. */
export const ADD = "ajouter-une-voiture";

const VIEW_BOX = `-40 -40 ${DRAWN_BOX.length + 80} ${DRAWN_BOX.height + 80}`;

interface FreePlaceProps {
  /** Side view of a car, drawn in DRAWN_BOX. */
  readonly outline: string | undefined;
  /** Whether it was pressed before the choice could open. */
  readonly held: boolean;
  readonly onChoose: () => void;
  readonly id?: string | undefined;
}

/** A free place of the comparison, which opens the choice of a car (rule: guide/compare-empty). */
export function FreePlace({ outline, held, onChoose, id }: FreePlaceProps) {
  const face = (
    <>
      <svg viewBox={VIEW_BOX} aria-hidden="true">
        <path d={outline} />
      </svg>
      <span>
        + Choisir<span className="visually-hidden"> une voiture</span>
      </span>
    </>
  );
  return (
    <>
      <button
        type="button"
        id={id}
        className={`live ${styles.slot}`}
        aria-haspopup="dialog"
        data-held={held ? "" : undefined}
        onClick={onChoose}
      >
        {face}
      </button>
      <noscript>
        <a className={styles.slot} href={routes.search}>
          {face}
        </a>
      </noscript>
    </>
  );
}

interface Props extends Pick<FreePlaceProps, "held" | "onChoose"> {
  readonly outlines: readonly string[];
  /** How many cars a comparison needs. */
  readonly tooFew: string;
}

/** The places of a comparison without any car: two on a phone, on wide screens as many as can be compared, and what they are for, with what it needs. */
export const FreePlaces = ({ outlines, tooFew, ...slot }: Props) => (
  <>
    <ul className={`no-print ${styles.slots}`}>
      {outlines.map((outline, place) => (
        <li key={place}>
          <FreePlace {...slot} outline={outline} id={place === 0 ? ADD : undefined} />
        </li>
      ))}
    </ul>
    <p className="row">
      <button type="button" className="button live" disabled>
        Comparer
      </button>
      <span className="small quiet">{tooFew}</span>
    </p>
  </>
);
