import { graphql } from "gatsby";
import { scoreText } from "../../shared/ui/score";
import { Icon } from "../../shared/ui/icon";
import { Section } from "../../shared/ui/section";
import * as styles from "./opinion.page.module.css";

/** The editors' opinion: score out of ten, strengths, weaknesses and intended buyers. */
export function Opinion({ model }: { model: Queries.OpinionFragment }) {
  if (!model.verdict && model.strengths.length === 0) return null;
  return (
    <Section title="L’avis de la rédaction">
      <div className={`card ${styles.opinion}`}>
        {model.editorScore !== null && (
          <p className={styles.score}>
            <b>{scoreText(model.editorScore)}</b>
            <span>/10</span>
          </p>
        )}
        <div className="stack">
          {model.verdict && <p>{model.verdict}</p>}
          {model.forWhom && (
            <p>
              <b>Pour qui&nbsp;?</b>
              {` ${model.forWhom}`}
            </p>
          )}
        </div>
        <List title="On aime" icon="thumbs-up" items={model.strengths} />
        <List title="On aime moins" icon="thumbs-down" items={model.weaknesses} />
      </div>
    </Section>
  );
}

function List({ title, icon, items }: { title: string; icon: "thumbs-up" | "thumbs-down"; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div className={styles.list}>
      <h3>
        <Icon name={icon} size={18} />
        {title}
      </h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

export const fragment = graphql`
  fragment Opinion on Model {
    verdict
    forWhom
    editorScore
    strengths
    weaknesses
  }
`;
