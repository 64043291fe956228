export const customStylesheetSdl = /* GraphQL */ `
  "The API host's style sheet (custom.css), checked: it only loads files from that host, runs no code and reads no input."
  type CustomStylesheet implements Node @dontInfer {
    "The whole sheet; empty when there is none or it is not safe."
    css: String!
    "Pictures that the sheet uses, to be published with it; pictures that could not be downloaded are left out."
    pictures: [StylesheetPicture!]!
  }

  "A picture of custom.css."
  type StylesheetPicture {
    "Address of the picture, as written in the sheet."
    url: String!
    "The picture itself."
    file: File @link
  }
`;
