/** Equipment of used cars by group, as listed in the check boxes of the third step (rule: market/posting-steps). */
export const EQUIPMENT = {
  Confort: {
    climatisation: "Climatisation",
    "clim-arriere": "Climatisation arrière",
    "sieges-cuir": "Sièges cuir",
    "sieges-electriques": "Sièges électriques",
    "toit-ouvrant": "Toit ouvrant",
    "vitres-electriques": "Vitres électriques",
    "demarrage-sans-cle": "Démarrage sans clé",
  },
  "Aide à la conduite": {
    "camera-de-recul": "Caméra de recul",
    radars: "Radars de stationnement",
    regulateur: "Régulateur de vitesse",
    "alerte-angle-mort": "Alerte d’angle mort",
  },
  Sécurité: { abs: "ABS", esp: "ESP", airbags: "Airbags", isofix: "Isofix", alarme: "Alarme" },
  "Son et écran": {
    bluetooth: "Bluetooth",
    gps: "GPS",
    "carplay-android-auto": "Apple CarPlay / Android Auto",
    "ecran-tactile": "Écran tactile",
  },
  Extérieur: {
    "jantes-alliage": "Jantes alliage",
    "phares-led": "Phares LED",
    "barres-de-toit": "Barres de toit",
    attelage: "Attelage",
    "roue-de-secours": "Roue de secours",
  },
} as const;
export const EQUIPMENT_NAMES: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(EQUIPMENT));
