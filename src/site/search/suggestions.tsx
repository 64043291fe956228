import { type MouseEvent, useEffect, useState } from "react";
import type { FoundGroup } from "../../contract/site/found";
import { resultsFor, routes } from "../../routes";
import { count } from "../../shared/figures/figures";
import { Icon } from "../../shared/ui/icon";
import { imageOf } from "../../shared/ui/image-of";
import { Picture } from "../../shared/ui/picture";
import { useEffectEvent } from "../../shared/ui/use-effect-event";
import { askSuggestions, type Suggested } from "./ask-suggestions";
import { figureOf } from "./found-row";
import { KINDS } from "./kinds";
import { marked } from "./marked";
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

/** Rows of a group that stands beside others: a brand with many models would leave no place for its used cars, and these none for its dealers. The fourth of used cars leads to all of them. */
const fewOf = ({ kind, rows }: FoundGroup) =>
  rows.filter((_, at) => (kind === "model" ? at < 3 : kind !== "used" || at === 0 || at === (rows.length > 3 ? 3 : 1)));

/**
 * The suggestions popup; choosing an option or pressing the overlay closes it. Each option is itself a link and contains none, because assistive
 * technology treats an option as a single element; a browser can still open it in another tab.
 */
export function Suggestions({ id, search, input, active, onActive, onClose }: SuggestionsProps) {
  const [found, setFound] = useState<(Suggested & { readonly search: string }) | null>(null);
  const waiting = found?.search !== search;

  const close = useEffectEvent(onClose);
  useEffect(() => {
    onActive(null);
    const request = new AbortController();
    const later = setTimeout(async () => {
      const suggested = await askSuggestions(search, request.signal);
      if (request.signal.aborted) return;
      if (suggested) setFound({ search, ...suggested });
      else close();
    }, DELAY);
    return () => {
      clearTimeout(later);
      request.abort();
    };
  }, [search, onActive, close]);

  const given = waiting ? [] : found.groups;
  const groups = given.map((group) => ({
    ...KINDS[group.kind],
    kind: group.kind,
    links: (given.length > 1 ? fewOf(group) : group.rows).map((row, index) => ({
      ...row,
      id: `${id}-${group.kind}-${index}`,
    })),
  }));
  const all = { id: `${id}-all`, path: resultsFor(input.value) };
  const rows = groups.flatMap((group) => group.links);
  const links = waiting ? [] : [...rows, all];

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
      else if (event.key === "Enter") choose(active ?? rows[0]?.id);
      else if (event.key === "Tab") return onClose();
      else return;
      // With nothing to choose, the form is sent, which leads to the page of results.
      if (event.key !== "Enter" || active !== null || rows.length > 0) event.preventDefault();
    };
    // On a wide screen the field goes with the page, which would stay dimmed without it.
    const onScroll = () => {
      if (input.getBoundingClientRect().bottom < 0) onClose();
    };
    input.addEventListener("keydown", onKey);
    addEventListener("scroll", onScroll);
    return () => {
      input.removeEventListener("keydown", onKey);
      removeEventListener("scroll", onScroll);
    };
  });
  useEffect(() => void document.getElementById(active ?? "")?.scrollIntoView({ block: "nearest" }), [active]); // In the newest browsers scrollIntoView returns a promise, hence `void`.

  const leave = () => {
    input.blur();
    onClose();
  };
  const chosen = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) return; // The link opens in another tab, so the suggestions stay open here.
    input.value = "";
    leave();
  };
  const option = (link: string, path: string) => ({
    id: link,
    href: path,
    role: "option",
    "aria-selected": link === active,
    tabIndex: -1,
    className: styles.option,
    onClick: chosen,
  });
  return (
    <>
      <div className={styles.overlay} onClick={onClose} />
      <div className={styles.popup} aria-busy={waiting}>
        <p role="status" className={styles.status}>
          {waiting ? (
            <span className={styles.loading}>Recherche…</span>
          ) : rows.length === 0 ? (
            `Aucun résultat pour «\u00a0${search}\u00a0».`
          ) : (
            <span className="visually-hidden">{count(rows.length, "suggestion")}</span>
          )}
          {!waiting && found.lacks && ` ${found.lacks}`}
        </p>
        {/* A press on an option keeps the focus in the field, so that a phone's keyboard stays open. */}
        <div role="listbox" id={id} aria-label="Suggestions" onMouseDown={(event) => event.preventDefault()}>
          {groups.map(({ kind, title, icon, links: ofGroup }) => (
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <p
                className={kind === "brand" ? "visually-hidden" : styles.title}
                id={`${id}-${kind}`}
                role="presentation"
              >
                <Icon name={icon} size={16} />
                {title}
              </p>
              {ofGroup.map(({ id: link, ...row }) => (
                <a key={link} {...option(link, row.path)}>
                  {row.mark && (
                    <img className={styles.mark} src={row.mark} width={40} height={40} alt="" loading="lazy" />
                  )}
                  {row.picture && (
                    <i className={styles.picture}>
                      <Picture image={imageOf(row.picture)} alt="" sizes="56px" />
                    </i>
                  )}
                  <span>
                    {marked(row.label, search).map(({ text, match }, index) =>
                      match ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
                    )}
                  </span>
                  {figureOf(row) && <small className={styles.figure}> {figureOf(row)}</small>}
                </a>
              ))}
            </div>
          ))}
          {!waiting && (
            <a {...option(all.id, all.path)} className={styles.all}>
              Voir tous les résultats
            </a>
          )}
        </div>
        {!waiting && rows.length === 0 && (
          <a className={styles.all} href={routes.newCars} onClick={chosen}>
            Toutes les marques
          </a>
        )}
        {/* Who writes on a keyboard has Escape, and Tab closes the list, so it is no stop. */}
        {!waiting && (
          <button type="button" className={styles.close} tabIndex={-1} onClick={leave}>
            <Icon name="x" size={18} />
            Fermer
          </button>
        )}
      </div>
    </>
  );
}
