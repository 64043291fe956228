import type { ReactNode } from "react";
import { toolMenu } from "../menu";
import { routes } from "../routes";
import type { Crumb } from "../ui/breadcrumb";
import { Faq, type Question } from "../ui/faq";
import { PageHead } from "../ui/page-head";
import { Section } from "../ui/section";
import { Tabs } from "../ui/tabs";
import { CostTable } from "./cost-table";

interface Props {
  path: string;
  title: string;
  lead: string;
  /** What to know before counting. */
  facts: readonly string[];
  /** The figures that it counts with. */
  figures: readonly Queries.CostFragment[];
  questions: readonly Question[];
  children: ReactNode;
}

const TABS = toolMenu.map(({ label, route }) => ({ label: label as string, path: route as string }));

export const toolCrumbs = (title: string): Crumb[] => [{ label: "Accueil", path: routes.home }, { label: "Outils", path: routes.tools }, { label: title }];

/** A tool of the practical guide: facts first, then the tool, its figures with dates and sources, and questions. */
export function ToolPage({ path, title, lead, facts, figures, questions, children }: Props) {
  return (
    <div className="wrap">
      <PageHead crumbs={toolCrumbs(title)} title={title} lead={lead} />
      <Tabs label="Outils" tabs={TABS} current={path} />
      <div className="measure stack">
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </div>
      <Section title={figures.length > 0 ? "Calculez" : "La formule"} id="calcul">
        {children}
      </Section>
      <CostTable title="Les chiffres, leurs dates et leurs sources" costs={figures} />
      <Faq questions={questions} />
    </div>
  );
}
