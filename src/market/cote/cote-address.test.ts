import { expect, test } from "vitest";
import { askedCar, coteAddress } from "./cote-address";

const read = (query: string) => coteAddress("/cote/kia/rio", askedCar(new URLSearchParams(query)));

// rule: market/cote
test.each([
  ["", "/cote/kia/rio"],
  [
    "energie=diesel&boite=manuelle&km=85.000&annee=2017",
    "/cote/kia/rio?annee=2017&km=85000&boite=manuelle&energie=diesel",
  ],
  ["annee=17&km=beaucoup&boite=&energie=charbon", "/cote/kia/rio"],
  ["boite=constructor&energie=toString", "/cote/kia/rio"],
])("the car of « %s » has one address", (query, address) => expect(read(query)).toBe(address));
