import { normalPhone } from "../../../../src/contract/shared/phone";
import type { WireDealer } from "../../../../src/contract/wire/dealer";
import { site } from "../../../../src/site";
import type { Address } from "./addresses";
import { onePhoto, type PictureOf } from "./picture";
import { webAddress } from "./safe-url";
import { whole } from "./whole";

export const toDealer = (row: WireDealer, address: Address, pictureOf: PictureOf) => ({
  dealerId: row.id,
  ...address,
  name: row.nom,
  kind: row.type,
  presentation: row.presentation,
  address: row.adresse,
  district: row.quartier,
  city: row.ville,
  region: row.region,
  latitude: row.latitude,
  longitude: row.longitude,
  phones: row.telephones.flatMap((written) => {
    const dialled = normalPhone(written, site.phone);
    return dialled === null ? [] : [{ written, dialled }];
  }),
  whatsapp: normalPhone(row.whatsapp ?? "", site.phone),
  email: row.email,
  website: webAddress(row.site_web),
  hours: row.horaires.map(({ jour, ouvre, ferme }) => ({ day: jour, opens: ouvre, closes: ferme })),
  services: row.services,
  score: row.note_moyenne,
  reviewCount: whole(row.nombre_avis),
  verified: row.verifie,
  photo: onePhoto(pictureOf(row.photo), `Façade de ${row.nom}`),
});
