import { choose } from "../../upstream/drawings/chance";
import type { CONDITIONS } from "../../src/contract/market/lists";
import type { Body } from "./models";

/** Ads that make one smile, and say of themselves that they are none. */
const LABEL = "Annonce de démonstration : cette voiture n’existe pas.";

type Lines = readonly [string, ...string[]];
/** Of whoever has driven the car here. */
const OPENINGS: Lines = [
  "Mon épouse veut plus grand, moi je veux la paix : je vends.",
  "Elle a fait le trajet Dakar – Touba plus souvent que mon oncle, sans jamais se plaindre.",
  "Vidangée à l’heure, lavée le dimanche, garée à l’ombre : elle est mieux traitée que moi.",
  "Je la vends parce que je pars. Elle, elle aurait bien voulu rester.",
  "Le mécanicien du quartier ne me salue plus : avec elle, il n’a rien à faire.",
  "Voiture de bureau : elle connaît surtout le parking et la Corniche.",
  "Mon fils a eu son permis, donc je la vends avant qu’il ne la conduise.",
  "Toujours à l’heure au travail, parfois en avance au thiéboudienne.",
];
const TRADE_OPENINGS: Lines = [
  "Notre patron l’a essayée : il a fallu insister pour qu’il la rende.",
  "Elle attend sur notre parking, propre comme un matin de Korité.",
  "Contrôlée par notre équipe avant d’être exposée, jusqu’au cendrier.",
];
/** Of what has just been imported, whoever sells it. */
const ARRIVALS: Lines = [
  "Fraîchement débarquée du bateau, encore un peu étourdie par le voyage.",
  "Arrivée cette semaine, choisie une par une, pas au kilo.",
  "Venue de loin pour vous plaire : passez la voir, le café est offert.",
  "Elle ne connaît pas encore Dakar : à vous de lui montrer la Corniche.",
];
const NEW_OPENINGS: Lines = [
  "Neuve : les housses sont encore sur les sièges, et personne n’ose les enlever.",
  "Zéro kilomètre, ou presque : elle n’a fait que descendre du bateau.",
];
const WRECK_OPENINGS: Lines = [
  "Elle a pris un choc, et elle le dit elle-même : à réparer, ou pour ses pièces.",
  "Le poteau n’a rien eu, elle si : à remettre en état.",
];

const BODIES: Readonly<Record<Body, Lines>> = {
  citadine: [
    "Se gare au marché Sandaga là où les autres renoncent.",
    "Petite dehors, grande quand il faut sortir de la VDN à 18 heures.",
    "Boit si peu que le pompiste demande de ses nouvelles.",
  ],
  "berline-4-portes": [
    "Assez de coffre pour les valises de la tante et ses cadeaux.",
    "Confort de grande route jusqu’à Saint-Louis, sans fatigue.",
    "Sobre, élégante, et la clim qui tient en avril.",
  ],
  "berline-5-portes": [
    "Le hayon s’ouvre grand : le mouton y entre debout, si on lui parle.",
    "Tient bien la route, tourne court, se gare facilement.",
    "Compacte et vive, idéale entre Mermoz et le Plateau.",
  ],
  suv: [
    "Les dos-d’âne, elle ne sait même pas que ça existe.",
    "Haute sur roues pour l’hivernage, fraîche dedans quand il fait 40 dehors.",
    "Passe partout à Keur Massar, même un lendemain de pluie.",
    "La famille, les bagages et la glacière : tout le monde monte.",
  ],
  "pick-up": [
    "Charge un chantier le matin, un mariage l’après-midi.",
    "La benne accepte le ciment, les moutons et une équipe de lutteurs.",
    "Le sable du Lompoul ne lui fait pas peur.",
  ],
  monospace: [
    "Les cousins montent tous, et personne ne se plaint des genoux.",
    "Trois rangées : on ne laisse plus la grand-mère à la maison.",
    "Parfaite pour l’école le matin et le magal le week-end.",
  ],
  coupe: ["Deux portes, un sourire, aucun regret.", "On vous regarde aux feux : gardez vos lunettes de soleil."],
  utilitaire: [
    "Le plateau avale la boutique entière.",
    "Prêt à livrer du matin au soir sans lever la voix.",
    "Volume utile, entretien simple, moteur increvable.",
  ],
  minibus: [
    "De quoi emmener tout le dahira d’un seul voyage.",
    "Sièges en bon état, couloir large, prêt à travailler.",
  ],
};

