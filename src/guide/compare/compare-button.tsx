import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Icon } from "../../shared/ui/icon";
import { type Chosen, comparedAtom } from "./compared-state";

interface Props {
  readonly car: Chosen;
  readonly className?: string;
  /** Shown instead of the plus sign, where the page is about this car alone and does not have to name it. */
  readonly sign?: ReactNode;
}

/** « + Comparer »: adds a version to the comparison; « ✓ Ajoutée » removes it. */
export function CompareButton({ car, className = "chip", sign }: Props) {
  const on = useAtomValue(comparedAtom)?.some(({ id }) => id === car.id) ?? false;
  const toggle = () => void import("./compared").then(({ toggleCompared }) => toggleCompared(car));
  return (
    <button type="button" className={`live ${className}`} aria-pressed={on} onClick={toggle}>
      {sign ?? (on && <Icon name="check" size={16} />)}
      {sign ? "Comparer" : on ? "Ajoutée" : "+ Comparer"}
      {!sign && <span className="visually-hidden">{` ${car.name}`}</span>}
    </button>
  );
}
