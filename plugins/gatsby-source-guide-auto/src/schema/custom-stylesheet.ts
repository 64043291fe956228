export const customStylesheetSdl = /* GraphQL */ `
  "The API host's stylesheet (custom.css), checked: it loads from that host only, runs nothing and reads no input."
  type CustomStylesheet implements Node @dontInfer {
    "The whole sheet; empty when there is none or none that is safe."
    css: String!
  }
`;
