import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import sharp from "sharp";

/** Width and height of a mark in pixels; it is shown at half that size at most. */
const SIZE = 80;

interface LogoFile {
  readonly absolutePath: string;
  readonly name: string;
  readonly internal: { readonly contentDigest: string };
}
interface Context {
  readonly nodeModel: { getNodeById(request: { id: string; type: "File" }): LogoFile | null };
}

/** @returns the address of the square picture that is drawn of the logo, a file of pixels or an SVG. */
async function drawMark({ absolutePath, name, internal }: LogoFile): Promise<string> {
  // Publishing leaves out pictures whose logo the content no longer has, by digest and name (publish/public-files.ts).
  const address = `/static/${internal.contentDigest}/${SIZE}/${name}.webp`;
  const mark = await sharp(absolutePath)
    .resize(SIZE, SIZE, { fit: "contain", background: "#ffffff" })
    .flatten({ background: "#ffffff" })
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
  const file = path.join("public", address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, mark);
  return address;
}

/** Adds `Brand.mark`, the address of the brand's logo as a small square picture, or null when the brand has none. */
export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({ createResolvers: add }) => {
  const drawn = new Map<string, Promise<string>>();
  add({
    Brand: {
      mark: {
        type: "String",
        description: "Address of the brand's logo as a small square picture; null when the brand has no logo.",
        resolve: ({ logoFile }: { logoFile?: string | null }, _: unknown, { nodeModel }: Context) => {
          const logo = logoFile ? nodeModel.getNodeById({ id: logoFile, type: "File" }) : null;
          if (!logo) return null;
          const mark = drawn.get(logo.absolutePath) ?? drawMark(logo);
          drawn.set(logo.absolutePath, mark);
          return mark;
        },
      },
    },
  });
};
