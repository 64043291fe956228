export const siteSettingSdl = /* GraphQL */ `
  "A setting of this edition of the site (parametres_site): a notice that it is a demonstration, a number of who runs it, a page on a social network, or a sister site."
  type SiteSetting implements Node @dontInfer {
    "Name of the setting in code: demonstration_prix, reseau_facebook."
    key: String!
    "What it is about."
    group: SiteSettingGroup!
    "Text for readers: a notice, a telephone number, the name of a network or of a country."
    text: String!
    "Target of the link: an https address or a path of this site; null for a notice."
    url: String
    "The number as it is dialled (E.164); null for a setting that is none, and for a number that no phone could dial."
    dialled: String
    "Position in the list as sent."
    position: Int!
  }

  "Groups of settings, in the words of api.php."
  enum SiteSettingGroup {
    "A notice that the content is a demonstration."
    demonstration
    "A telephone number of who runs the site."
    contact
    "The owner's page on a social network."
    reseau
    "The site of another country."
    site_frere
  }
`;
