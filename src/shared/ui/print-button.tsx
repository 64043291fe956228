import { Icon } from "./icon";

/** Button that prints the page. It is hidden without scripts; the browser's own menu still prints. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className="chip live no-print" onClick={() => window.print()}>
      <Icon name="printer" size={18} />
      {` ${label}`}
    </button>
  );
}
