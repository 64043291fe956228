import type { WireUsedBrand } from "../../../../src/contract/wire/used-brand";

export const toUsedBrand = ({ marque, synonymes, modeles }: WireUsedBrand, position: number) => ({
  name: marque,
  position,
  synonyms: synonymes,
  models: modeles.map(({ nom, generations, carrosserie, energies, synonymes: others }) => ({
    name: nom,
    generations: generations.map(({ de, a }) => ({ from: de, to: a })),
    bodyType: carrosserie,
    energies,
    synonyms: others,
  })),
});
