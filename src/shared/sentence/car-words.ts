/** Words for an energy, a gearbox or a body type that mean the same in every search, with the filter that they set and its value. */
export const CAR_WORDS = [
  { pattern: "hybrides? rechargeables?|plug[ -]?in|phev", key: "energie", value: "hybride-rechargeable" },
  { pattern: "electriques?", key: "energie", value: "electrique" },
  { pattern: "diesels?|gasoil|gazole|gas[ -]?oil", key: "energie", value: "diesel" },
  { pattern: "essence", key: "energie", value: "essence" },
  { pattern: "(?:boite )?(?:automatiques?|auto|bva)", key: "boite", value: "automatique" },
  { pattern: "(?:boite )?(?:manuelles?|bvm)", key: "boite", value: "manuelle" },
  { pattern: "suvs?", key: "carrosserie", value: "suv" },
  { pattern: "pick[ -]?ups?", key: "carrosserie", value: "pick-up" },
  { pattern: "(?:petites? )?citadines?", key: "carrosserie", value: "citadine" },
  { pattern: "monospaces?", key: "carrosserie", value: "monospace" },
  { pattern: "utilitaires?|camionnettes?", key: "carrosserie", value: "utilitaire" },
] as const;
