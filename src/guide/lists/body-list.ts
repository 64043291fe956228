/** The list of one body type, as its tile shows it. */
export interface BodyList {
  readonly label: string;
  readonly path: string;
  readonly models: number;
  /** Its lowest price; null if no price is known. */
  readonly from: number | null;
  /** Id of the model whose picture stands for it; null if none has a picture. */
  readonly face: number | null;
}
