import { type MouseEvent, useEffect, useState } from "react";
import { routes } from "../../routes";
import { askSuggestions, type SuggestedRow } from "./ask-suggestions";
import { useEffectEvent } from "../../shared/ui/use-effect-event";
import { marked } from "./marked";
import { suggestionLink } from "./suggestion-link";
import * as styles from "./suggestions.later.module.css";

export interface SuggestionsProps {
  readonly id: string;
  /** Normalised text of at least two characters. */
  readonly search: string;
  readonly input: HTMLInputElement;
  /** Id of the option selected with the arrow keys. */
  readonly active: string | null;
  readonly onActive: (id: string | null) => void;
  readonly onClose: () => void;
}

/** Milliseconds after the last keystroke before a request is sent (rule: site/suggestion-delay). */
const DELAY = 500;

const GROUPS = [
  { type: "model", title: "Modèles" },
  { type: "used", title: "Occasions" },
  { type: "news", title: "Actualités" },
] as const;

/**
 * The suggestions popup; choosing an option or pressing the overlay closes it. Each option is itself a link and contains none, because assistive
 * technology treats an option as a single element; a browser can still open it in another tab.
 */
export function Suggestions({ id, search, input, active, onActive, onClose }: SuggestionsProps) {
  const [found, setFound] = useState<{ readonly search: string; readonly rows: readonly SuggestedRow[] } | null>(null);
  const waiting = found?.search !== search;

  const close = useEffectEvent(onClose);
  useEffect(() => {
    onActive(null);
    const request = new AbortController();
    const later = setTimeout(async () => {
      const rows = await askSuggestions(search, request.signal);
      if (request.signal.aborted) return;
      if (rows) setFound({ search, rows });
      else close();
    }, DELAY);
    return () => {
      clearTimeout(later);
      request.abort();
    };
  }, [search, onActive, close]);

  const groups = GROUPS.map(({ type, title }) => ({
    type,
    title,
    links: (waiting ? [] : found.rows).filter((row) => row.type === type).map(suggestionLink),
  })).filter(({ links }) => links.length > 0);
  const links = groups.flatMap((group) => group.links);

  /** Clicks the link itself, so that the application follows it like any other. */
  const choose = (link: string | undefined) => document.getElementById(link ?? "")?.click();
  useEffect(() => {
    const move = (by: 1 | -1) => {
      const from = links.findIndex((link) => link.id === active);
      const to = from === -1 && by === -1 ? links.length - 1 : (from + by + links.length + 1) % (links.length + 1);
      onActive(links[to]?.id ?? null);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") onClose();
      else if (event.key === "ArrowDown") move(1);
      else if (event.key === "ArrowUp") move(-1);
      else if (event.key === "Enter") choose(active ?? links[0]?.id);
      else if (event.key === "Tab") return onClose();
      else return;
      if (event.key !== "Enter" || links.length > 0) event.preventDefault();
    };
    input.addEventListener("keydown", onKey);
    return () => input.removeEventListener("keydown", onKey);
  });
  useEffect(() => void document.getElementById(active ?? "")?.scrollIntoView({ block: "nearest" }), [active]); // In the newest browsers scrollIntoView returns a promise, hence `void`.

  const chosen = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) return; // The link opens in another tab, so the suggestions stay open here.
    input.value = "";
    input.blur();
    onClose();
  };
  return (
    <>
      <div className={styles.overlay} onClick={onClose} />
      <div className={styles.popup} aria-busy={waiting}>
        <p role="status" className={styles.status}>
          {waiting ? (
            <span className={styles.loading}>Recherche…</span>
          ) : links.length === 0 ? (
            `Rien pour « ${search} ».`
          ) : (
            <span className="visually-hidden">{links.length} suggestions</span>
          )}
        </p>
        {/* A press on an option keeps the focus in the field, so that a phone's keyboard stays open. */}
        <div role="listbox" id={id} aria-label="Suggestions" onMouseDown={(event) => event.preventDefault()}>
          {groups.map(({ type, title, links: ofGroup }) => (
            <div key={type} role="group" aria-labelledby={`${id}-${type}`}>
              <p className={styles.title} id={`${id}-${type}`} role="presentation">
                {title}
              </p>
              {ofGroup.map((link) => (
                <a
                  key={link.id}
                  id={link.id}
                  href={link.path}
                  role="option"
                  aria-selected={link.id === active}
                  tabIndex={-1}
                  className={styles.option}
                  onClick={chosen}
                >
                  {marked(link.label, search).map(({ text, match }, index) =>
                    match ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
                  )}
                </a>
              ))}
            </div>
          ))}
        </div>
        {!waiting && links.length === 0 && (
          <a className={styles.all} href={routes.newCars} onClick={chosen}>
            Toutes les marques
          </a>
        )}
      </div>
    </>
  );
}
