import { type ComponentType, useEffect, useRef, useState } from "react";
import { normalSearch, MAX_SEARCH_LENGTH } from "../../contract/guide/suggestion";
import { resultsPage } from "../../routes";
import { Icon } from "../../shared/ui/icon";
import * as styles from "./search-field.module.css";
import type { SuggestionsProps } from "./suggestions";

export const FIELD = "recherche";
const LIST = "suggestions";

type Popup = ComponentType<SuggestionsProps>;
const load = (show: (popup: () => Popup) => void) =>
  void import("./suggestions").then(({ Suggestions }) => show(() => Suggestions));
const searchIn = (input: HTMLInputElement | null) => normalSearch(input?.value ?? "");

/**
 * The search field: a combobox once the script of its suggestions is loaded, which happens on focus (rule: site/suggestion-delay, site/search-without-scripts).
 * Submitting it leads to the page of all results, with and without scripts. The input is uncontrolled, so that text typed before hydration is kept.
 */
export function SearchField() {
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<Popup | null>(null);
  const [search, setSearch] = useState<string | null>(null);
  const [active, setActive] = useState<string | null>(null);

  useEffect(() => {
    if (document.activeElement !== input.current) return;
    load(setSuggestions);
    setSearch(searchIn(input.current));
  }, []);

  const close = () => {
    setSearch(null);
    setActive(null);
  };
  return (
    <div className={styles.search}>
      <form role="search" action={resultsPage}>
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
          onFocus={() => load(setSuggestions)}
          onInput={() => setSearch(searchIn(input.current))}
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
