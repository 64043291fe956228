export const customStylesheetSdl = /* GraphQL */ `
  "The API host's stylesheet (custom.css), checked: it loads from that host only, runs nothing and reads no input."
  type CustomStylesheet implements Node @dontInfer {
    "The whole sheet; empty when there is none or none that is safe."
    css: String!
    "The pictures it shows, to be published with it; one that could not be had is left out."
    pictures: [StylesheetPicture!]!
  }

  "A picture of custom.css."
  type StylesheetPicture {
    "Its address, as the sheet says it."
    url: String!
    "The picture itself."
    file: File @link
  }
`;
