/** The longest side of a photo as it is sent. A camera's photo is turned upright, reduced to the largest size on show, and loses its metadata. */
const MAX_SIDE_PX = 1_600;
const COPY = 240;
/** The target size of the JPEG in bytes; its quality is as high as that allows. */
const GOAL = 240_000;
const QUALITIES = [0.82, 0.72, 0.6];

export interface PreparedPhoto {
  readonly jpeg: Blob;
  /** A `data:` address. */
  readonly copy: string;
}

/** Draws the picture on a canvas no larger than needed. It is halved until it is near that size, because one large reduction gives jagged edges. */
function drawn(picture: CanvasImageSource, width: number, height: number, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement("canvas");
  const step = Math.max(scale, 0.5);
  canvas.width = Math.max(1, Math.round(width * step));
  canvas.height = Math.max(1, Math.round(height * step));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = "#fff"; // The background under transparent parts.
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return step > scale ? drawn(canvas, canvas.width, canvas.height, longest) : canvas;
}

const asJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));

/** The content of a canvas as it is sent. @returns null if this browser cannot encode JPEG */
export async function preparedFrom(large: HTMLCanvasElement): Promise<PreparedPhoto | null> {
  let jpeg: Blob | null = null;
  for (const quality of QUALITIES) {
    jpeg = await asJpeg(large, quality);
    if (jpeg && jpeg.size <= GOAL) break;
  }
  const copy = drawn(large, large.width, large.height, COPY).toDataURL("image/jpeg", 0.6);
  return jpeg?.type === "image/jpeg" ? { jpeg, copy } : null;
}

/** @returns null if this browser cannot read the file */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const large = drawn(picture, picture.width, picture.height, MAX_SIDE_PX);
    picture.close();
    return await preparedFrom(large);
  } catch (error) {
    console.warn("Photo illisible :", error instanceof Error ? error.name : "erreur inconnue");
    return null;
  }
}
