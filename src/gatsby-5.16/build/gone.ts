/**
 * What a build ends with where Gatsby no longer has what this folder changes: without it the build would succeed and the site be another one.
 * @param what of Gatsby's is gone, as a sentence
 * @param file that relies on it, from this folder
 */
export const gone = (what: string, file: string): Error =>
  new Error(
    `${what}: src/gatsby-5.16/${file} relies on it. docs/decisions/0015-gatsby-insides-in-one-folder.md says how to upgrade.`,
  );
