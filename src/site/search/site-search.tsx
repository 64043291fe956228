import { MAX_SEARCH_LENGTH } from "../../contract/guide/suggestion";
import { resultsPage } from "../../routes";
import { WordsField } from "../../shared/ui/form/words-field";
import * as styles from "./site-search.page.module.css";

interface Props {
  /** Words that were searched. */
  words?: string;
  example?: string;
}

/** The search of the whole site on a page, with and without scripts. */
export const SiteSearch = ({ words = "", example }: Props) => (
  <form className={styles.form} role="search" aria-label="Tout le site" action={resultsPage}>
    <label className="visually-hidden" htmlFor="cherche">
      Que cherchez-vous&nbsp;?
    </label>
    <WordsField id="cherche" words={words} most={MAX_SEARCH_LENGTH} {...(example && { example })} />
  </form>
);
