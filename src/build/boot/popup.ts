/**
 * Opens a popup at its first step, as the build has rendered it (src/build/publish/prerendered-popups.ts), when its button is pressed before the application is
 * loaded. The application opens its own popup in its place and takes over the answer that the visitor has chosen (src/shared/popups/take-prerendered.ts); closing this one releases
 * the button, whose click is then dropped.
 */
export {};

/** Set at publishing: name of a popup → its markup, and addresses of its style sheets. */
declare const __MARKUP__: Readonly<Record<string, string>>;
declare const __SHEETS__: readonly string[];

const { body, documentElement } = document;

/** Waits for a sheet that the launch script has added. On most phones it has come before this script. */
const sheetLoaded = (href: string) =>
  new Promise<unknown>((loaded, failed) => {
    const link = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`);
    if (!link) return failed(); // It has failed before, and the launch script requests it again at the next touch.
    if (link.sheet) return loaded(null);
    link.dataset.href = "pending"; // Webpack takes a sheet by this name before its address, and for loaded; it would never request one again that fails.
    link.addEventListener("load", () => loaded(delete link.dataset.href));
    link.addEventListener("error", failed);
  });
const styled = Promise.all(__SHEETS__.map(sheetLoaded)).then(
  () => true,
  () => false, // Without its styles it stays closed until the application opens its own one.
);

/** Closes the dialog by its button or by a press beside it; any other button is an answer. The boot script holds the click, and this listener gets it all the same. */
function answer(dialog: HTMLDialogElement, { target }: Event): void {
  if (target === dialog) return dialog.close();
  const button = (target as Element).closest("button");
  if (!button || !dialog.contains(button)) return;
  if (!button.hasAttribute("aria-pressed")) return dialog.close();
  for (const one of dialog.querySelectorAll<HTMLElement>("[aria-pressed]")) {
    one.setAttribute("aria-pressed", String(one === button));
    if (one !== button) delete one.dataset.held;
  }
}

function open(button: HTMLElement): void {
  if (button.dataset.held === undefined || document.querySelector("dialog[open]")) return;
  const markup = __MARKUP__[button.dataset.popup ?? ""] ?? "";
  const dialog = new DOMParser().parseFromString(markup, "text/html").querySelector("dialog");
  if (!dialog) return;
  body.append(dialog);
  dialog.dataset.early = "";
  button.focus(); // The dialog gives the focus back to it, and Safari does not focus a button that is tapped.
  dialog.showModal();
  dialog.querySelector("h2")?.focus();
  documentElement.style.overflow = "hidden";
  const opened = new AbortController();
  addEventListener("click", (event) => answer(dialog, event), { capture: true, signal: opened.signal });
  dialog.addEventListener("close", () => {
    opened.abort();
    if (!dialog.isConnected) return; // The application's own popup is open in its place.
    dialog.remove();
    documentElement.style.overflow = "";
    delete button.dataset.held;
  });
}

const openStyled = async (button: HTMLElement | null | undefined) => {
  if (button && (await styled)) open(button);
};
void openStyled(document.querySelector<HTMLElement>("[data-popup][data-held]"));
addEventListener("click", ({ target }) => openStyled((target as Element).closest<HTMLElement>("[data-popup]")), true);
