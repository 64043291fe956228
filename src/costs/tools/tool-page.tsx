import type { ReactNode } from "react";
import { frenchSpaces } from "../../contract/shared/french-spaces";
import { Faq } from "../../shared/ui/faq";
import { PageHead } from "../../shared/ui/page-head";
import { Tabs } from "../../shared/ui/tabs";
import { toolTabs } from "./tool-tabs";
import { toolCrumbs, type ToolText } from "./tool-text";
import { Costs } from "../estimates/costs";
import * as styles from "./tools.page.module.css";

interface Props {
  readonly tool: ToolText;
  /** The country's figures; `keys` names those that the tool uses, in the order in which it counts. */
  readonly figures?: readonly Queries.CostFragment[];
  readonly keys?: readonly string[];
  readonly children: ReactNode;
}

/** A tool of the practical guide: the tool first, then what to know, its figures with dates and sources, and questions. */
export function ToolPage({ tool, figures = [], keys = [], children }: Props) {
  const { path, title, lead, facts, questions } = tool;
  const counted = [...new Set(keys)].flatMap((one) => figures.find(({ key }) => key === one) ?? []);
  return (
    <div className="wrap" data-undisturbed="">
      <PageHead crumbs={toolCrumbs(tool)} title={title} lead={lead} />
      <Tabs label="Outils" tabs={toolTabs} current={path} />
      <section>
        <h2 className="visually-hidden">{counted[0] ? "Calculez" : "La formule"}</h2>
        {children}
      </section>
      <div className={styles.facts}>
        {facts.map((fact) => (
          <p key={fact}>{frenchSpaces(fact)}</p>
        ))}
      </div>
      {counted[0] && (
        <details className="stack">
          <summary className="chip">Les chiffres et leurs sources</summary>
          <Costs costs={counted} />
        </details>
      )}
      <Faq questions={questions} />
    </div>
  );
}
