/**
 * Called when the application shows another page: on phones its pictures wait too (`data-still`, src/site/theme/theme-script.ts), unless the visitor comes
 * back to the middle of it.
 */
export function holdPictures(): void {
  // After the scroll event of going to the top, which is no movement of the visitor.
  requestAnimationFrame(() => {
    if (scrollY === 0) document.documentElement.dataset.still = "";
  });
}
