import { createHash } from "node:crypto";
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
  /** Kind of page → further addresses that its application requests. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  /** Chunk of a popup → addresses. */
  readonly popups: Readonly<Record<string, readonly string[]>>;
}

/** The first external script, named by a hash of its content. */
export async function launchScript({
  compilationHash,
  styles,
  common,
  kinds,
  popups,
}: Launch): Promise<{ name: string; text: string }> {
  const text = await bundle("src/build/boot/launch.ts", {
    __COMPILATION__: compilationHash,
    __STYLES__: styles,
    __COMMON__: common,
    __KINDS__: kinds,
    __POPUPS__: popups,
  });
  return { name: `launch-${createHash("sha256").update(text).digest("hex").slice(0, 10)}.js`, text };
}
