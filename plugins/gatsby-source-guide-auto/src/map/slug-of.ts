import { slugify } from "../../../../src/shared/text/slug";

/** The slug as sent, made safe for an address; else that of the name; else the id, so that no address has a hole. */
export const slugOf = (sent: string | null, name: string, id: number | string) =>
  slugify(sent ?? "") || slugify(name) || slugify(String(id));
