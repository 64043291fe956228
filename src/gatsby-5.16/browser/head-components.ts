/**
 * Replaces Gatsby's `head/components/head-components.js` (../build/replaced-packages.ts), by which it renders heads with React 19.
 *
 * - Relies on: Gatsby's `head-export-handler-for-browser.js` imports these two, and asks for replacements only when React's version is not 18.
 * - No public way: the handler contains the import whatever React's version is.
 * - When it changes: heads lose their tags in browsers, or the site publishes 0.3 KB that no page needs.
 */
import { createContext } from "react";

export const IsHeadRenderContext = createContext(false);

export const getValidHeadComponentReplacements = () => new Map<string, never>();
