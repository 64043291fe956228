import * as styles from "./contents.page.module.css";

interface Part {
  readonly label: string;
  readonly path: string;
}

/** The headings of a text by the editors, to which the source plugin gave ids. */
export const headingsOf = (html: string): readonly Part[] =>
  [...html.matchAll(/<h2 id="([^"]+)">([^]*?)<\/h2>/g)].map(([, id = "", inner = ""]) => ({
    // Of the entities, the source plugin leaves one that a heading has.
    label: inner.replace(/<[^>]*>/g, "").replaceAll("&amp;", "&"),
    path: `#${id}`,
  }));

/** All parts of a long page, in their order, beside its text or above it (rule: editorial/contents). */
export const Contents = ({ parts }: { readonly parts: readonly Part[] }) => (
  <nav className={`card ${styles.contents}`} aria-label="Sommaire">
    <ol>
      {parts.map(({ label, path }) => (
        <li key={path}>
          <a href={path}>{label}</a>
        </li>
      ))}
    </ol>
  </nav>
);
