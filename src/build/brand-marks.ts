import type { GatsbyNode } from "gatsby";
import sharp from "sharp";
import { writeHashed } from "./hashed-file";

/** Width and height of one mark in pixels; it is shown at half that size. */
const CELL = 80;

interface BrandNode {
  readonly id: string;
  readonly brandId: number;
  readonly logoFile?: string | null;
}
interface Sheet {
  readonly path: string;
  readonly cells: ReadonlyMap<string, number>;
}

/** Draws the marks of all brands side by side in one picture, so that a page with thirty brands makes one request. */
async function drawSheet(marks: readonly { id: string; file: string }[]): Promise<Sheet> {
  const cells = await Promise.all(
    marks.map(({ file }) =>
      sharp(file)
        .resize(CELL, CELL, { fit: "contain", background: "#ffffff" })
        .flatten({ background: "#ffffff" })
        .png()
        .toBuffer(),
    ),
  );
  const picture = await sharp({
    create: { width: CELL * Math.max(1, cells.length), height: CELL, channels: 3, background: "#ffffff" },
  })
    .composite(cells.map((input, index) => ({ input, left: index * CELL, top: 0 })))
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
  const address = writeHashed("public", "marks", "webp", picture);
  return { path: address, cells: new Map(marks.map(({ id }, index) => [id, index])) };
}

/** Adds `Brand.mark`: the position of the brand's mark on the sheet, or null when the brand has no mark. */
export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({
  createResolvers: add,
  getNodesByType,
  getNode,
}) => {
  let sheet: Promise<Sheet> | undefined;
  const marks = () =>
    getNodesByType("Brand")
      .map((node) => node as unknown as BrandNode)
      .sort((a, b) => a.brandId - b.brandId)
      .flatMap(({ id, logoFile }) => {
        const file = logoFile ? getNode(logoFile)?.absolutePath : undefined;
        return typeof file === "string" ? [{ id, file }] : [];
      });

  add({
    Brand: {
      mark: {
        type: "BrandMark",
        description: "Position of the brand's mark on the sheet of all marks; null when the brand has no mark.",
        resolve: async ({ id }: BrandNode) => {
          sheet ??= drawSheet(marks());
          const { path: address, cells } = await sheet;
          const cell = cells.get(id);
          return cell === undefined ? null : { sheet: address, cell, cells: cells.size };
        },
      },
    },
  });
};

export const createSchemaCustomization: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({ actions }) => {
  actions.createTypes(`
    """Position of a brand's mark on the sheet that contains all marks."""
    type BrandMark {
      "Address of the sheet, a picture of square cells in one row."
      sheet: String!
      "Index of the mark's cell, starting at 0."
      cell: Int!
      "Number of cells on the sheet."
      cells: Int!
    }
  `);
};
