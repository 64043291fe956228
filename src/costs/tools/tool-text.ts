import { routes } from "../../routes";
import type { Crumb } from "../../shared/ui/breadcrumb";
import type { Question } from "../../shared/ui/faq";

/** Texts of a tool of the practical guide, on its page and in its head. */
export interface ToolText {
  readonly path: string;
  readonly title: string;
  /** One line of a phone, below the title. */
  readonly lead: string;
  /** What search engines show. */
  readonly description: string;
  /** Facts to know before calculating. */
  readonly facts: readonly string[];
  readonly questions: readonly Question[];
}

/** The questions that have an answer: an answer is null when one of its figures is unknown. */
export const answered = (
  questions: readonly { readonly question: string; readonly answer: string | null }[],
): readonly Question[] => questions.flatMap(({ question, answer }) => (answer === null ? [] : [{ question, answer }]));

export const toolCrumbs = ({ title }: ToolText): readonly Crumb[] => [
  { label: "Accueil", path: routes.home },
  { label: "Outils", path: routes.tools },
  { label: title },
];
