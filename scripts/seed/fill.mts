import path from "node:path";
import { migrate } from "../local-database";
import { reportAndExit } from "../stop";
import { fillMarketplace } from "./demo";

const root = process.cwd();
const config = path.join(root, "wrangler.toml");
await migrate(root, config)
  .then(() => fillMarketplace(root, config))
  .catch(reportAndExit);
