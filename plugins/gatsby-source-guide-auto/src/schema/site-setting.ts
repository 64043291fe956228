export const siteSettingSdl = /* GraphQL */ `
  "What is true of this publication alone (parametres_site): that it is a demonstration, its pages on networks, its sister sites."
  type SiteSetting implements Node @dontInfer {
    "Its name in code: demonstration_prix, reseau_facebook."
    key: String!
    "What it is about."
    group: SiteSettingGroup!
    "Its words for readers: a remark, the name of a network or of a country."
    text: String!
    "Where it leads: an https address or a path of this site; null for a remark."
    url: String
    "Its place in the list as sent."
    position: Int!
  }

  "What settings are about, in the words of api.php."
  enum SiteSettingGroup {
    "A remark that the content is a demonstration."
    demonstration
    "The owner's page on a network."
    reseau
    "The site of another country."
    site_frere
  }
`;
