import path from "node:path";
import { build, type BuildOptions } from "esbuild";
import { iconsPath } from "../icons";
import { nothingAtATouch, siteStyles } from "./bundle-plugins";

/** Where wrangler.toml has it as `main`, from the root of the project. */
export const BUNDLE = ".worker/index.js";

/**
 * How code for the Worker is bundled, whose components are those of the site: with the class names and the icons of its pages. Packages stay
 * imports, which wrangler resolves.
 * @param root root folder of the project
 */
export const workerBundle = (root: string, entry: string, outfile: string) =>
  ({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: "external",
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    sourcemap: "inline",
    legalComments: "none",
    logLevel: "warning",
    define: {
      "process.env.NODE_ENV": '"production"',
      __ICONS__: JSON.stringify(iconsPath()),
      __BROWSER__: "false",
      __SERVICE_WORKER__: "false",
      __FIREBASE__: "null",
      __TURNSTILE_SITE_KEY__: '""',
    },
    plugins: [nothingAtATouch, siteStyles(root)],
  }) satisfies BuildOptions;

/** Bundles the sources of the Worker. @param root root folder of the project */
export async function bundleWorker(root: string): Promise<void> {
  await build(workerBundle(root, "functions/index.ts", path.join(root, BUNDLE)));
}
