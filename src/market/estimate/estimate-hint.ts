/** Stands under the form until it is sent, and in its place until it comes. */
export const ESTIMATE_HINT = "Décrivez la voiture : vous verrez ce que demandent les annonces semblables.";
