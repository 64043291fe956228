import { blocksOf, type Area, pixelsOf } from "./mask-area";
import { preparedFrom, type PreparedPhoto } from "./prepare-photo";

/** Draws a photo on a canvas in its own size. @returns false if this browser cannot */
export async function drawOn(canvas: HTMLCanvasElement, photo: Blob): Promise<boolean> {
  try {
    const picture = await createImageBitmap(photo);
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext("2d")?.drawImage(picture, 0, 0);
    picture.close();
    return true;
  } catch (error) {
    console.warn("Photo illisible :", error instanceof Error ? error.name : "erreur inconnue");
    return false;
  }
}

function pixelate(canvas: HTMLCanvasElement, area: Area): void {
  const context = canvas.getContext("2d");
  const blocks = document.createElement("canvas");
  const few = blocks.getContext("2d");
  if (!context || !few) throw new Error("no canvas");
  const { x, y, width, height } = pixelsOf(area, canvas.width, canvas.height);
  [blocks.width, blocks.height] = blocksOf(width, height);
  few.imageSmoothingQuality = "high";
  few.drawImage(canvas, x, y, width, height, 0, 0, blocks.width, blocks.height);
  context.imageSmoothingEnabled = false;
  context.drawImage(blocks, x, y, width, height);
}

/** Replaces a part of a canvas by a few blocks, irreversibly. @returns the photo as it is sent; null if this browser cannot */
export async function pixelated(canvas: HTMLCanvasElement, area: Area): Promise<PreparedPhoto | null> {
  try {
    pixelate(canvas, area);
    return await preparedFrom(canvas);
  } catch (error) {
    console.warn("Plaque non masquée :", error instanceof Error ? error.name : "erreur inconnue");
    return null;
  }
}
