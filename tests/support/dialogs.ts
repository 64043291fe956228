/** Lets `<dialog>` open and close in jsdom, which has no modal dialogs. */
export function standInDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
}
