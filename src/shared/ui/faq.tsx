import { frenchSpaces } from "../../contract/shared/french-spaces";
import * as styles from "./faq.module.css";
import { Section } from "./section";

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions with answers that unfold; the page's structured data contains the same ones. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return null;
  return (
    <Section title="Questions fréquentes" id="questions">
      <div className={styles.faq}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{frenchSpaces(question)}</summary>
            <p>{frenchSpaces(answer)}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
