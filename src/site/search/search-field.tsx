import { type ComponentType, useEffect, useRef, useState } from "react";
import { normalSearch, MAX_SEARCH_LENGTH } from "../../contract/guide/suggestion";
import { routes } from "../../routes";
import { Icon } from "../../shared/ui/icon";
import * as styles from "./search-field.module.css";
import type { SuggestionsProps } from "./suggestions";

export const FIELD = "recherche";
const LIST = "suggestions";

/**
 * The search field: a combobox once the script of its suggestions is loaded, which happens on focus (rule: site/suggestion-delay, site/search-without-scripts).
 * Without scripts, submitting it leads to the search for new cars. The input is uncontrolled, so that text typed before hydration is kept.
 */
export function SearchField() {
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
  const [search, setSearch] = useState<string | null>(null);
  const [active, setActive] = useState<string | null>(null);

  const prepare = () => void import("./suggestions").then(({ Suggestions: loaded }) => setSuggestions(() => loaded));
  const read = () => setSearch(normalSearch(input.current?.value ?? ""));
  useEffect(() => {
    if (document.activeElement !== input.current) return;
    prepare();
    read();
  }, []);

  const close = () => {
    setSearch(null);
    setActive(null);
  };
  return (
    <div className={styles.search}>
      <form role="search" action={routes.search}>
        <input
          ref={input}
          id={FIELD}
          name="q"
          type="search"
          placeholder="Trouver une marque ou un modèle"
          aria-label="Trouver une marque ou un modèle"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={search !== null}
          aria-controls={LIST}
          aria-activedescendant={active ?? undefined}
          onFocus={prepare}
          onInput={read}
        />
        <button aria-label="Rechercher">
          <Icon name="search" />
        </button>
      </form>
      {search !== null && Suggestions && input.current && (
        <Suggestions
          id={LIST}
          search={search}
          input={input.current}
          active={active}
          onActive={setActive}
          onClose={close}
        />
      )}
    </div>
  );
}
