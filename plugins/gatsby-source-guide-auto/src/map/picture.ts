/** A picture that is at hand as a File node. */
export interface Picture {
  /** Absolute. */
  url: string;
  /** Id of the File node. */
  file: string;
}

/** The picture named by an address or a path of the API host; null when there is none or it could not be had. */
export type PictureOf = (source: string | null) => Picture | null;

export type PhotoKind = "EXTERIOR" | "INTERIOR" | "COLOUR";

export interface PhotoFields extends Picture {
  alt: string;
  kind: PhotoKind;
  caption: string | null;
}
