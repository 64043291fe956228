/**
 * In the place of the package « gatsby-link » (../build/replaced-packages.ts): there is no `<Link>` here (docs/design.md, « Links are plain `<a>` »).
 *
 * - Relies on: what Gatsby's entry passes on of the package and its navigation asks of it (`parsePath`), and `___navigate`, which that navigation sets.
 * - No public way: the package comes whole with Gatsby's entry, 1.5 KB of scripts on every page.
 * - When it changes: a name that is asked for and not here fails the build (`exportsPresence`); without `___navigate` no link of the site works.
 */
declare global {
  interface Window {
    /** Gatsby’s router. */
    ___navigate: (to: string, options?: object) => Promise<void>;
  }
}

export const navigate = (to: string, options?: object): Promise<void> => window.___navigate(to, options);

/** « /a?b=c#d » in its three parts. */
export function parsePath(path: string): { readonly pathname: string; readonly search: string; readonly hash: string } {
  const { pathname, search, hash } = new URL(path, location.origin);
  return { pathname, search, hash };
}

/** The site is published at the root of its address. */
export const withPrefix = (path: string): string => path;
export const withAssetPrefix = withPrefix;
export const Link = null;
