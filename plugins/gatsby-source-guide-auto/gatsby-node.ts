import type { GatsbyNode } from "gatsby";
import { createRemoteFileNode } from "gatsby-source-filesystem";
import { errorMap } from "./src/errors";
import { optionsSchema } from "./src/options-schema";
import { resolveBrandPrices } from "./src/schema/brand-prices";
import { resolveByIds } from "./src/schema/by-ids";
import { typeDefs } from "./src/schema/type-defs";
import { createSourceNodes } from "./src/source-nodes";

export const onPluginInit: GatsbyNode["onPluginInit"] = ({ reporter }) => reporter.setErrorMap(errorMap);

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = optionsSchema;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes(typeDefs);

export const createResolvers: GatsbyNode["createResolvers"] = (gatsby) => {
  resolveBrandPrices(gatsby);
  resolveByIds(gatsby);
};

export const sourceNodes: GatsbyNode["sourceNodes"] = createSourceNodes({ createRemoteFile: createRemoteFileNode });
