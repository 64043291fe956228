import { graphql } from "gatsby";
import { formatPrice } from "../../shared/figures/price";
import * as styles from "./equipment.page.module.css";

type Item = Queries.EquipmentLineFragment;

interface Props {
  items: readonly Item[];
  /** Equipment of the next lower version, to show what this one adds; null when there is none. */
  lower: { name: string; items: readonly Item[] } | null;
}

/** The check of standard equipment is drawn by the style sheet, because not every font has one. */
const SIGNS = { STANDARD: "", OPTION: "+", UNAVAILABLE: "—" } as const;

/** A list of so many items is not folded. */
const SHORT = 12;

/** « 8 sur 12 de série » */
const standardOf = (items: readonly Item[]) =>
  `${items.filter(({ status }) => status === "STANDARD").length} sur ${items.length} de série`;

const isIncluded = (items: readonly Item[], { label, status }: Item) =>
  items.some((other) => other.label === label && other.status === status);

/** Equipment by group: standard, optional or unavailable (rule: guide/equipment). A native check box hides what the next lower version also has. */
export function Equipment({ items, lower }: Props) {
  const groups = [...new Set(items.map(({ group }) => group))].map(
    (group) => [group, items.filter((item) => item.group === group)] as const,
  );
  const adds = lower !== null && items.some((item) => item.status === "STANDARD" && !isIncluded(lower.items, item));
  return (
    <div className={styles.equipment}>
      {adds && (
        <label className="chip">
          <input type="checkbox" /> Seulement ce qui s’ajoute à la {lower.name}
        </label>
      )}
      <div className={styles.groups}>
        {groups.map(([group, own], at) => (
          <details key={group} open={at === 0 || items.length <= SHORT}>
            <summary>
              <h3>{group}</h3> <span className="small quiet">{standardOf(own)}</span>
            </summary>
            <ul>
              {own.map((item) => (
                <li
                  key={item.label}
                  data-status={item.status === "STANDARD" ? undefined : item.status}
                  data-same={lower && isIncluded(lower.items, item) ? "" : undefined}
                >
                  <span aria-hidden="true">{SIGNS[item.status]}</span>
                  <span>{item.label}</span>
                  <span className="small quiet">
                    {item.status === "STANDARD"
                      ? "Série"
                      : item.status === "OPTION"
                        ? item.price
                          ? `Option, ${formatPrice(item.price)}`
                          : "Option"
                        : "Non disponible"}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment EquipmentLine on EquipmentItem {
    group
    label
    status
    price
  }
`;
