export const brandSdl = /* GraphQL */ `
  "A car brand sold new in the country (get_marques)."
  type Brand implements Node @dontInfer {
    "Id of the brand in api.php."
    brandId: Int!
    "Segment of the brand's address."
    slug: String!
    "Path of its page on this site."
    path: String!
    "Name of the brand."
    name: String!
    "Country the brand comes from; free text."
    country: String
    "Region of the world the brand is filed under; free text."
    origin: String
    "Year the brand was founded."
    foundedIn: Int
    "What there is to know of the brand, as plain text."
    description: String
    "Official importer."
    importer: String
    "Web address of the brand, http or https only."
    website: String
    "Maker's warranty, as worded."
    warranty: String
    "Whether every model of the brand counts as premium."
    premium: Boolean!
    "The brand's mark; null when there is none."
    logoFile: File @link
    "Lowest price that counts today among its models (their priceMin); null when none has one. It is counted when asked: filter and sort models by theirs."
    priceMin: Int
    "Highest price that counts today among its models (their priceMax); null when none has one. It is counted when asked, like priceMin."
    priceMax: Int
    "Models of the brand, by id."
    models: [Model!]! @link
    "Dealers that sell the brand, by id."
    dealers: [Dealer!]! @link
    "All its promos, past and coming ones too; the first to end first."
    promos: [Promo!]! @link
    "Those that run on the day of the build, while cars are left, those under conditions too; the first to end first."
    offers: [Promo!]! @link
  }
`;
