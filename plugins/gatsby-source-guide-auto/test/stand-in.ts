import { createHash } from "node:crypto";
import type { Node, NodeInput, NodePluginArgs, SourceNodesArgs } from "gatsby";

/** An object with only these members; reading any other throws an error that names it. */
function only<Whole extends object>(members: Partial<Whole>, name: string): Whole {
  return new Proxy(members, {
    get(target, key) {
      if (Reflect.has(target, key)) return Reflect.get(target, key);
      throw new Error(`${name}.${String(key)} is not part of the stand-in`);
    },
  }) as Whole;
}

/** Thrown where Gatsby would exit the process. */
export class Panic extends Error {
  constructor(
    readonly id: string,
    message: string,
  ) {
    super(message);
  }
}

const digest = (value: unknown) => createHash("sha1").update(JSON.stringify(value)).digest("hex");

interface Kept {
  readonly nodes: ReadonlyMap<string, Node>;
  readonly cached: ReadonlyMap<string, unknown>;
}

/** Gatsby's data and reporter, in memory. It persists between builds, as `.cache` does. @param kept data to start with, from another stand-in */
export function standInGatsby(kept: Kept = { nodes: new Map(), cached: new Map() }) {
  const nodes = structuredClone(new Map(kept.nodes));
  const cached = structuredClone(new Map(kept.cached));
  const reported = { warnings: [] as string[], status: [] as string[], panics: [] as string[] };
  const did = { created: [] as string[], touched: [] as string[], deleted: [] as string[] };
  const label = (node: NodeInput) => `${node.internal.type} ${nodes.get(node.id)?.["label"] ?? node.id}`;

  const actions = only<NodePluginArgs["actions"]>(
    {
      createNode: (node) => {
        nodes.set(node.id, { parent: null, children: [], ...node, internal: { owner: "", ...node.internal } });
        did.created.push(label(node));
      },
      enableStatefulSourceNodes: () => {},
      touchNode: (node) => void did.touched.push(label(node)),
      deleteNode: (node) => {
        did.deleted.push(label(node));
        nodes.delete(node.id);
      },
    },
    "actions",
  );
  const activity = { start() {}, end() {}, setStatus: (status: string) => void reported.status.push(status) };
  const reporter = only<NodePluginArgs["reporter"]>(
    {
      info: ((status: string) => void reported.status.push(status)) as NodePluginArgs["reporter"]["info"],
      warn: ((message: string) =>
        void reported.warnings.push(message)) as unknown as NodePluginArgs["reporter"]["warn"],
      activityTimer: (() => activity) as unknown as NodePluginArgs["reporter"]["activityTimer"],
      panic: ((error: { id: string; context: { sourceMessage: string } }) => {
        reported.panics.push(error.context.sourceMessage);
        throw new Panic(error.id, error.context.sourceMessage);
      }) as NodePluginArgs["reporter"]["panic"],
    },
    "reporter",
  );
  const cache = only<NodePluginArgs["cache"]>(
    { get: async (key: string) => cached.get(key), set: async (key: string, value: unknown) => cached.set(key, value) },
    "cache",
  );
  const args = only<SourceNodesArgs>(
    {
      actions,
      reporter,
      cache,
      getCache: (() => cache) as NodePluginArgs["getCache"],
      createNodeId: (input: string) => input,
      createContentDigest: digest,
      getNode: ((id: string) => nodes.get(id)) as NodePluginArgs["getNode"],
      getNodesByType: (type: string) => [...nodes.values()].filter((node) => node.internal.type === type),
    },
    "gatsby",
  );
  return {
    args,
    reported,
    did,
    nodes,
    cached,
    ofType: (type: string) => [...nodes.values()].filter((node) => node.internal.type === type),
    forget() {
      for (const list of [...Object.values(reported), ...Object.values(did)]) list.length = 0;
    },
  };
}

export type StandIn = ReturnType<typeof standInGatsby>;
