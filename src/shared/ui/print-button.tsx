import { Icon } from "./icon";

/** Prints the page by its print style. Hidden where there are no scripts: the browser's own menu prints too. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className="chip live no-print" onClick={() => window.print()}>
      <Icon name="printer" size={18} /> {label}
    </button>
  );
}
