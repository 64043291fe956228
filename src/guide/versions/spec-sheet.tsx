import { WholeWords } from "../../shared/ui/whole-words";
import type { SpecGroup } from "./spec-groups";
import * as styles from "./spec-sheet.page.module.css";

/** The data sheet: one table per group, each with a caption. */
export function SpecSheet({ groups }: { groups: readonly SpecGroup[] }) {
  return (
    <div className={styles.sheet}>
      {groups.map(({ title, rows }) => (
        <table key={title}>
          <caption>{title}</caption>
          <tbody>
            {rows.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  <WholeWords text={value} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
