/**
 * A Gatsby that has loaded its modules and what the last build kept, and waits until it may build (`scripts/spare-gatsby.ts`): loading takes a seventh of the
 * time of one changed price. Run as `node waiting-gatsby.mts <cli.js of Gatsby> build`; it builds once its standard input says "go", and ends when that closes without.
 *
 * - Relies on: `commands/build` loads all that a build needs but plugins; modules read these two variables and `.cache/redux` as they are loaded, and write nothing.
 * - No public way: Gatsby's command loads its modules once it builds, and ends afterwards.
 * - When it changes: what is no longer loaded by these modules is loaded later, as before; a module that is missing ends this process, and the build starts another one.
 */
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";

const [node = "", , cli = "", ...args] = process.argv;
// As Gatsby's command sets them, because modules decide by them what they load.
Object.assign(process.env, { NODE_ENV: "production", gatsby_executing_command: "build" });
const require = createRequire(cli);
for (const module of [
  "gatsby-cli/lib/create-cli.js",
  "gatsby/dist/commands/build.js",
  "gatsby-plugin-feed/gatsby-node.js",
  "gatsby-plugin-image/gatsby-node.js",
  "gatsby-plugin-sharp/gatsby-node.js",
  "gatsby-source-filesystem",
  "gatsby-transformer-sharp/gatsby-node.js",
])
  require(module);

if ((await text(process.stdin)) !== "go") process.exit(0);
// Gatsby tells by it how long the build has taken.
const { uptime } = process;
const waited = uptime();
process.uptime = () => uptime() - waited;
process.argv = [node, cli, ...args];
require(cli);
