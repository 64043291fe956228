/**
 * Replaces the package « gatsby-link » (../build/replaced-packages.ts): this site has no `<Link>` (docs/performance.md, « Links are plain `<a>` »).
 *
 * - Relies on: the names that Gatsby's entry re-exports from the package, the name that its navigation imports (`parsePath`), and `___navigate`, which that navigation sets.
 * - No public way: Gatsby's entry always bundles the whole package, 1.5 KB of scripts on every page.
 * - When it changes: an import that is missing here fails the build (`exportsPresence`); without `___navigate` no link of the site works.
 */
declare global {
  interface Window {
    /** Gatsby’s router. */
    ___navigate: (to: string, options?: object) => Promise<void>;
  }
}

export const navigate = (to: string, options?: object): Promise<void> => window.___navigate(to, options);

/** Splits « /a?b=c#d » into its three parts. */
export function parsePath(path: string): { readonly pathname: string; readonly search: string; readonly hash: string } {
  const { pathname, search, hash } = new URL(path, location.origin);
  return { pathname, search, hash };
}

/** Returns the path unchanged, because the site is published at the root of its host. */
export const withPrefix = (path: string): string => path;
export const withAssetPrefix = withPrefix;
export const Link = null;
