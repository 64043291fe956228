import { expect, test } from "vitest";
import { brand } from "../../../../src/contract/wire/brand";
import { dealer } from "../../../../src/contract/wire/dealer";
import { model } from "../../../../src/contract/wire/model";
import { version } from "../../../../src/contract/wire/version";
import { addressesOf } from "./addresses";
import { toMenuBrand } from "./menu-brand";

const addresses = addressesOf({
  brands: [brand.parse({ id: 4, nom_de_la_marque: "Citroën" })],
  models: [
    model.parse({ id: 12, nom_du_modele: "C3 Aircross", slug_modele: "c3-air", marque_id: 4, carrosserie: "SUV" }),
  ],
  dealers: [dealer.parse({ id: 9, nom: "Étoile du Cap", ville: "Dakar", region: "Dakar" })],
});
const aVersion = version.parse({
  car_id: 7,
  nom_de_la_version: "1.2 PureTech",
  version_slug: "1-2-puretech",
  id_modele: 12,
  energie: "Essence",
});

// rule: site/routes
test("the address of a page contains the segment of the page above it; a missing slug is made from the name", () => {
  expect(addresses.brand(4)).toEqual({ slug: "citroen", path: "/guide-auto/voitures-neuves/marque/citroen/4" });
  expect(addresses.model(12)).toEqual({
    slug: "c3-air",
    path: "/guide-auto/voitures-neuves/marque/citroen/modele/12-c3-air",
  });
  expect(addresses.version(aVersion)).toEqual({
    slug: "1-2-puretech",
    path: "/guide-auto/voitures-neuves/marque/citroen/modele/c3-air/7-1-2-puretech",
  });
  expect(addresses.dealer(9)).toEqual({ slug: "etoile-du-cap", path: "/concessionnaires/etoile-du-cap" });
});

test("menus link to the pages of the catalogue, whatever slugs the menu’s own endpoint sends", () => {
  const menu = { id: 4, nom_de_la_marque: "Citroën DS", models: [{ id: 12, nom_du_modele: "Aircross" }] };
  const { path, models } = toMenuBrand(menu, 0, addresses);
  expect([path, models[0]?.path]).toEqual([addresses.brand(4).path, addresses.model(12).path]);
});
