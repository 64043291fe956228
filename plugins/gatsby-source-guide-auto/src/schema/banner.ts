export const bannerSdl = /* GraphQL */ `
  "An advertisement for one place on the site (get_banners). A banner without its picture, or outside its dates on the day of the build, is left out."
  type Banner implements Node @dontInfer {
    "Place where it is shown, in the words of api.php: accueil_haut, guide_colonne, article_milieu."
    place: String!
    "Absolute address of the picture."
    image: String!
    "Target of the link: an https address or a path of this site; null when the value sent is neither."
    link: String
    "Alternative text of the picture, for those who do not see it."
    alt: String!
    "Title beside the picture."
    title: String
    "Text beside the picture."
    text: String
    "First day on which it may be shown."
    start: Date @dateformat
    "Last day on which it may be shown."
    end: Date @dateformat
    "The picture."
    file: File @link
  }
`;
