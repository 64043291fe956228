import { contentEndpoints, type ContentKind, KEY_PARAMETER } from "../src/contract/shared/endpoints";
import type { ItemEndpoint } from "../src/contract/wire/items";
import { MEMBER_REVIEWS } from "../src/contract/wire/member-review";
import type { MessageEndpoint } from "../src/contract/wire/message";
import { SUGGESTIONS } from "../src/contract/wire/suggestion";
import { isMessage } from "./inbox/receive";
import { isItem, items } from "./items";
import { MAX_PER_PAGE } from "./paging";

type ContentEndpoint = (typeof contentEndpoints)[ContentKind]["name"];
type EndpointName = ContentEndpoint | ItemEndpoint | MessageEndpoint | typeof SUGGESTIONS | typeof MEMBER_REVIEWS;

/** What its `data` is: a page of rows, all rows, one object by place, one row, or nothing but that it was kept. */
export type Shape = "list" | "whole" | "object" | "item" | "message";

interface Parameter {
  readonly name: string;
  /** In French, for who writes an api.php. */
  readonly what: string;
  readonly type: "integer" | "string";
  readonly required: boolean;
}

export interface Endpoint {
  readonly name: EndpointName;
  readonly shape: Shape;
  readonly method: "GET" | "POST";
  readonly what: string;
  /** Beside `endpoint` and the key, which every one takes. */
  readonly parameters: readonly Parameter[];
}

/** What each endpoint is for, in French. The type keeps it whole: an endpoint that is new is not forgotten here. */
const WHAT: Record<EndpointName, string> = {
  marques_modeles: "marques et leurs modèles, pour l’en-tête et le pied de page",
  get_header_menu_news: "rubriques de l’actualité",
  "menu-guide-pratique": "thèmes des guides pratiques",
  get_banners: "bannières, une par emplacement",
  parametres_pays: "chiffres du pays qui vieillissent, avec leur date et leur source",
  parametres_site: "démonstration, contact, réseaux et sites frères de cette publication",
  get_pages: "textes des pages à propos, contact et mentions légales",
  valeurs_douane:
    "valeurs de voitures d’occasion à l’étranger, fret compris, que le simulateur de dédouanement propose",
  modeles_occasion: "marques et modèles vendus d’occasion, et les façons de les écrire",
  get_marques: "marques vendues neuves",
  get_modeles: "modèles",
  get_versions: "versions, avec prix, fiche technique et équipements",
  get_concessionnaires: "concessionnaires",
  get_avis: "avis publiés de propriétaires",
  get_promos: "promotions",
  get_articles: "articles de l’actualité",
  get_guides: "guides pratiques",
  get_marque: "une marque, avec ses modèles, ses promotions et ses concessionnaires",
  get_modele: "un modèle, avec ses versions et le résumé de ses avis",
  get_version: "une version",
  get_article: "un article",
  get_guide: "un guide pratique",
  search_suggestion: "modèles et articles qui répondent à ce qui est tapé dans la recherche",
  avis_membre: "avis d’un membre, avec ce qu’ils sont devenus",
  post_lead: "demande d’offre, de devis ou d’essai",
  lettre_confirmer: "e-mail pour confirmer une inscription à la lettre d’information",
  newsletter: "inscription à la lettre d’information, confirmée par le lien de cet e-mail",
  contact: "message de la page contact",
  poster_avis: "avis d’un propriétaire, à lire avant de le publier",
  voter_avis: "vote « utile » d’un membre pour un avis",
  signaler_avis: "signalement d’un avis publié",
  retirer_avis: "retrait d’un avis par son auteur : ce qu’il a écrit est à effacer",
  oublier_membre: "compte supprimé : tout ce que le membre a envoyé est à effacer",
  annonce_publiee: "e-mail au vendeur : son annonce est en ligne",
  annonce_refusee: "e-mail au vendeur : son annonce est refusée",
  annonce_rappel: "e-mail au vendeur : son annonce expire dans cinq jours",
  alerte_confirmer: "e-mail pour confirmer une recherche enregistrée",
  alerte_annonces: "e-mail des nouvelles annonces d’une recherche enregistrée, et des prix qui ont baissé",
  message_annonce: "message d’un visiteur, à transmettre par e-mail au vendeur d’une annonce",
  exploitation: "e-mail à qui tient le site : une partie ne va pas, ou va de nouveau",
};

const PAGING: readonly Parameter[] = [
  { name: "page", what: "numéro de la page, à partir de 1", type: "integer", required: false },
  { name: "par_page", what: `lignes par page, ${MAX_PER_PAGE} au plus`, type: "integer", required: false },
  {
    name: "modifie_depuis",
    what: "seulement les lignes modifiées depuis cet instant compris (ISO 8601 : 2026-11-21T08:00:00Z)",
    type: "string",
    required: false,
  },
];

const shapes = new Map<string, Shape>(Object.values(contentEndpoints).map(({ name, shape }) => [name, shape]));

function shapeOf(name: EndpointName): Shape {
  if (isMessage(name)) return "message";
  return isItem(name) ? "item" : (shapes.get(name) ?? "whole");
}

function parametersOf(name: EndpointName): readonly Parameter[] {
  if (name === SUGGESTIONS) return [{ name: "search", what: "texte tapé", type: "string", required: true }];
  if (name === MEMBER_REVIEWS)
    return [{ name: "id_membre", what: "identifiant du membre", type: "string", required: true }];
  if (!isItem(name)) return shapes.get(name) === "list" ? PAGING : [];
  const { parameter, numeric } = items[name];
  const what = numeric ? "identifiant" : "nom dans l’adresse";
  return [{ name: parameter, what, type: numeric ? "integer" : "string", required: true }];
}

const isName = (name: string): name is EndpointName => Object.hasOwn(WHAT, name);

/** Every endpoint and what it takes: the check of a request, what the server says of itself and the documents read this table. */
export const endpointTable: readonly Endpoint[] = Object.keys(WHAT)
  .filter(isName)
  .map((name) => ({
    name,
    shape: shapeOf(name),
    method: isMessage(name) ? "POST" : "GET",
    what: WHAT[name],
    parameters: parametersOf(name),
  }));

/** Parameters that every endpoint takes. */
const EVERYWHERE = ["endpoint", KEY_PARAMETER] as const;

const MAX_SHOWN_LENGTH = 60;

/** A French sentence naming the parameters that an endpoint does not know, and those that it does; null where there is none, or no such endpoint. */
export function unknownParameters(endpoint: string, query: URLSearchParams): string | null {
  const known = endpointTable.find(({ name }) => name === endpoint);
  if (!known) return null;
  const allowed: readonly string[] = [...known.parameters.map(({ name }) => name), ...EVERYWHERE];
  const odd = [...new Set(query.keys())].filter((name) => !allowed.includes(name));
  if (odd.length === 0) return null;
  const names = odd.map((name) => `« ${name.slice(0, MAX_SHOWN_LENGTH)} »`).join(", ");
  const list = `${allowed.slice(0, -1).join(", ")} et ${allowed.at(-1)}`;
  return `${odd.length > 1 ? "Paramètres inconnus" : "Paramètre inconnu"} : ${names}. ${endpoint} accepte ${list}.`;
}
