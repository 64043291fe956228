/** The car of an ad, as its columns have it. */
export const A_TUCSON = {
  brand_key: "hyundai",
  brand_name: "Hyundai",
  model_key: "hyundai-tucson",
  model_name: "Tucson",
  energy: "essence",
  gearbox: "automatique",
  body_type: "suv",
  condition: "venant",
  papers: "dedouane_mute",
  mileage: 84_000,
} as const;
