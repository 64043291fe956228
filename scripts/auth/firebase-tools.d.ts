/** The Auth emulator itself, without the command line around it, which would also start a hub and write files. */
declare module "firebase-tools/lib/emulator/auth/server.js" {
  /** @param mode 0: other projects than this one are served without a word */
  export function createApp(projectId: string, mode: 0): Promise<import("node:http").RequestListener>;
}

/** What it answers, as OpenAPI says it; it reads it when an app is made. */
declare module "firebase-tools/lib/emulator/auth/apiSpec.js" {
  const exported: { readonly default: { readonly paths: Record<string, unknown> } };
  export default exported;
}
