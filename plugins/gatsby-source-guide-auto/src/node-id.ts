import { slugify } from "../../../src/shared/text/slug";

/** Id of a node, by its type and by its key in `api.php`. */
export const nodeIdOf =
  (createNodeId: (input: string) => string) =>
  (type: string, key: string | number): string =>
    createNodeId(`guide-auto-${kebab(type)}-${key}`);

/** « MenuBrand » → « menu-brand ». */
const kebab = (type: string) => slugify(type.replace(/(?<=[a-z])(?=[A-Z])/g, "-"));
