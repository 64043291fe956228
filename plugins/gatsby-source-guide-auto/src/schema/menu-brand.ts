import { PATH } from "./same-fields";

export const menuBrandSdl = /* GraphQL */ `
  "A brand as listed in header and footer (marques_modeles), so that these need no data of the catalogue."
  type MenuBrand implements Node @dontInfer {
    "Id of the brand in api.php."
    brandId: Int!
    "Name of the brand."
    name: String!
    "Segment of the brand's address; the catalogue's slug."
    slug: String!
    ${PATH}
    "Position in the list, starting at 0."
    position: Int!
    "The brand's models, in the order of the menu."
    models: [MenuModel!]!
  }

  "A model under its brand in the footer."
  type MenuModel {
    "Id of the model in api.php."
    modelId: Int!
    "Name of the model, without the brand."
    name: String!
    "Segment of the model's address; the catalogue's slug."
    slug: String!
    ${PATH}
  }
`;
