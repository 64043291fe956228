import { frenchDate } from "../../shared/dates/dates";
import { figure } from "../../shared/figures/figures";
import { routes } from "../../routes";
import type { ImportLimit } from "./import-limit";
import * as styles from "./posting.later.module.css";

/** Warns that an imported car exceeds the age limit. The status element is always in the page, so that screen readers announce the text when it appears. */
export function ImportWarning({ limit }: { readonly limit: ImportLimit | null }) {
  return (
    <div role="status">
      {limit && (
        <p className={styles.warning}>
          <b>Cette voiture importée dépasse la limite d’âge.</b> {limit.label}&nbsp;: {figure(limit.value, "ans")}
          {limit.effective && `, règle du ${frenchDate(limit.effective)}`}, à vérifier auprès de la douane. Vous pouvez
          continuer.{" "}
          <a href={routes.customsTool} target="_blank">
            Simulateur de dédouanement
          </a>
        </p>
      )}
    </div>
  );
}
