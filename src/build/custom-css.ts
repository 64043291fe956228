import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";

export interface CustomStylesheet {
  readonly css: string;
  readonly pictures: readonly { readonly url: string; readonly file: PictureFile | null }[];
}

interface PictureFile {
  readonly absolutePath: string;
  /** File extension, with its dot. */
  readonly ext: string;
  readonly internal: { readonly contentDigest: string };
}

const FOLDER = "/static/custom";

/** The editors' sheet, with its pictures copied to the site: the Content-Security-Policy allows pictures from no other host. */
export function withOwnPictures({ css, pictures }: CustomStylesheet, publicDir: string): string {
  let own = css;
  rmSync(path.join(publicDir, FOLDER), { recursive: true, force: true }); // This folder has the pictures of the last build.
  if (pictures.length > 0) mkdirSync(path.join(publicDir, FOLDER), { recursive: true });
  for (const { url, file } of pictures) {
    if (!file) continue;
    const address = `${FOLDER}/${file.internal.contentDigest}${file.ext}`;
    copyFileSync(file.absolutePath, path.join(publicDir, address));
    own = own.replaceAll(`url("${url}")`, `url("${address}")`);
  }
  return own;
}
