import { graphql } from "gatsby";
import { isBattery, SPEC_ROWS, specText } from "./spec-rows";

export interface SpecGroup {
  title: string;
  rows: readonly { label: string; value: string }[];
}

/** Data sheet of a version in groups, always in the same order, so that two sheets compare line by line (rule: guide/data-sheet). */
export function specGroups(version: Queries.SpecSheetFragment): SpecGroup[] {
  return SPEC_ROWS.filter((group) => version.battery !== null || !isBattery(group)).map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => ({ label: row.label, value: specText(row, version) })),
  }));
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
