/**
 * Recognises errors of the application that mean that a part of it could not be loaded.
 *
 * - Relies on: the messages of webpack's runtime, of its plugin for style sheets and of Gatsby's loader, and the browsers' message for failed dynamic imports.
 * - No public way: webpack documents only the error's name, and failures of style sheets and of Gatsby's data do not have it.
 * - When it changes: a visitor whose page is older than the site sees the error screen, instead of the page being reloaded (rule: site/missing-script).
 */

/** Whether an error means that a script, a style sheet or data of an older publication no longer exist. */
export function isLoadFailure(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  return (
    reason.name === "ChunkLoadError" ||
    /loading (?:css )?chunk|dynamically imported module|we couldn't load/i.test(reason.message)
  );
}
