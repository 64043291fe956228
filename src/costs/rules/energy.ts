/**
 * Francs for 100 km, whole (rule: costs/energy-of-100-km, costs/charging).
 * @param consumption litres or kWh for 100 km
 * @param unitPrice francs for one of them
 * @param extra shares in % that multiply it: charging losses, VAT
 */
export const costOf100km = (consumption: number, unitPrice: number, ...extra: readonly number[]) =>
  Math.round(extra.reduce((cost, share) => cost * (1 + share / 100), consumption * unitPrice));
