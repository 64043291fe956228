import type { AdDetail } from "../../contract/market/ad";
import { PHOTO_WIDTHS, photoAddress } from "../../contract/market/photo";

/** Attributes of a photo's `<img>`: its files by width, and its dimensions. */
export const coverSource = ({ hash, width, height }: AdDetail["gallery"][number]) => ({
  src: photoAddress(hash, 640),
  srcSet: PHOTO_WIDTHS.map((one) => `${photoAddress(hash, one)} ${one}w`).join(", "),
  width,
  height,
});
