import { PRERENDERED } from "./popups-state";

interface Taken {
  /** Value of the answer that the visitor chose. */
  readonly answer: string | undefined;
  /** Focuses the answer that somebody had reached by the keyboard, in the application's own popup. */
  readonly focusAgain: () => void;
}

/**
 * Removes the prerendered popup just before the application's own one opens in its place. Closing it first gives the focus back to the button, where
 * the application's popup gives it back in turn.
 * @returns null when there is none
 */
export function takePrerendered(): Taken | null {
  const early = document.querySelector<HTMLDialogElement>(PRERENDERED);
  if (!early) return null;
  const valueOf = (selector: string) => early.querySelector<HTMLButtonElement>(selector)?.value;
  const [answer, focused] = ['[aria-pressed="true"]', "[aria-pressed]:focus"].map(valueOf);
  early.close();
  early.remove();
  const own = document.querySelector<HTMLDialogElement>("dialog:not([open])");
  if (own) own.style.animation = "none"; // It does not rise a second time.
  return { answer, focusAgain: () => own?.querySelector<HTMLElement>(`[value="${focused}"]`)?.focus() };
}
