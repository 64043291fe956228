/** The energies of the page of electric cars, in its order, each with its section. */
export const ENERGY_SECTIONS = [
  { energy: "Électrique", id: "electriques", one: "Électrique", many: "Électriques" },
  {
    energy: "Hybride rechargeable",
    id: "hybrides-rechargeables",
    one: "Hybride rechargeable",
    many: "Hybrides rechargeables",
  },
  { energy: "Hybride", id: "hybrides", one: "Hybride", many: "Hybrides" },
] as const;

/** The sections that have cars, each with these and its title: « Électriques », « Hybride rechargeable ». */
export const sectionsOf = <Car extends { readonly version: { readonly energy: string } }>(cars: readonly Car[]) =>
  ENERGY_SECTIONS.map(({ energy, id, one, many }) => {
    const own = cars.filter(({ version }) => version.energy === energy);
    return { id, own, title: own.length > 1 ? many : one };
  }).filter(({ own }) => own.length > 0);
