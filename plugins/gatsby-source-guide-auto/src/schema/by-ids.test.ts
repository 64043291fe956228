import { expect, test } from "vitest";
import { resolveByIds } from "./by-ids";

// rule: site/same-bytes
test("nodes are asked for by the ids of api.php, in their order, and not as a list of all", () => {
  let added: Record<string, Record<string, { type: string; resolve: (...args: never[]) => unknown }>> = {};
  resolveByIds({
    createNodeId: (input) => `id of ${input}`,
    createResolvers: (resolvers: typeof added) => void (added = resolvers),
  });
  const asked: object[] = [];
  const nodeModel = { getNodesByIds: (request: object) => asked.push(request) };
  added["Query"]?.["modelsByIds"]?.resolve(...([null, { ids: [12, 7] }, { nodeModel }] as never[]));
  expect(asked).toEqual([{ ids: ["id of guide-auto-model-12", "id of guide-auto-model-7"], type: "Model" }]);
});
