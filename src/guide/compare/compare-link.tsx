import { useAtomValue } from "jotai";
import { routes } from "../../routes";
import { Icon } from "../../shared/ui/icon";
import { comparedAtom } from "./compared-state";

/** Link to the comparator, with the number of chosen cars. */
export function CompareLink({ className, icon = false }: { className?: string; icon?: boolean }) {
  const chosen = useAtomValue(comparedAtom);
  return (
    <a className={className} href={routes.compare}>
      {icon && <Icon name="copy" />}
      Comparateur{chosen?.[0] && ` (${chosen.length})`}
    </a>
  );
}
