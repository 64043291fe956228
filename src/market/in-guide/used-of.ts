/** Used cars of a brand or of a model, by their names: nothing as built; they come when the place is near. */
export interface UsedOf {
  of: "marque" | "modele";
  name: string;
}
