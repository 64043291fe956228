/** Name of the button that floats over every page (rule: messages/lead-offered). */
export const HELP = "ON VOUS AIDE À TROUVER VOTRE VÉHICULE";

/** The place of it that a phone shows before the end of a page. */
export const ON_CIRCLE = { position: { x: 224, y: 24 } } as const;
