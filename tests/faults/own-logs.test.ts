import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { CLOSED } from "../../scripts/edge";
import { openSmallSite } from "../support/small-site";
import { filesUnder, leaksInFiles } from "./support/leaks";
import { SECRETS } from "./support/sentinels";

test("npm start leaves no secret in the log files that wrangler writes to the home folder (long: wrangler starts)", async () => {
  const logs = mkdtempSync(path.join(tmpdir(), "logs-"));
  vi.stubEnv("WRANGLER_LOG_PATH", logs);
  const site = await openSmallSite({
    ...CLOSED,
    API_BASE: "http://127.0.0.1:9",
    API_KEY: SECRETS.apiKey,
    OPS_TOKEN: SECRETS.opsToken,
    REBUILD_SECRETS: SECRETS.webhookSecret,
  });
  onTestFinished(async () => {
    await site.close();
    vi.unstubAllEnvs();
    rmSync(logs, { recursive: true });
  });
  await site.ask("/api/health");
  expect(leaksInFiles(filesUnder(logs))).toEqual([]);
});
