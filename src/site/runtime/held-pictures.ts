/**
 * Pictures outside the first view wait on phones until the visitor moves (`data-still`, src/site/theme/theme-script.ts), also on the pages to which the
 * application navigates: opening the menu or leaving a list at once costs no picture that was not seen.
 */
const release = () => delete document.documentElement.dataset.still;

/** A press on what opens or goes on inside the page releases them; what keeps or compares a car shows none, and a popup covers them. */
const OPENING = "main :is(button,summary):not([aria-pressed],[aria-haspopup])";

/** Called once the application has started. Content that only scripts render has no pictures of a first view. */
export function watchPictures(): void {
  if (document.documentElement.dataset.live === "") release();
  addEventListener("click", ({ target }) => target instanceof Element && target.closest(OPENING) && release(), {
    capture: true,
  });
}

/** Called when the application shows another page: its pictures wait too, unless it renders them later or the visitor comes back to the middle of it. */
export function holdPictures(): void {
  if (!document.querySelector("main [sizes]")) return void release();
  // After the scroll event of going to the top, which is no movement of the visitor.
  requestAnimationFrame(() => {
    if (scrollY === 0) document.documentElement.dataset.still = "";
  });
}
