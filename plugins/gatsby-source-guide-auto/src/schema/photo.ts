export const photoSdl = /* GraphQL */ `
  "A picture that was downloaded; one that could not be is not listed."
  type Photo {
    "What the picture shows, in French, for those who do not see it."
    alt: String!
    "What part of the car it shows."
    kind: PhotoKind!
    "Words to put under it."
    caption: String
    "Absolute address it was downloaded from."
    url: String!
    "The downloaded file."
    file: File @link
  }

  "What part of the car a picture shows."
  enum PhotoKind {
    "The car from outside."
    EXTERIOR
    "The cabin."
    INTERIOR
    "One of its colours."
    COLOUR
  }
`;
