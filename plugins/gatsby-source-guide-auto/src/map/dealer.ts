import type { WireDealer } from "../../../../src/contract/wire/dealer";
import type { Address } from "./addresses";
import { webAddress } from "./safe-url";
import { whole } from "./whole";

export const toDealer = (row: WireDealer, address: Address) => ({
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
  phones: row.telephones,
  whatsapp: row.whatsapp,
  email: row.email,
  website: webAddress(row.site_web),
  hours: row.horaires.map(({ jour, ouvre, ferme }) => ({ day: jour, opens: ouvre, closes: ferme })),
  services: row.services,
  score: row.note_moyenne,
  reviewCount: whole(row.nombre_avis),
  verified: row.verifie,
});
