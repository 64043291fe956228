import type { SmallPicture } from "../../contract/shared/picture";
import { Picture } from "../../shared/ui/picture";

interface Props {
  readonly picture: SmallPicture;
  readonly sizes: string;
}

/** The picture of a row of what was found, whose text says what it shows. */
export const FoundPicture = ({ picture: { width, height, src, srcSet, sources }, sizes }: Props) => (
  <Picture
    image={{ width, height, images: { sources: [...sources], fallback: { src, ...(srcSet && { srcSet }) } } }}
    alt=""
    sizes={sizes}
  />
);
