import { PRERENDERED } from "./popups-state";

/**
 * Removes the prerendered popup just before the application's own one opens in its place. Closing it first gives the focus back to the button, where
 * the application's popup gives it back in turn.
 * @returns the value of the answer that the visitor chose in it, or null
 */
export function takePrerendered(): string | null {
  const early = document.querySelector<HTMLDialogElement>(PRERENDERED);
  if (!early) return null;
  early.close();
  early.remove();
  const own = document.querySelector<HTMLDialogElement>("dialog:not([open])");
  if (own) own.style.animation = "none"; // It does not rise a second time.
  return early.querySelector<HTMLButtonElement>('[aria-pressed="true"]')?.value ?? null;
}
