import { graphql } from "gatsby";
import { UNKNOWN } from "../../shared/figures/price";
import { isBattery, SPEC_ROWS, specText } from "./spec-rows";

export interface SpecGroup {
  title: string;
  rows: readonly { label: string; value: string }[];
}

const rowsOf = (version: Queries.SpecSheetFragment) =>
  SPEC_ROWS.filter((group) => version.battery !== null || !isBattery(group)).map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => ({ label: row.label, value: specText(row, version) })),
  }));

/** The known lines of a version's data sheet in groups, always in the same order (rule: guide/data-sheet). */
export const specGroups = (version: Queries.SpecSheetFragment): SpecGroup[] =>
  rowsOf(version)
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ value }) => value !== UNKNOWN) }))
    .filter(({ rows }) => rows.length > 0);

/** Whether lines are left out of a data sheet because their values are unknown. */
export const lacksSpecs = (version: Queries.SpecSheetFragment): boolean =>
  rowsOf(version).some(({ rows }) => rows.some(({ value }) => value === UNKNOWN));

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
