/**
 * How the application says that a part of it could not be loaded.
 *
 * - Relies on: the words of webpack's runtime, of its sheets' plugin and of Gatsby's loader; browsers say the third way of their own imports.
 * - No public way: the error's name is the one thing that webpack documents, and neither sheets nor Gatsby's data have it.
 * - When it changes: a visitor whose page is older than the site gets the error screen instead of the page loaded anew (rule: site/missing-script).
 */

/** Whether what was thrown says that a script, a sheet or data of an older publication is gone. */
export function isLoadFailure(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  return (
    reason.name === "ChunkLoadError" ||
    /loading (?:css )?chunk|dynamically imported module|we couldn't load/i.test(reason.message)
  );
}
