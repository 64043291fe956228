import type { WireVersion } from "../../../../src/contract/wire/version";
import { currentPrice } from "../../../../src/costs/price/current-price";
import type { DatedPrice } from "../state/price-histories";
import type { Address } from "./addresses";
import { promoPriceOf } from "./offers";
import type { PromoFields } from "./promo";
import { whole } from "./whole";
import { isAutomatic, isFourWheelDrive, rearAirOf } from "./wording";

const AVAILABILITY = { en_stock: "IN_STOCK", sur_commande: "ON_ORDER" } as const;
const STATUS = { serie: "STANDARD", option: "OPTION", non_disponible: "UNAVAILABLE" } as const;

const equipmentOf = (row: WireVersion) =>
  row.equipements.map(({ groupe, libelle, statut, prix }) => ({
    group: groupe,
    label: libelle,
    status: STATUS[statut],
    price: whole(prix),
  }));

function pricesOf(row: WireVersion, promos: readonly PromoFields[]) {
  const prices = { price: whole(row.prix), promoPrice: promoPriceOf(row, promos) };
  return { ...prices, currentPrice: currentPrice(prices) };
}

export type VersionFields = ReturnType<typeof toVersion>;

/**
 * @param promos all promos; those that lower this version's price for everybody are selected here
 * @param priceHistory its list prices by date, the oldest first
 */
export const toVersion = (
  row: WireVersion,
  address: Address,
  promos: readonly PromoFields[],
  priceHistory: readonly DatedPrice[],
) => ({
  versionId: row.car_id,
  ...address,
  name: row.nom_de_la_version,
  modelId: row.id_modele,
  trim: row.finition,
  ...pricesOf(row, promos),
  priceDate: row.prix_date,
  priceHistory,
  availability: row.disponibilite && AVAILABILITY[row.disponibilite],
  deliveryWeeks: whole(row.delai_livraison_semaines),
  energy: row.energie,
  displacement: whole(row.cylindree_cm3),
  power: whole(row.puissance_ch),
  fiscalPower: whole(row.puissance_fiscale_cv),
  torque: whole(row.couple_nm),
  gearbox: row.boite_de_vitesse,
  gears: whole(row.nombre_de_rapports),
  drivetrain: row.transmission,
  automatic: isAutomatic(row.boite_de_vitesse),
  fourWheelDrive: isFourWheelDrive(row.transmission),
  consumption: row.conso_mixte,
  consumptionCity: row.conso_urbaine,
  consumptionRoad: row.conso_route,
  consumptionUnit: row.unite_conso,
  co2: whole(row.co2_g_km),
  topSpeed: whole(row.vitesse_max),
  acceleration: row.acceleration_0_100,
  length: whole(row.longueur_mm),
  width: whole(row.largeur_mm),
  height: whole(row.hauteur_mm),
  wheelbase: whole(row.empattement_mm),
  groundClearance: whole(row.garde_au_sol_mm),
  boot: whole(row.coffre_l),
  bootMax: whole(row.coffre_max_l),
  tank: whole(row.reservoir_l),
  battery: row.batterie_kwh,
  range: whole(row.autonomie_km),
  chargeAc: row.recharge_ac_kw,
  chargeDc: row.recharge_dc_kw,
  weight: whole(row.poids_kg),
  payload: whole(row.charge_utile_kg),
  towing: whole(row.remorquage_kg),
  seats: whole(row.nombre_de_places),
  doors: whole(row.nombre_de_portes),
  tyres: row.pneus,
  warranty: row.garantie,
  serviceEvery: whole(row.entretien_intervalle_km),
  rearAir: rearAirOf(equipmentOf(row)),
  equipment: equipmentOf(row),
});
