/** Regions of Senegal with their departments and the towns or districts offered in lists (docs/senegal.md, Regions and towns). A sister site has its own file. */

interface Region {
  readonly name: string;
  readonly departments: readonly string[];
  readonly towns: readonly string[];
}

/** Regions by their slug in addresses. */
export const REGIONS = {
  dakar: {
    name: "Dakar",
    departments: ["Dakar", "Guédiawaye", "Keur Massar", "Pikine", "Rufisque"],
    towns: [
      "Plateau",
      "Médina",
      "Fann",
      "Point E",
      "Mermoz",
      "Sacré-Cœur",
      "Liberté 6",
      "Ouakam",
      "Almadies",
      "Ngor",
      "Yoff",
      "Ouest Foire",
      "Nord Foire",
      "Sicap Foire",
      "Cité Damel",
      "VDN",
      "Parcelles Assainies",
      "Grand Yoff",
      "HLM",
      "Grand-Dakar",
      "Colobane",
      "Hann Maristes",
      "Pikine",
      "Guédiawaye",
      "Keur Massar",
      "Mbao",
      "Rufisque",
      "Diamniadio",
      "Bargny",
    ],
  },
  diourbel: {
    name: "Diourbel",
    departments: ["Bambey", "Diourbel", "Mbacké"],
    towns: ["Touba", "Mbacké", "Diourbel", "Bambey"],
  },
  fatick: {
    name: "Fatick",
    departments: ["Fatick", "Foundiougne", "Gossas"],
    towns: ["Fatick", "Sokone", "Foundiougne"],
  },
  kaffrine: {
    name: "Kaffrine",
    departments: ["Birkelane", "Kaffrine", "Koungheul", "Malem Hodar"],
    towns: ["Kaffrine", "Koungheul"],
  },
  kaolack: { name: "Kaolack", departments: ["Guinguinéo", "Kaolack", "Nioro du Rip"], towns: ["Kaolack", "Nioro"] },
  kedougou: { name: "Kédougou", departments: ["Kédougou", "Salémata", "Saraya"], towns: ["Kédougou"] },
  kolda: { name: "Kolda", departments: ["Kolda", "Médina Yoro Foulah", "Vélingara"], towns: ["Kolda", "Vélingara"] },
  louga: { name: "Louga", departments: ["Kébémer", "Linguère", "Louga"], towns: ["Louga", "Kébémer", "Dahra"] },
  matam: { name: "Matam", departments: ["Kanel", "Matam", "Ranérou Ferlo"], towns: ["Matam", "Ourossogui"] },
  "saint-louis": {
    name: "Saint-Louis",
    departments: ["Dagana", "Podor", "Saint-Louis"],
    towns: ["Saint-Louis", "Richard-Toll", "Dagana"],
  },
  sedhiou: { name: "Sédhiou", departments: ["Bounkiling", "Goudomp", "Sédhiou"], towns: ["Sédhiou"] },
  tambacounda: {
    name: "Tambacounda",
    departments: ["Bakel", "Goudiry", "Koumpentoum", "Tambacounda"],
    towns: ["Tambacounda", "Bakel"],
  },
  thies: {
    name: "Thiès",
    departments: ["Mbour", "Thiès", "Tivaouane"],
    towns: ["Thiès", "Mbour", "Saly", "Tivaouane"],
  },
  ziguinchor: {
    name: "Ziguinchor",
    departments: ["Bignona", "Oussouye", "Ziguinchor"],
    towns: ["Ziguinchor", "Cap Skirring", "Bignona"],
  },
} as const satisfies Readonly<Record<string, Region>>;
export type RegionKey = keyof typeof REGIONS;
export const REGION_KEYS = Object.keys(REGIONS) as [RegionKey, ...RegionKey[]];
export const regionOf = (key: RegionKey): Region => REGIONS[key];
