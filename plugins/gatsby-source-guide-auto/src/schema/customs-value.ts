export const customsValueSdl = /* GraphQL */ `
  "What a used car is worth where it is bought, freight included (valeurs_douane). An order of magnitude: customs set the value themselves."
  type CustomsValue implements Node @dontInfer {
    "Identifier at api.php."
    valueId: Int!
    "Name of the brand."
    brand: String!
    "Name of the model, without the brand."
    model: String!
    "Year of its first registration."
    year: Int!
    "Where it comes from; free text: Europe."
    origin: String!
    "Its value in whole units of the currency."
    amount: Int!
    "Currency of the value."
    currency: Currency!
    "Date since which it is valid: a day, a month or a year, 2026-11-02, 2026-11 or 2026."
    effective: String!
    "Source of the value."
    source: String!
    "How reliable the value is."
    certainty: Certainty!
  }

  "A currency. One euro is 655.957 francs CFA."
  enum Currency {
    "Euro."
    EUR
    "Franc CFA."
    FCA
  }
`;
