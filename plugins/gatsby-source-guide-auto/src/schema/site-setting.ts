export const siteSettingSdl = /* GraphQL */ `
  "A setting of this edition of the site (parametres_site): a notice that it is a demonstration, a page on a social network, or a sister site."
  type SiteSetting implements Node @dontInfer {
    "Name of the setting in code: demonstration_prix, reseau_facebook."
    key: String!
    "What it is about."
    group: SiteSettingGroup!
    "Text for readers: a notice, the name of a network or of a country."
    text: String!
    "Target of the link: an https address or a path of this site; null for a notice."
    url: String
    "Position in the list as sent."
    position: Int!
  }

  "Groups of settings, in the words of api.php."
  enum SiteSettingGroup {
    "A notice that the content is a demonstration."
    demonstration
    "The owner's page on a social network."
    reseau
    "The site of another country."
    site_frere
  }
`;
