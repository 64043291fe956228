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

type EnergySection = (typeof ENERGY_SECTIONS)[number];

/** « Électriques », « Hybride rechargeable » */
export const sectionTitle = ({ one, many }: EnergySection, models: number) => (models > 1 ? many : one);
