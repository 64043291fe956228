export const countryParameterSdl = /* GraphQL */ `
  "A figure of the country that can age: fuel, duty, fees, law (parametres_pays). Show it with its date."
  type CountryParameter implements Node @dontInfer {
    "Its name in code: carburant_super."
    key: String!
    "Its name for readers."
    label: String!
    "Group it is listed under, free text: carburant, douane."
    group: String!
    "The figure, or the lower end of a range."
    value: Float
    "Upper end of a range."
    valueMax: Float
    "Unit, free text: F/l, %, F."
    unit: String
    "Since when it holds: a day, a month or a year, 2025-12-06, 2025-12 or 2025."
    effective: String
    "Where it comes from."
    source: String!
    "How sure it is."
    certainty: Certainty!
    "What else to know."
    note: String
  }

  "How sure a figure is."
  enum Certainty {
    "Read in an official text."
    A
    "Reported by several serious sources."
    B
    "Reported by one source, to be confirmed."
    C
    "Our own estimate, an order of magnitude."
    D
  }
`;
