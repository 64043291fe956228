/** The keys by which ads, searches and addresses name a brand (« land-rover ») and a model, which begins with its brand (« land-rover-defender »). */

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Characters of a key in a search. */
const MAX_LENGTH = 60;

/** A year of a car, as addresses and words say it. */
export const YEAR = /^(?:19|20)\d\d$/;

/** A key that `GET /api/ads/market` and `/api/ads/estimate` are asked for, which may be that of a long name that no search has. */
export const ASKED_KEY = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/;

/** Whether an address or a search may have a text as the key of a brand or of a model. */
export const isKey = (text: string): boolean => NAME.test(text) && text.length <= MAX_LENGTH;

/** A model by its brand and its own name, as addresses spell them. */
interface NamedModel {
  readonly brand: string;
  readonly model: string;
}

export const modelKey = ({ brand, model }: NamedModel): string => `${brand}-${model}`;
/** The own name of a model: « defender » of « land-rover-defender ». */
export const ownName = (brand: string, key: string): string => key.slice(brand.length + 1);
/** The brand of a model's key is the longest one that begins it: « land-rover-defender » is no « land ». @param brands keys */
export const brandOf = (key: string, brands: readonly string[]): string | undefined =>
  brands.filter((brand) => key.startsWith(`${brand}-`)).sort((a, b) => b.length - a.length)[0];
