import type { WireGuide } from "../../../../src/contract/wire/guide";
import { practicalGuide } from "../../../../src/routes";
import type { CleanHtml } from "../html/clean-html";
import { readingMinutes } from "../html/reading-minutes";
import { onePhoto, type PictureOf } from "./picture";
import { toQuestions } from "./question";
import { slugOf } from "./slug-of";

/** @returns null when its HTML cannot be shown. */
export function toGuide(row: WireGuide, pictureOf: PictureOf, clean: CleanHtml) {
  const html = clean(row.contenu);
  if (html === null) return null;
  const topicSlug = slugOf(row.taxonomy, row.taxonomy, row.id);
  const slug = slugOf(row.slug, row.titre, row.id);
  return {
    guideId: row.id,
    topicSlug,
    slug,
    path: practicalGuide(topicSlug, slug),
    title: row.titre,
    summary: row.resume,
    photo: onePhoto(pictureOf(row.image), row.titre),
    main: row.principal,
    html,
    steps: row.etapes.map(({ titre, texte }) => ({ title: titre, text: texte })),
    papers: row.pieces_a_fournir,
    delay: row.delais,
    offices: row.ou_s_adresser,
    checklist: row.checklist,
    faq: toQuestions(row.faq),
    sources: row.sources.map(({ libelle, date }) => ({ label: libelle, date })),
    updated: row.date_maj,
    readingMinutes: readingMinutes([html, ...row.etapes.map(({ texte }) => texte)].join(" ")),
  };
}
