import { useAtomValue } from "jotai";
import { routes } from "../../routes";
import { comparedAtom } from "./compared-state";

/** To the comparator, with how many cars wait there (SPEC § 2.3, § 2.4). */
export function CompareLink({ className }: { className?: string }) {
  const chosen = useAtomValue(comparedAtom);
  return (
    <a className={className} href={routes.compare}>
      Comparateur{chosen?.[0] && ` (${chosen.length})`}
    </a>
  );
}
