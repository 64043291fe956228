import { routes } from "../../routes";
import type { Crumb } from "../../shared/ui/breadcrumb";
import type { Question } from "../../shared/ui/faq";

/** What a tool of the practical guide says, on its page and in its head. */
export interface ToolText {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  /** What to know before counting. */
  readonly facts: readonly string[];
  readonly questions: readonly Question[];
}

/** Questions whose answer is known: those with a figure in it may have none. */
export const answered = (
  questions: readonly { readonly question: string; readonly answer: string | null }[],
): readonly Question[] => questions.flatMap(({ question, answer }) => (answer === null ? [] : [{ question, answer }]));

export const toolCrumbs = ({ title }: ToolText): readonly Crumb[] => [
  { label: "Accueil", path: routes.home },
  { label: "Outils", path: routes.tools },
  { label: title },
];
