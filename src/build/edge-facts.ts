/** What the Worker is told of the content, beside the addresses of pages: it reads nothing else of what was built. */

/** Model id → the price that it starts from, promos for everybody taken off. Models without a price are not in it. */
export const PRICES = "_ids/prices.json";
export const modelPrices = (models: readonly { readonly modelId: number; readonly priceMin: number | null }[]) =>
  JSON.stringify(
    Object.fromEntries(models.flatMap(({ modelId, priceMin }) => (priceMin === null ? [] : [[modelId, priceMin]]))),
  );

/** Key of `parametres_pays` → years since the first registration, where they are known. */
export const IMPORT_AGES = "_ids/import-ages.json";
export const importAges = (parameters: readonly { readonly key: string; readonly value: number | null }[]) =>
  JSON.stringify(Object.fromEntries(parameters.flatMap(({ key, value }) => (value === null ? [] : [[key, value]]))));
