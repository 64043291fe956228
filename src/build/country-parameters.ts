/** The country’s figures as `ratesOf` (src/costs/rules/parameters.ts) reads them, for queries of the build. */
export const COUNTRY_PARAMETERS = /* GraphQL */ `
  allCountryParameter(sort: { key: ASC }) {
    nodes {
      key
      value
      valueMax
    }
  }
`;
