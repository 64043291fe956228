import { contentHash } from "../content-hash";
import { bundle } from "./bundle";

/** The inline script of every page. It must not contain `</`, which would end the script element. */
export const bootScript = async (scripts: readonly string[]): Promise<string> =>
  (await bundle("src/build/boot/boot.ts", { __SCRIPTS__: scripts }))
    .replace(/^"use strict";/, "")
    .replace(/<\//g, "<\\/");

export interface Launch {
  readonly compilationHash: string;
  /** Addresses of the full style sheets. */
  readonly styles: readonly string[];
  /** Addresses that the application requests on every page. */
  readonly common: readonly string[];
  /** Gatsby's chunk name of a page → further addresses that the application of its kind requests. A page gives the place of its kind in this list. */
  readonly kinds: ReadonlyMap<string, readonly string[]>;
  /** Addresses of what the popups request that the build renders. */
  readonly popup: { readonly sheets: readonly string[]; readonly scripts: readonly string[] };
}

export interface Script {
  readonly name: string;
  readonly text: string;
}

/** A script of the release, named by a hash of its content. */
async function scriptOf(name: string, define: Readonly<Record<string, unknown>>): Promise<Script> {
  const text = await bundle(`src/build/boot/${name}.ts`, define);
  return { name: `${name}-${contentHash(text)}.js`, text };
}

/** The script that opens a popup before the application is loaded. @param markup name of a popup → its HTML */
export const popupScript = (markup: Readonly<Record<string, string>>, { popup }: Launch): Promise<Script> =>
  scriptOf("popup", { __MARKUP__: markup, __SHEETS__: popup.sheets });

/** The first external script. @param opener name of the script that opens popups */
export const launchScript = (
  { compilationHash, styles, common, kinds, popup }: Launch,
  opener: string,
): Promise<Script> =>
  scriptOf("launch", {
    __COMPILATION__: compilationHash,
    __STYLES__: styles,
    __COMMON__: common,
    // Without names, because every page loads the list of all kinds.
    __KINDS__: [...kinds.values()],
    __POPUP__: [`/${opener}`, popup.sheets, popup.scripts],
  });
