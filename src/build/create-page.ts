import path from "node:path";
import type { GatsbyNode } from "gatsby";

export type CreatePages = NonNullable<GatsbyNode["createPages"]>;
type GatsbysCreatePage = Parameters<CreatePages>[0]["actions"]["createPage"];
/** Creates a page, or keeps it where it is as it should be. */
export type CreatePage = (page: Parameters<GatsbysCreatePage>[0]) => void;

/** Absolute path of the template that renders one kind of page. */
export const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);
