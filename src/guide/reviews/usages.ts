/** Names of the usages of a car within a sentence, by the key of api.php. */
export const USAGE_NAMES: Readonly<Record<string, string>> = {
  ville: "ville",
  route: "route",
  piste: "piste",
  taxi_vtc: "taxi ou VTC",
};
