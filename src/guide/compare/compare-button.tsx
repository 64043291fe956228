import { useAtomValue } from "jotai";
import { type Chosen, comparedAtom } from "./compared-state";

/** « + Comparer »: adds a version to the comparison or removes it. */
export function CompareButton({ car, className = "chip" }: { car: Chosen; className?: string }) {
  const on = useAtomValue(comparedAtom)?.some(({ id }) => id === car.id) ?? false;
  const toggle = () => void import("./compared").then(({ toggleCompared }) => toggleCompared(car));
  return (
    <button type="button" className={`live ${className}`} aria-pressed={on} onClick={toggle}>
      {on ? "✓ " : "+ "}Comparer<span className="visually-hidden"> {car.name}</span>
    </button>
  );
}
