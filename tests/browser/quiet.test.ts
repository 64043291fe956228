import { describe, expect, test } from "vitest";
import { samples } from "../support/kinds";
import { hydrate, settle, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();

/** The browser itself reports a page whose status is 404 as an error of the console. */
const ofThePageItself = (what: string) => /status of 404/.test(what) && what.includes("/cette-page-n-existe-pas");

describe.each(["phone", "desktop"] as const)("on a %s, taking the page over makes no error, no warning and no breach of the policy", (device) => {
  test.each([...samples, ["404", "/cette-page-n-existe-pas"] as const])("the kind « %s »", async (_, address) => {
    const page = await visitor({ device });
    await page.goto(address);
    await hydrate(page);
    await settle(page);
    expect((await troubleOn(page)).filter(({ what }) => !ofThePageItself(what))).toEqual([]);
  });
});

describe("the application takes over what was built", () => {
  test.each(samples)("without changing a word or a link of the kind « %s »", async (_, address) => {
    const page = await visitor({ device: "phone" });
    const read = () => page.evaluate(() => ({ words: document.body.innerText, links: [...document.links].map(({ href }) => href), title: document.title }));
    await page.goto(address);
    const built = await read();
    await hydrate(page);
    const live = await read();
    // Gatsby's route announcer is the one thing that an application adds.
    expect({ ...live, words: live.words.replace(/\n?Navigated to .*$/s, "") }).toEqual(built);
  });
});
