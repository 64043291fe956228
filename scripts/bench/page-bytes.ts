import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Browser } from "playwright";
import { launchChromium } from "../../tests/support/chromium";
import { receive } from "../../tests/support/first-view";
import { withoutLists } from "../../tests/support/footer-lists";
import { samples } from "../../tests/support/kinds";
import { KB, MAX_FIRST_VIEW, MAX_HTML, mostScripts, mostWithoutLists } from "../../tests/support/page-budgets";
import { pageAt } from "../../tests/support/pages";
import { readBytes, readText } from "../../tests/support/release";
import { scriptsThatCome } from "../../tests/support/scripts-that-come";
import { openVisit, settle } from "../../tests/support/visit";
import { kilobytes } from "./figures";
import type { Part, Row } from "./row";

interface Weight {
  readonly gz: number;
  readonly br: number;
}

/** Each file on its own, as it travels. */
function weigh(...contents: readonly (string | Buffer)[]): Weight {
  const sum = (compress: (content: string | Buffer) => Buffer) =>
    contents.reduce((total, content) => total + compress(content).length, 0);
  return { gz: sum((content) => gzipSync(content, { level: 9 })), br: sum((content) => brotliCompressSync(content)) };
}

const both = ({ gz, br }: Weight) => `${kilobytes(gz)}/${kilobytes(br)}`;

async function firstView(browser: Browser, site: string, address: string) {
  const page = await openVisit(browser, site, { device: "phone", connection: "slow" });
  const list = receive(page);
  await page.goto(address);
  await settle(page);
  const received = await list();
  await page.context().close();
  const sum = (type?: string) =>
    received.filter((one) => type === undefined || one.type === type).reduce((total, { bytes }) => total + bytes, 0);
  return { requests: received.length, bytes: sum(), pictures: sum("image") };
}

/** What the heaviest page of each kind weighs, by what it is made of; the first view is a phone's, before any touch. */
export async function pageBytes(site: string, report: (line: string) => void): Promise<Part> {
  const browser = await launchChromium();
  try {
    const rows: Row[] = [];
    const figures: Record<string, object> = {};
    for (const [kind, address] of samples) {
      report(`octets : ${address}`);
      const page = pageAt(address);
      const text = readText(page.file);
      const html = weigh(text);
      const bare = weigh(withoutLists(text));
      const css = weigh(...page.styles);
      const before = weigh(
        ...page.scripts.filter(({ type, src }) => type === "" && src === undefined).map((script) => script.text),
      );
      const after = weigh(...(await scriptsThatCome(browser, address)).map(readBytes));
      const view = await firstView(browser, site, address);
      figures[kind] = {
        address,
        html,
        htmlWithoutLists: bare,
        css,
        scriptsBefore: before,
        scriptsAfter: after,
        firstView: view,
      };
      rows.push({
        measure: "octets, Ko gz/br",
        subject: address,
        value: `HTML ${both(html)} (${both(bare)} sans listes) · CSS ${both(css)} · scripts ${both(before)} puis ${both(after)} · images ${kilobytes(view.pictures)} · vue ${kilobytes(view.bytes)}`,
        goals: [
          { what: `HTML ≤ ${MAX_HTML} br`, met: html.br <= MAX_HTML * KB },
          { what: `≤ ${mostWithoutLists(kind)} sans listes`, met: bare.br <= mostWithoutLists(kind) * KB },
          { what: `scripts ≤ ${mostScripts(kind)} gz`, met: after.gz <= mostScripts(kind) * KB },
          { what: `vue ≤ ${MAX_FIRST_VIEW}`, met: view.bytes <= MAX_FIRST_VIEW * KB },
        ],
      });
    }
    return { rows, figures };
  } finally {
    await browser.close();
  }
}
