/** What an owner uses the car for, by the key of api.php, as it is said within a sentence. */
export const USAGE_NAMES: Readonly<Record<string, string>> = {
  ville: "ville",
  route: "route",
  piste: "piste",
  taxi_vtc: "taxi ou VTC",
};
