/** The lists of new cars that share a facet, each with its number of models. */
export interface ListGroup {
  readonly name: string;
  readonly facet: string;
  readonly lists: readonly { readonly label: string; readonly path: string; readonly models: number }[];
}
