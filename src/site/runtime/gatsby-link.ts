/**
 * In the place of the package of this name (src/build/webpack.ts), as far as Gatsby itself and this site ask for it: there is no <Link>
 * here (docs/design.md, « Links are plain `<a>` »), and the package is 1.5 KB of scripts on every page.
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
