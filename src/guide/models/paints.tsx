import { graphql } from "gatsby";
import { Section } from "../../shared/ui/section";
import * as styles from "./paints.page.module.css";

/** Paint colours with their names, because many people cannot tell colours apart by a dot alone. */
export function Paints({ colours }: { colours: readonly Queries.PaintFragment[] }) {
  if (colours.length === 0) return null;
  return (
    <Section title="Couleurs">
      <ul className={styles.paints}>
        {colours.map(({ name, hex }) => (
          <li key={name}>
            <svg width="32" height="32" aria-hidden="true">
              <circle cx="16" cy="16" r="15" fill={hex} stroke="currentColor" strokeOpacity="0.35" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment Paint on PaintColour {
    name
    hex
  }
`;
