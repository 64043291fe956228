/**
 * The Firebase Auth emulator, a program of its own: it computes for seconds before it listens, and would hold up whatever
 * else its process serves. Run by Node alone: emulator.mts <project> <port> <starter’s pid>. Its accounts end with it.
 */
import { createServer } from "node:http";
import apiSpec from "firebase-tools/lib/emulator/auth/apiSpec.js";
import { createApp } from "firebase-tools/lib/emulator/auth/server.js";

const [, , projectId = "", port = "", starter = ""] = process.argv;

// Killed at once, who started it ends nothing.
setInterval(() => {
  if (process.ppid !== Number(starter)) process.exit();
}, 1_000);

/** What accounts with a password or of Google ask, and who runs the project. */
const ASKED = [
  /^\/v1\/accounts:(?:createAuthUri|delete|lookup|resetPassword|sendOobCode|signInWithEmailLink|signInWithIdp|signInWithPassword|signUp|update)$/,
  /^\/v1\/(?:token|recaptchaParams|projects|projects\/\{targetProjectId\}\/accounts:(?:delete|lookup|update))$/,
  /^\/v2\/(?:accounts:revokeToken|passwordPolicy|recaptchaConfig)$/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/(?:accounts|config|oobCodes)$/,
];
// It compiles a judge for each question before it listens, ten seconds for all: telephones, tenants, SAML and their like are nobody's here.
const { paths } = apiSpec.default;
for (const asked of Object.keys(paths)) if (!ASKED.some((one) => one.test(asked))) delete paths[asked];

createServer(await createApp(projectId, 0)).listen(Number(port), "127.0.0.1");
