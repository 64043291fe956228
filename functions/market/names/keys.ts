/** The keys by which ads, searches and addresses name a brand (« land-rover ») and a model, which begins with its brand (« land-rover-defender »). */

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Characters of a key in a search. */
const MAX_LENGTH = 60;

/** Whether a text may be the key of a brand or of a model. */
export const isKey = (text: string): boolean => NAME.test(text) && text.length <= MAX_LENGTH;

/** A model by its brand and its own name, as addresses spell them. */
interface NamedModel {
  readonly brand: string;
  readonly model: string;
}

export const modelKey = ({ brand, model }: NamedModel): string => `${brand}-${model}`;
/** The own name of a model: « defender » of « land-rover-defender ». */
export const ownName = (brand: string, key: string): string => key.slice(brand.length + 1);
/** Whether two parts of an address may be a brand and the own name of one of its models. */
export const isModel = ({ brand, model }: NamedModel): boolean =>
  isKey(brand) && isKey(model) && isKey(modelKey({ brand, model }));
