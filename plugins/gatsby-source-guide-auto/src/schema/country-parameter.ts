export const countryParameterSdl = /* GraphQL */ `
  "A figure of the country that can become outdated: fuel price, duty, fee, law (parametres_pays). Show it with its date."
  type CountryParameter implements Node @dontInfer {
    "Name of the figure in code: carburant_super."
    key: String!
    "Name of the figure for readers."
    label: String!
    "Group under which it is listed, free text: carburant, douane."
    group: String!
    "The figure, or the lower bound of a range."
    value: Float
    "Upper bound of a range."
    valueMax: Float
    "Unit, free text: F/l, %, F."
    unit: String
    "Date since which it is valid: a day, a month or a year, 2025-12-06, 2025-12 or 2025."
    effective: String
    "Source of the figure."
    source: String!
    "How reliable the figure is."
    certainty: Certainty!
    "Further remarks."
    note: String
  }

  "How reliable a figure is."
  enum Certainty {
    "Read in an official text."
    A
    "Reported by several reliable sources."
    B
    "Reported by one source, to be confirmed."
    C
    "Estimate of the editors, an order of magnitude."
    D
  }
`;
