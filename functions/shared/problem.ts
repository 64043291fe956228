import { MAX_PHOTOS } from "../../src/contract/market/own-photo";
import { WAITING } from "../../src/contract/market/waiting";
import { textLine } from "./text-line";

/** Error code → status and the sentence that a visitor reads. Error messages of api.php are never passed on. */
const PROBLEMS = {
  unknown_address: [404, "Cette adresse n’existe pas."],
  wrong_method: [405, "Cette méthode n’est pas permise à cette adresse."],
  long_address: [414, "Cette adresse est trop longue."],
  long_headers: [431, "Les en-têtes de la demande sont trop longs."],
  bad_search: [400, "Tapez de 2 à 64 caractères."],
  who_are_you: [401, "Cette adresse est réservée à l’équipe du site."],
  second_factor: [
    403,
    "Cette adresse demande un second facteur : activez-le sur votre compte, puis reconnectez-vous avec lui.",
  ],
  not_operator: [403, "Votre compte n’a pas accès à cette partie du site. Demandez-le à qui la tient."],
  operator_name: [409, "Ce nom est celui d’un autre opérateur."],
  unknown_lead: [404, "Cette demande n’est plus gardée."],
  no_build_state: [404, "Rien n’est gardé des constructions."],
  build_state_changed: [412, "Une autre construction a gardé son état entre-temps."],
  unknown_operator: [404, "Ce compte n’est pas celui d’un opérateur."],
  signed_out: [401, "Connectez-vous pour continuer."],
  not_verified: [403, "Votre compte n’est pas encore vérifié : ouvrez le lien de l’e-mail que nous vous avons envoyé."],
  accounts_down: [503, "Nous ne pouvons pas vérifier votre compte pour l’instant. Réessayez dans un moment."],
  not_signed: [401, "La signature manque, ou n’est pas la bonne."],
  wrong_origin: [403, "Cette demande ne vient pas de notre site."],
  wrong_type: [415, "Le contenu doit être du JSON."],
  too_big: [413, "Le message est trop long."],
  too_slow: [408, "Le message n’est pas arrivé à temps. Vérifiez votre connexion, puis renvoyez-le."],
  unreadable: [400, "Le message n’a pas pu être lu."],
  invalid: [422, "Vérifiez les champs signalés."],
  no_person: [422, "Nous n’avons pas pu vérifier votre message. Réessayez dans quelques secondes."],
  captcha_down: [
    503,
    "La vérification ne répond pas pour l’instant. Vos réponses sont gardées : renvoyez-les dans un moment.",
  ],
  reviewed: [409, "Vous avez déjà donné votre avis sur ce modèle."],
  voted: [409, "C’est déjà noté : une fois par membre."],
  unknown_review: [404, "Cet avis n’existe pas, ou n’est pas le vôtre."],
  ad_state: [409, "Cette annonce a changé entre-temps. Rechargez la page pour la voir telle qu’elle est."],
  ad_incomplete: [422, "Il manque quelque chose à votre annonce : revenez aux étapes signalées."],
  ads_quota: [429, "Vous avez déjà envoyé cinq annonces aujourd’hui. Celle-ci est gardée : envoyez-la demain."],
  many_drafts: [429, "Vous avez déjà vingt brouillons : publiez-en ou supprimez-en un dans votre compte."],
  drafts_quota: [429, "Vous avez déjà commencé trente annonces aujourd’hui. Reprenez un brouillon, ou revenez demain."],
  seller_blocked: [
    403,
    "Vous ne pouvez plus publier d’annonces. Si c’est une erreur, écrivez-nous par la page de contact.",
  ],
  ad_closed: [409, "Cette annonce ne peut plus être modifiée."],
  unknown_photo: [404, "Cette photo n’existe pas, ou n’existe plus."],
  photos_full: [409, `Une annonce a ${MAX_PHOTOS} photos au plus.`],
  photos_quota: [429, "Vous avez déjà envoyé 150 photos aujourd’hui. Celle-ci reste ici, et partira demain."],
  no_jpeg: [415, "La photo doit être envoyée en JPEG."],
  photo_unreadable: [422, "Cette photo n’a pas pu être lue. Choisissez-en une autre."],
  photo_too_big: [413, "Cette photo est trop lourde. Choisissez-en une autre."],
  unknown_ad: [404, "Cette annonce n’existe pas, ou n’existe plus."],
  unknown_car: [404, "Cette voiture n’est plus dans le guide."],
  ad_changed: [409, "Cette annonce a changé entre-temps : relisez-la."],
  ad_waiting: [503, WAITING],
  gone_ad: [410, "Cette annonce n’est plus en ligne."],
  reported: [409, "Vous avez déjà signalé cette annonce : nous la relisons."],
  many_contacts: [429, "Vous avez demandé beaucoup de numéros aujourd’hui. Revenez demain, ou écrivez au vendeur."],
  unknown_seller: [404, "Ce vendeur n’existe pas, ou n’a pas d’annonce en ligne."],
  unknown_newsletter: [404, "Ce lien ne vaut plus : inscrivez-vous de nouveau, un autre e-mail vous attendra."],
  unknown_alert: [404, "Cette alerte n’existe pas, ou n’existe plus."],
  message_changed: [
    409,
    "Un message avec d’autres réponses est déjà parti d’ici. Envoyez encore une fois : celui-ci partira à son tour.",
  ],
  network_quota: [
    429,
    "Trop de demandes viennent de votre réseau aujourd’hui. Réessayez demain, ou écrivez-nous sur WhatsApp.",
  ],
  many_alerts: [429, "Cette adresse a déjà dix alertes : supprimez-en une par le lien de ses e-mails."],
  many_notices: [429, "Ce navigateur a déjà dix alertes : arrêtez-en une depuis l’une de ses notifications."],
  quota: [
    429,
    "Vous nous avez écrit plusieurs fois en une heure, et nous avons bien reçu vos messages. Réessayez plus tard.",
  ],
  too_many: [429, "Trop de demandes à la fois. Réessayez dans quelques secondes."],
  catalogue_down: [502, "Le catalogue ne répond pas pour l’instant. Réessayez dans un moment."],
  not_ready: [503, "Ce service n’est pas encore ouvert. Réessayez plus tard."],
  closed_read_only: [
    503,
    "Le site est en lecture seule : rien ne peut être envoyé ni modifié pour l’instant. Ce que vous avez écrit reste ici.",
  ],
  closed_unknown: [
    503,
    "Nous ne pouvons rien enregistrer pour l’instant. Ce que vous avez écrit reste ici : réessayez.",
  ],
  closed_posting: [
    503,
    "Le dépôt d’annonces est fermé pour l’instant. Ce que vous avez écrit reste ici : envoyez-le quand il rouvre.",
  ],
  closed_photos: [
    503,
    "L’envoi de photos est fermé pour l’instant. Vos photos restent sur cet appareil, et partiront quand il rouvre.",
  ],
  closed_alerts: [503, "Les nouvelles alertes sont fermées pour l’instant. Ce que vous avez écrit reste ici."],
  closed_leads: [
    503,
    "Ce formulaire est fermé pour l’instant. Votre demande est déjà écrite : envoyez-la par l’un de ces liens.",
  ],
  unexpected: [500, "Une erreur imprévue s’est produite. Réessayez dans quelques minutes."],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ProblemCode = keyof typeof PROBLEMS;

/** The sentence of a code. */
export const sentenceOf = (code: ProblemCode): string => PROBLEMS[code][1];

/**
 * `{code, message}`, never kept by a cache.
 * @param fields name of a form field → the sentence to show under it
 */
export function problem(
  code: ProblemCode,
  headers: Readonly<Record<string, string>> = {},
  fields?: Readonly<Record<string, string>>,
): Response {
  const [status, message] = PROBLEMS[code];
  return Response.json(
    { code, message, ...(fields && { fields }) },
    { status, headers: { "Cache-Control": "no-store", ...headers } },
  );
}

/** Whether problems at an address are answered as JSON. */
export const isApi = (pathname: string) => /^\/api(?:\/|$)/.test(pathname);

/** A problem at any address. Outside of /api the answer is its sentence alone, as a line of text. */
export function problemAt(pathname: string, code: ProblemCode, headers?: Readonly<Record<string, string>>): Response {
  if (isApi(pathname)) return problem(code, headers);
  const [status, message] = PROBLEMS[code];
  return textLine(message, status, headers);
}
