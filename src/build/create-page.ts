import path from "node:path";
import type { GatsbyNode } from "gatsby";

export type CreatePages = NonNullable<GatsbyNode["createPages"]>;
export type CreatePage = Parameters<CreatePages>[0]["actions"]["createPage"];

/** Absolute path of the template that renders one kind of page. */
export const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);
