export const usedBrandSdl = /* GraphQL */ `
  "A brand whose cars are sold used (modeles_occasion). Most of its models are no longer sold new, so they have no page of the catalogue."
  type UsedBrand implements Node @dontInfer {
    "Name of the brand."
    name: String!
    "Position in the list, starting at 0."
    position: Int!
    "Other ways in which sellers write the brand: Benz, VW."
    synonyms: [String!]!
    "Its models, in the order of api.php."
    models: [UsedModel!]!
  }

  "A model that is sold used."
  type UsedModel {
    "Name of the model, without the brand."
    name: String!
    "Its generations, oldest first."
    generations: [UsedGeneration!]!
    "Body type, as worded by the editors."
    bodyType: String
    "Energies it was sold with, the most usual first."
    energies: [String!]!
    "Other ways in which sellers write the model: names of other markets, abbreviations, usual mistakes."
    synonyms: [String!]!
  }

  "Years in which one generation of a model was made."
  type UsedGeneration {
    "First year."
    from: Int!
    "Last year; null while it is still made."
    to: Int
  }
`;
