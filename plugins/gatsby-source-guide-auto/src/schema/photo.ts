export const photoSdl = /* GraphQL */ `
  "A downloaded picture; pictures that could not be downloaded are not listed."
  type Photo {
    "What the picture shows, in French, for those who do not see it."
    alt: String!
    "Part of the car that it shows."
    kind: PhotoKind!
    "Caption to show below it."
    caption: String
    "Absolute address from which it was downloaded."
    url: String!
    "The downloaded file."
    file: File @link
  }

  "Parts of a car that pictures show."
  enum PhotoKind {
    "The car from outside."
    EXTERIOR
    "The cabin."
    INTERIOR
    "One of its colours."
    COLOUR
  }
`;
