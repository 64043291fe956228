import { createHash } from "node:crypto";
import { bundle } from "./bundle";

/** The inline script of every page. `</` cannot occur in it: it would end the script. */
export const bootScript = async (scripts: readonly string[]): Promise<string> =>
  (await bundle("src/build/boot/boot.ts", { __SCRIPTS__: scripts }))
    .replace(/^"use strict";/, "")
    .replace(/<\//g, "<\\/");

export interface Launch {
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly compilationHash: string;
  /** Addresses of the full style sheets. */
  readonly styles: readonly string[];
  /** Addresses that the application of every page asks for. */
  readonly common: readonly string[];
  /** Kind of page → what its application asks for beside them. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
}

/** The first external script, under a name made of its content. */
export async function launchScript({
  chunks,
  compilationHash,
  styles,
  common,
  kinds,
}: Launch): Promise<{ name: string; text: string }> {
  const text = await bundle("src/build/boot/launch.ts", {
    __CHUNKS__: chunks,
    __COMPILATION__: compilationHash,
    __STYLES__: styles,
    __COMMON__: common,
    __KINDS__: kinds,
  });
  return { name: `launch-${createHash("sha256").update(text).digest("hex").slice(0, 10)}.js`, text };
}
