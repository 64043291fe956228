/** A small picture, in the sizes and formats that the build made of it. */
export interface SmallPicture {
  readonly width: number;
  readonly height: number;
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}
