/**
 * Follows the GraphQL schema of `gatsby develop` each time it is rebuilt.
 *
 * - Relies on: the store that Gatsby passes to its hooks has `schema` in its state.
 * - No public way: hooks see the schema while its types are defined, before Gatsby's own fields and filters are added.
 * - When it changes: GraphiQL shows no descriptions of Gatsby's fields and filters; no page is affected.
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
