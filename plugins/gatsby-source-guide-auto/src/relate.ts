import { contentEndpoints, type ContentKind } from "../../../src/contract/shared/endpoints";
import { ownValue } from "../../../src/shared/text/own-value";
import { slugify } from "../../../src/shared/text/slug";
import type { Content } from "./content";
import { GENDERS } from "./map/model";

/**
 * Leaves out, with a warning, rows whose owner is unknown (a version without a model), menu entries without a
 * page, promos that save nothing or whose versions are all missing (a promo that names no version would apply to all), and guides whose address is taken.
 * A gender that is neither `m` nor `f` is left out with a warning, and its model stays (rule: guide/model-gender).
 * Mere references to something unknown (a rival, a dealer's brand) are left out without a warning.
 */
export function relate(content: Content, warn: (message: string) => void): Content {
  const skip = (kind: ContentKind, row: number, why: string) => {
    warn(`${contentEndpoints[kind].name} : ligne ${row} ignorée, ${why}.`);
    return false;
  };
  const brandIds = idsOf(content.brands);
  const models = content.models.filter(
    (row) => brandIds.has(row.marque_id) || skip("models", row.id, `marque_id ${row.marque_id} inconnu`),
  );
  const modelIds = idsOf(models);
  const genderOf = ({ id, genre }: Content["models"][number]) => {
    if (genre === null || ownValue(GENDERS, genre)) return genre;
    warn(`${contentEndpoints.models.name} : ligne ${id}, genre ni m ni f, laissé de côté.`);
    return null;
  };
  const ofModel = <Row extends { id_modele: number }>(
    kind: ContentKind,
    rows: readonly Row[],
    idOf: (row: Row) => number,
  ) => rows.filter((row) => modelIds.has(row.id_modele) || skip(kind, idOf(row), `id_modele ${row.id_modele} inconnu`));

  const versions = ofModel("versions", content.versions, (row) => row.car_id);
  const versionIds = new Set(versions.map((row) => row.car_id));
  const dealerIds = idsOf(content.dealers);
  const parameterKeys = new Set(content.countryParameters.map((row) => row.cle));
  const addresses = new Set<string>();
  const only = <Key>(known: ReadonlySet<Key>, keys: readonly Key[]) => keys.filter((key) => known.has(key));

  return {
    ...content,
    menuBrands: content.menuBrands
      .filter((row) => brandIds.has(row.id) || skip("menuBrands", row.id, "marque absente de get_marques"))
      .map((row) => ({ ...row, models: row.models.filter(({ id }) => modelIds.has(id)) })),
    models: models.map((row) => ({ ...row, genre: genderOf(row), concurrents: only(modelIds, row.concurrents) })),
    versions,
    reviews: ofModel("reviews", content.reviews, (row) => row.id),
    promos: ofModel("promos", content.promos, (row) => row.id)
      .filter((row) => saves(row) || skip("promos", row.id, "prix_promo n’est pas sous prix_initial"))
      .filter(
        (row) =>
          row.car_ids.length === 0 ||
          row.car_ids.some((id) => versionIds.has(id)) ||
          skip("promos", row.id, "aucune de ses versions n’est au catalogue"),
      )
      .map((row) => ({
        ...row,
        car_ids: only(versionIds, row.car_ids),
        concessionnaire_id:
          row.concessionnaire_id && dealerIds.has(row.concessionnaire_id) ? row.concessionnaire_id : null,
      })),
    dealers: content.dealers.map((row) => ({ ...row, marques: only(brandIds, row.marques) })),
    articles: content.articles.map((row) => ({ ...row, modeles_lies: only(modelIds, row.modeles_lies) })),
    guides: content.guides
      .filter((row) => {
        const address = `${slugify(row.taxonomy)}/${slugify(row.slug)}`;
        if (addresses.has(address)) return skip("guides", row.id, `l’adresse ${address} est déjà prise`);
        addresses.add(address);
        return true;
      })
      .map((row) => ({ ...row, couts: only(parameterKeys, row.couts) })),
  };
}

const idsOf = (rows: readonly { id: number }[]) => new Set(rows.map((row) => row.id));

/** Whether a promo saves money. A promo without both prices (a loan rate, a pack) is kept, because its saving is not known. */
const saves = ({ prix_initial, prix_promo }: Content["promos"][number]) =>
  prix_initial === null || prix_promo === null || prix_promo < prix_initial;

/**
 * Detects lists that contradict each other and must not be published: more than one in ten models or versions
 * belongs to an unknown brand or model. @returns a French sentence, or null.
 */
export function contradiction(before: Content, after: Content): string | null {
  for (const kind of ["models", "versions"] as const) {
    const [sent, kept] = [before[kind].length, after[kind].length];
    if (kept < sent * 0.9) {
      return `${contentEndpoints[kind].name} : ${sent - kept} lignes sur ${sent} se rattachent à un élément inconnu.`;
    }
  }
  return null;
}
