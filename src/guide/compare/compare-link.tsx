import { useAtomValue } from "jotai";
import { routes } from "../../routes";
import { comparedAtom } from "./compared-state";

/** The link to the comparator, with how many cars wait there. */
export function CompareLink({ className }: { className?: string }) {
  const chosen = useAtomValue(comparedAtom);
  return (
    <a className={className} href={routes.compare}>
      Comparateur{chosen?.[0] && ` (${chosen.length})`}
    </a>
  );
}
