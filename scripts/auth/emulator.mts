/**
 * The Firebase Auth emulator, in a process of its own: it computes for seconds before it listens, which would block
 * other servers in the same process. Run directly by Node: emulator.mts <project> <port> <pid of the parent>. Its accounts are lost when it ends.
 */
import { createServer } from "node:http";
import apiSpec from "firebase-tools/lib/emulator/auth/apiSpec.js";
import { createApp } from "firebase-tools/lib/emulator/auth/server.js";

const [, , projectId = "", port = "", parentPid = ""] = process.argv;

// A parent that is killed with SIGKILL cannot end this process, so this process checks for its parent itself.
setInterval(() => {
  if (process.ppid !== Number(parentPid)) process.exit();
}, 1_000);

/** Endpoints used by accounts with a password, by Google accounts, and by the project's administrator. */
const USED_ENDPOINTS = [
  /^\/v1\/accounts:(?:createAuthUri|delete|lookup|resetPassword|sendOobCode|signInWithEmailLink|signInWithIdp|signInWithPassword|signUp|update)$/,
  /^\/v1\/(?:token|recaptchaParams|projects|projects\/\{targetProjectId\}\/accounts:(?:delete|lookup|update))$/,
  /^\/v2\/(?:accounts:revokeToken|passwordPolicy|recaptchaConfig)$/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/(?:accounts|config|oobCodes)$/,
];
// The emulator compiles a validator for each endpoint before it listens, which takes ten seconds for all of them: those that this
// project does not use (telephones, tenants, SAML and others) are removed.
const { paths } = apiSpec.default;
for (const endpoint of Object.keys(paths))
  if (!USED_ENDPOINTS.some((pattern) => pattern.test(endpoint))) delete paths[endpoint];

createServer(await createApp(projectId, 0)).listen(Number(port), "127.0.0.1");
