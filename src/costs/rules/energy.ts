/**
 * Cost of 100 km in whole francs (rule: costs/energy-of-100-km, costs/charging).
 * @param consumption litres or kWh per 100 km
 * @param unitPrice francs per litre or kWh
 * @param extra surcharges in %, applied one after the other: charging losses, VAT
 */
export const costOf100km = (consumption: number, unitPrice: number, ...extra: readonly number[]) =>
  Math.round(extra.reduce((cost, share) => cost * (1 + share / 100), consumption * unitPrice));
