import { slugify } from "../../../../src/shared/text/slug";

/** The slug as sent, made safe for an address; else a slug made from the name; else the id, so that no segment of an address is empty. */
export const slugOf = (sent: string | null, name: string, id: number | string) =>
  slugify(sent ?? "") || slugify(name) || slugify(String(id));
