/**
 * Replaces `.cache/slice.js` (../build/replaced-packages.ts), which renders `<Slice>` in browsers.
 *
 * - Relies on: in browsers Gatsby renders a slice by its module `slice/inline-slice.js`, with the same props and the slice's name as `sliceName`.
 * - No public way: Gatsby's module checks the props of each slice and explains what is wrong, 0.7 KB of scripts on every page. Both stay where
 *   mistakes are made: in development and in the rendering of pages, which fails the build.
 * - When it changes: no page of the site has its header and footer after a first touch, and nearly every test of browsers fails.
 */
import { InlineSlice } from "gatsby/cache-dir/slice/inline-slice";

export const Slice = ({ alias, ...props }: { readonly alias: string }) => <InlineSlice {...props} sliceName={alias} />;
