import path from "node:path";

/** Option of Node that replaces modules of Gatsby. */
export const REPLACED = `--import=${path.resolve(import.meta.dirname, "../src/gatsby-5.16/build/replaced-modules.mts")}`;

/** Script of Gatsby's commands. */
export const gatsbyCli = (root: string): string => path.join(root, "node_modules/gatsby/cli.js");
