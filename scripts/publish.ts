import { publish } from "./build-and-publish";
import { loadEnvironment } from "./load-environment";
import { reportAndExit } from "./stop";

/** Publishes to `dist/` what `gatsby build` wrote to `public/`. */
const run = async (root: string) => publish(root, loadEnvironment(root));

run(process.cwd()).catch(reportAndExit);
