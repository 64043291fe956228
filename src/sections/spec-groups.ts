import { graphql } from "gatsby";
import { figure } from "../lib/figures";
import { UNKNOWN } from "../lib/price";

export interface SpecGroup {
  title: string;
  rows: readonly { label: string; value: string }[];
}

const text = (value: string | number | null) => (value === null ? UNKNOWN : String(value));
const millimetres = (value: number | null) => figure(value, "mm");

/** A version's data sheet in groups, always in this order, so that two sheets compare line by line (MARKET § 2.3). */
export function specGroups(version: Queries.SpecSheetFragment): SpecGroup[] {
  const unit = version.consumptionUnit ?? "l/100 km";
  const electric = version.battery !== null;
  const group = (title: string, rows: readonly (readonly [string, string])[]): SpecGroup => ({
    title,
    rows: rows.map(([label, value]) => ({ label, value })),
  });
  return [
    group("Moteur", [
      ["Énergie", version.energy],
      ["Cylindrée", figure(version.displacement, "cm³")],
      ["Puissance", figure(version.power, "ch")],
      ["Puissance fiscale", figure(version.fiscalPower, "CV")],
      ["Couple", figure(version.torque, "Nm")],
    ]),
    group("Transmission", [
      ["Boîte de vitesse", text(version.gearbox)],
      ["Nombre de rapports", text(version.gears)],
      ["Roues motrices", text(version.drivetrain)],
    ]),
    group("Performances", [
      ["Vitesse maximale", figure(version.topSpeed, "km/h")],
      ["0 à 100 km/h", figure(version.acceleration, "s")],
    ]),
    group("Consommation et émissions", [
      ["Consommation mixte", figure(version.consumption, unit)],
      ["En ville", figure(version.consumptionCity, unit)],
      ["Sur route", figure(version.consumptionRoad, unit)],
      ["CO₂", figure(version.co2, "g/km")],
      ["Réservoir", figure(version.tank, "l")],
    ]),
    ...(electric
      ? [
          group("Batterie et recharge", [
            ["Capacité", figure(version.battery, "kWh")],
            ["Autonomie annoncée", figure(version.range, "km")],
            ["Recharge en courant alternatif", figure(version.chargeAc, "kW")],
            ["Recharge en courant continu", figure(version.chargeDc, "kW")],
          ]),
        ]
      : []),
    group("Dimensions et volumes", [
      ["Longueur", millimetres(version.length)],
      ["Largeur", millimetres(version.width)],
      ["Hauteur", millimetres(version.height)],
      ["Empattement", millimetres(version.wheelbase)],
      ["Garde au sol", millimetres(version.groundClearance)],
      ["Coffre", figure(version.boot, "l")],
      ["Coffre, banquette rabattue", figure(version.bootMax, "l")],
      ["Places", text(version.seats)],
      ["Portes", text(version.doors)],
    ]),
    group("Poids et charges", [
      ["Poids à vide", figure(version.weight, "kg")],
      ["Charge utile", figure(version.payload, "kg")],
      ["Remorquage freiné", figure(version.towing, "kg")],
    ]),
    group("Châssis, pneus", [["Pneus", text(version.tyres)]]),
    group("Garantie et entretien", [
      ["Garantie", text(version.warranty)],
      ["Révision tous les", figure(version.serviceEvery, "km")],
    ]),
  ];
}

export const fragment = graphql`
  fragment SpecSheet on Version {
    energy
    displacement
    power
    fiscalPower
    torque
    gearbox
    gears
    drivetrain
    topSpeed
    acceleration
    consumption
    consumptionCity
    consumptionRoad
    consumptionUnit
    co2
    tank
    battery
    range
    chargeAc
    chargeDc
    length
    width
    height
    wheelbase
    groundClearance
    boot
    bootMax
    seats
    doors
    weight
    payload
    towing
    tyres
    warranty
    serviceEvery
  }
`;