/** Of any car but a wreck. */
const DETAILS: Lines = [
  "Moteur et boîte impeccables, aucun voyant allumé, même le dimanche.",
  "Clim glaciale : prévoyez un pull.",
  "Papiers en règle, à vérifier ensemble avant toute chose.",
  "Sièges propres, tapis d’origine, odeur de neuf presque intacte.",
  "Vitres, serrures et autoradio : tout répond du premier coup.",
];
/** Of what others have driven. */
const USED_DETAILS: Lines = [
  "Pneus récents, freins faits, rien à prévoir dans l’immédiat.",
  "Carrosserie saine, deux petites rayures honnêtes côté passager.",
  "Factures disponibles, historique clair.",
  "Batterie neuve, amortisseurs changés l’an dernier.",
];
const WRECK_DETAILS: Lines = [
  "Moteur et boîte tournent ; ailes et phares sont à changer.",
  "Habitacle intact : l’airbag n’a pas eu à se lever.",
];

const CLOSINGS = [
  "Venez la voir avec votre mécanicien, il repartira rassuré.",
  "Prix discutable autour d’un ataya, pas au téléphone.",
  "Essai possible tous les jours sauf pendant la prière.",
  "Curieux bienvenus, marchandeurs de haut niveau aussi.",
  "Sérieux s’abstenir de plaisanter ; les autres, entrez.",
  "Premier venu, premier séduit.",
] as const;

const WRECK_CLOSINGS: Lines = [
  "Venez la voir avec votre carrossier, il fera le prix.",
  "Prix discutable autour d’un ataya, pas au téléphone.",
];

interface Told {
  readonly body: Body;
  readonly trade: boolean;
  readonly condition: keyof typeof CONDITIONS;
  /** Whether the car is in its seller’s name. */
  readonly hasPapers: boolean;
  readonly isCool: boolean;
  readonly isNegotiable: boolean;
}

const openingsOf = ({ condition, trade }: Told): Lines =>
  condition === "neuf_0km"
    ? NEW_OPENINGS
    : condition === "accidente"
      ? WRECK_OPENINGS
      : condition === "venant"
        ? ARRIVALS
        : trade
          ? TRADE_OPENINGS
          : OPENINGS;

const detailsOf = ({ condition }: Told): Lines =>
  condition === "accidente" ? WRECK_DETAILS : condition === "neuf_0km" ? DETAILS : [...DETAILS, ...USED_DETAILS];

/** What the facts of the ad make untrue is not said (rule: market/demonstration). */
const isTrue =
  ({ hasPapers, isCool, isNegotiable }: Told) =>
  (line: string): boolean =>
    (hasPapers || !/papiers en règle/i.test(line)) &&
    (isCool || !/clim|fraîche dedans/i.test(line)) &&
    (isNegotiable || !/discutable|marchandeurs/i.test(line));

/** The same for the same seed. */
export function descriptionOf(seed: string, told: Told): string {
  const said = (key: string, lines: Lines) => {
    const [first = LABEL, ...others] = lines.filter(isTrue(told));
    return choose(seed, key, [first, ...others]);
  };
  const lines = [
    said("opening", openingsOf(told)),
    said("body", BODIES[told.body]),
    said("detail", detailsOf(told)),
    said("other detail", detailsOf(told)),
    said("closing", told.condition === "accidente" ? WRECK_CLOSINGS : CLOSINGS),
    LABEL,
  ];
  return [...new Set(lines)].join("\n");
}

export const PARKINGS = [
  "Parking Teranga Auto",
  "Parking Baobab Motors",
  "Parking Ndar Auto",
  "Auto Prestige Foire",
  "Parking Serigne Auto",
  "Keur Auto Sacré-Cœur",
  "Parking Jolof Cars",
  "Lions Auto Parc",
  "Parking Kadd Gui",
  "Parking du Phare",
  "Sahel Auto Choix",
  "Parking Pirogue",
  "VDN Auto Center",
  "Parking Xaley Motors",
  "Ngor Auto Select",
  "Parking Sunu Oto",
  "Parking Bissap",
  "Médina Motors",
  "Parking Djolof Drive",
  "Parking Car Rapide",
  "Auto Gorée",
  "Parking Fleuve Auto",
  "Parking La Corniche",
  "Parking Ataya Cars",
  "Parking Bonne Route",
] as const;
export const DEALERS = [
  "Galerie Auto Dakar",
  "Comptoir Automobile du Cap-Vert",
  "Espace Occasion Almadies",
  "Maison de l’Auto Teranga",
] as const;
export const FIRST_NAMES = [
  "Awa",
  "Moussa",
  "Fatou",
  "Ibrahima",
  "Aïssatou",
  "Cheikh",
  "Mariama",
  "Ousmane",
  "Khady",
  "Abdoulaye",
  "Ndèye",
  "Mamadou",
  "Coumba",
  "Pape",
  "Astou",
  "Modou",
  "Sokhna",
  "Babacar",
  "Bineta",
  "Alioune",
  "Rokhaya",
  "Lamine",
  "Yacine",
  "Souleymane",
  "Adama",
  "Marième",
  "El Hadj",
  "Dieynaba",
  "Serigne",
  "Oumy",
] as const;
