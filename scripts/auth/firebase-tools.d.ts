/** The Auth emulator without the command line around it, which would also start a hub and write files. */
declare module "firebase-tools/lib/emulator/auth/server.js" {
  /** @param mode 0 means that projects other than this one are served without a warning */
  export function createApp(projectId: string, mode: 0): Promise<import("node:http").RequestListener>;
}

/** The emulator's OpenAPI description, which it reads when an app is made. */
declare module "firebase-tools/lib/emulator/auth/apiSpec.js" {
  const exported: { readonly default: { readonly paths: Record<string, unknown> } };
  export default exported;
}
