import type { CarId } from "./shown-car";
import { Icon } from "../../shared/ui/icon";
import * as styles from "./comparator.later.module.css";

interface Props {
  readonly id: CarId;
  readonly name: string;
  readonly first: boolean;
  readonly last: boolean;
  /** @param element id of the button that gets the focus back */
  readonly onMove: (by: -1 | 1, element: string) => void;
  readonly onChange: (button: HTMLElement) => void;
  readonly onRemove: () => void;
}

/** Buttons to move, replace or remove a car of the comparison. */
export function CarActions({ id, name, first, last, onMove, onChange, onRemove }: Props) {
  const move = (by: -1 | 1, stopped: boolean) => {
    const element = `deplacer-${id}-${by}`;
    return (
      <button
        type="button"
        id={element}
        aria-disabled={stopped || undefined}
        aria-label={`Déplacer ${name} à ${by < 0 ? "gauche" : "droite"}`}
        onClick={() => !stopped && onMove(by, element)}
      >
        <Icon name={by < 0 ? "arrow-left" : "arrow-right"} />
      </button>
    );
  };
  return (
    <div className={styles.actions}>
      {move(-1, first)}
      {move(1, last)}
      <button type="button" aria-haspopup="dialog" onClick={({ currentTarget }) => onChange(currentTarget)}>
        Changer<span className="visually-hidden"> {name}</span>
      </button>
      <button type="button" aria-label={`Retirer ${name}`} onClick={onRemove}>
        <Icon name="x" />
      </button>
    </div>
  );
}
