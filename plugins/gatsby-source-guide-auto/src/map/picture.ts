/** A picture that exists as a File node. */
export interface Picture {
  /** Absolute address. */
  url: string;
  /** Id of the File node. */
  file: string;
}

/** Returns the picture at an address or at a path of the API host; null when there is none or it could not be downloaded. */
export type PictureOf = (source: string | null) => Picture | null;

export type PhotoKind = "EXTERIOR" | "INTERIOR" | "COLOUR";

export interface PhotoFields extends Picture {
  alt: string;
  kind: PhotoKind;
  caption: string | null;
}

/** The one picture of something other than a model, which shows what `alt` says; null where there is none. */
export const onePhoto = (picture: Picture | null, alt: string): PhotoFields | null =>
  picture && { ...picture, alt, kind: "EXTERIOR", caption: null };
