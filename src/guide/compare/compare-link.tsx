import { useAtomValue } from "jotai";
import { routes } from "../../routes";
import { comparedAtom } from "./compared-state";

/** Link to the comparator, with the number of chosen cars. */
export function CompareLink({ className }: { className?: string }) {
  const chosen = useAtomValue(comparedAtom);
  return (
    <a className={className} href={routes.compare}>
      Comparateur{chosen?.[0] && ` (${chosen.length})`}
    </a>
  );
}
