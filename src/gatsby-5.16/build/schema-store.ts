/**
 * The schema of GraphQL as `gatsby develop` has it, each time it is made anew.
 *
 * - Relies on: the store that Gatsby hands to its hooks has `schema` in its state.
 * - No public way: hooks see the schema while it is described, before Gatsby's own fields and filters are in it.
 * - When it changes: GraphiQL says nothing of these; no page is touched.
 */
import type { NodePluginArgs } from "gatsby";
import type { GraphQLSchema } from "graphql";

export function followSchema(store: NodePluginArgs["store"], see: (schema: GraphQLSchema) => void): void {
  let seen: GraphQLSchema | null = null;
  const follow = () => {
    const { schema } = store.getState();
    if (schema === seen) return;
    seen = schema;
    see(schema);
  };
  follow();
  store.subscribe(follow);
}
