/** Papers of a car whose duties are still to be paid. */
const UNPAID: readonly string[] = ["sous_douane", "passavant", "plaque_etrangere"];
export const isUnpaid = ({ papers }: { readonly papers: string | null }): boolean =>
  papers !== null && UNPAID.includes(papers);

/** Cars that come without a plate of the country. */
const UNPLATED: readonly string[] = ["venant", "neuf_0km"];
/** Whether a car has been registered in the country before. White plates stay with a car for life. */
export const isPlated = ({
  condition,
  papers,
}: {
  readonly condition: string | null;
  readonly papers: string | null;
}): boolean => papers === "dedouane_mute" || (papers === "dedouane_non_mute" && !UNPLATED.includes(condition ?? ""));

/** Whether a new car is sold with its duties paid: its price is that of a dealer. */
export const isNewAndPaid = (car: { readonly condition: string | null; readonly papers: string | null }): boolean =>
  car.condition === "neuf_0km" && !isUnpaid(car);

/** Bodies of customs heading 8704, whose duty is that of utilities. */
const UTILITIES: readonly string[] = ["pick-up", "utilitaire"];
export const isUtility = ({ body_type }: { readonly body_type: string | null }): boolean =>
  body_type !== null && UTILITIES.includes(body_type);
