import { photoAddress } from "../../contract/market/photo";

/** The image data that gatsby-plugin-image would generate, for the photo of an ad in a list. */
export const coverImage = (hash: string) => ({
  width: 640,
  height: 400,
  images: {
    fallback: {
      src: photoAddress(hash, 320),
      srcSet: `${photoAddress(hash, 320)} 320w, ${photoAddress(hash, 640)} 640w`,
    },
  },
});
