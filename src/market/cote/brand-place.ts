/** The id of a brand’s models in the list of all. @param brand its key */
export const brandPlace = (brand: string) => `marque-${brand}`;
