/** Stands under the form until it is sent, and in its place until it comes. */
export const ESTIMATE_HINT = "Dites quelle voiture c’est : vous verrez ce que demandent les annonces semblables.";
