export const bannerSdl = /* GraphQL */ `
  "An advertisement of a place (get_banners). One without its picture, or outside its dates on the day of the build, is left out."
  type Banner implements Node @dontInfer {
    "Where it stands, as api.php names it: accueil_haut, guide_colonne, article_milieu."
    place: String!
    "Absolute address of the picture."
    image: String!
    "Where it leads: an https address or a path of this site; null when what was sent is neither."
    link: String
    "What the picture says, for those who do not see it."
    alt: String!
    "Title beside the picture."
    title: String
    "Words beside the picture."
    text: String
    "First day it may be shown."
    start: Date @dateformat
    "Last day it may be shown."
    end: Date @dateformat
    "The picture."
    file: File @link
  }
`;
