import { writeFile } from "node:fs/promises";
import { store } from "gatsby/dist/redux";
import { actions } from "gatsby/dist/redux/actions";
import { GraphQLRunner } from "gatsby/dist/query/graphql-runner";
import { buildSchema, customizeSchema } from "gatsby/dist/services";
import { setGatsbyPluginCache } from "gatsby/dist/utils/import-gatsby-plugin";
import * as gatsbyNode from "../gatsby-node";
import { startApi } from "./api";
import { newSite } from "./build";

const PLUGIN = {
  name: "gatsby-source-guide-auto",
  resolve: "gatsby-source-guide-auto",
  version: "",
  pluginOptions: {},
};

/**
 * Runs queries as GraphiQL does, against the schema that Gatsby makes of this plugin's types, with the content of the reference api.php.
 * No page is built. It needs a process and a working directory of its own, because Gatsby stores its data in the working directory and
 * replaces the console.
 * @param queries as JSON, a list of texts
 * @param file where the answers are written, as a JSON list
 */
async function main([queries = "[]", file = ""]: readonly string[]): Promise<void> {
  const api = await startApi();
  const { gatsby, build } = await newSite();
  const panic = await build({ apiBase: api.url });
  await api.close();
  if (panic) throw panic;

  setGatsbyPluginCache(PLUGIN, "gatsby-node", gatsbyNode);
  const nodeAPIs = ["createSchemaCustomization", "createResolvers"];
  store.dispatch({ type: "SET_SITE_FLATTENED_PLUGINS", payload: [{ ...PLUGIN, nodeAPIs }] } as never);
  for (const node of gatsby.nodes.values()) store.dispatch(actions.createNode(node, PLUGIN));
  await customizeSchema({});
  await buildSchema({});

  const runner = new GraphQLRunner(store);
  const texts: readonly string[] = JSON.parse(queries);
  const answers = await Promise.all(
    texts.map((text) => runner.query(text, {}, { queryName: "documented", parentSpan: undefined })),
  );
  await writeFile(file, JSON.stringify(answers));
}

void main(process.argv.slice(2));
