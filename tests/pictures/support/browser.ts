import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import sparticuz, { inflate } from "@sparticuz/chromium";
import { type BrowserServer, chromium } from "playwright";
import { CHROMIUM_FLAGS } from "../../support/chromium";

const FONTS = path.resolve(createRequire(import.meta.url).resolve("@sparticuz/chromium"), "../../bin/fonts.tar.br");

/** How letters and edges are drawn: by no setting of the machine. */
const DRAWN = ["--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb"];

/**
 * Starts the Chromium of package.json, whatever browser the machine has, with the fonts of its package (Open Sans) in place of the machine's.
 * @returns the address at which tests connect
 */
export async function launchPainter(): Promise<Pick<BrowserServer, "wsEndpoint" | "close">> {
  const folder = await mkdtemp(path.join(tmpdir(), "fonts-"));
  const settings = path.join(folder, "fonts.conf");
  await writeFile(
    settings,
    `<fontconfig><dir>${await inflate(FONTS)}</dir><cachedir>${path.join(folder, "cache")}</cachedir></fontconfig>`,
  );
  const server = await chromium.launchServer({
    executablePath: await sparticuz.executablePath(),
    args: [...CHROMIUM_FLAGS, ...DRAWN],
    env: { ...process.env, FONTCONFIG_FILE: settings },
  });
  return {
    wsEndpoint: () => server.wsEndpoint(),
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
