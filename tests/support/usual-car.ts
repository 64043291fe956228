/** A car of which the demonstration's market has many, as estimates describe it. */
export const USUAL_CAR = {
  year: 2017,
  mileage: 90_000,
  condition: "venant",
  gearbox: "automatique",
  energy: "essence",
  papers: "dedouane_mute",
} as const;
