/**
 * Error that stops a build when Gatsby no longer has a part that this folder changes. Without it the build would succeed, and the site would differ.
 * @param what sentence that names the missing part of Gatsby
 * @param file file of this folder that relies on that part
 */
export const gone = (what: string, file: string): Error =>
  new Error(
    `${what}: src/gatsby-5.16/${file} relies on it. docs/decisions/0015-gatsby-insides-in-one-folder.md says how to upgrade.`,
  );
