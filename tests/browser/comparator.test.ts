import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violations } from "../support/axe";
import { addressesOf, sample } from "../support/kinds";
import { hydrate, painted, siteUrl, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();

const HOME = "/comparateur";
/** Ids of versions of different models, from their addresses. */
const ids = [
  ...new Map(
    addressesOf("version").map((address) => [
      /\/modele\/([^/]+)\//.exec(address)?.[1],
      /\/(\d+)-[^/]*$/.exec(address)?.[1] ?? "",
    ]),
  ).values(),
];
const comparing = (howMany: number) => `${HOME}?v=${ids.slice(0, howMany).join()}`;

const table = (page: Page) => page.locator("main table");
const heads = (page: Page) => table(page).locator("thead tr:first-child th a");
const names = async (page: Page) => (await heads(page).allInnerTexts()).map((name) => name.replace(/\s+/g, " ").trim());
const lines = (page: Page) => table(page).locator("tbody tr:has(td)");
const tray = (page: Page) => page.getByRole("region", { name: "Voitures à comparer" });
const query = (page: Page) => new URL(page.url()).searchParams.get("v");

async function opened(page: Page, address: string, columns: number): Promise<void> {
  await page.goto(address);
  await expect.poll(() => heads(page).count()).toBe(columns);
}

/** Chooses a car from its card on the page of a brand, and waits until it is kept. */
async function chooseOne(page: Page): Promise<void> {
  await page.goto(sample("brand"));
  await hydrate(page);
  await page
    .locator("main article")
    .first()
    .getByRole("button", { name: /Comparer/ })
    .click();
  await tray(page).getByRole("link", { name: "Ajouter une 2e voiture" }).waitFor();
}

describe.each(["phone", "desktop"] as const)("on a %s", (device) => {
  test("two cars chosen from a card and a list of versions are compared, reduced to their differences, and shared", async () => {
    const page = await visitor({ device });
    await chooseOne(page);
    await page.goto(sample("model"));
    await hydrate(page);
    await tray(page).getByRole("link", { name: "Ajouter une 2e voiture" }).waitFor();
    await page
      .locator("#versions")
      .getByRole("button", { name: /Comparer/ })
      .first()
      .click();
    await tray(page).getByRole("link", { name: "Comparer 2" }).click();
    await expect.poll(() => heads(page).count()).toBe(2);
    expect(await tray(page).isVisible()).toBe(false);
    expect(query(page)?.split(",")).toHaveLength(2);
    await page
      .getByRole("status")
      .filter({ hasText: /^\p{Lu}.+\s: .+\.$/u })
      .waitFor();

    const all = await lines(page).count();
    await page.getByLabel("Différences uniquement").check();
    await expect.poll(() => lines(page).count()).toBeLessThan(all);
    const shared = await page.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
    const address = /https?:\S+$/.exec(new URL(shared ?? "").searchParams.get("text") ?? "")?.[0] ?? "";
    const friend = await visitor({ device });
    await opened(friend, address.replace(/^https?:\/\/[^/]+/, ""), 2);
    expect(await names(friend)).toEqual(await names(page));
    expect(await lines(friend).count()).toBe(await lines(page).count());
    for (const one of [page, friend]) expect(await troubleOn(one)).toEqual([]);
  });
});

// rule: guide/compare-used
test("on a phone, a used car from its ad stands beside a new one, with papers, mileage and its cost; an ad that is gone is told", async () => {
  const listed = await (await fetch(`${siteUrl}/sitemap-annonces.xml`)).text();
  const [address = "", id = ""] = /\/marche-doccasion\/annonce\/([0-9a-z]{12})-[^<]+/.exec(listed) ?? [];
  const page = await visitor({ device: "phone" });
  await page.goto(address);
  await hydrate(page);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await page.locator("main").getByRole("button", { name: "Comparer", exact: true }).click();
  await tray(page).getByRole("link", { name: "Ajouter une 2e voiture" }).waitFor();
  await page.goto(sample("version"));
  await hydrate(page);
  await page
    .locator("main")
    .getByRole("button", { name: /Comparer/ })
    .first()
    .click();
  await tray(page).getByRole("link", { name: "Comparer 2" }).click();
  await expect.poll(() => heads(page).count()).toBe(2);
  expect(new URL(page.url()).searchParams.get("a")).toBe(id);
  expect((await names(page))[1]).toBe(title);
  const line = async (label: string) =>
    (
      await table(page)
        .getByRole("row")
        .filter({ has: page.getByRole("rowheader", { name: label, exact: true }) })
        .getByRole("cell")
        .allInnerTexts()
    ).map((text) => text.replace(/\s+/g, " "));
  expect(await line("Année")).toEqual(["Neuve", expect.stringMatching(/\d{4}$/)]);
  expect(await line("Kilométrage")).toEqual(["0 km", expect.stringMatching(/^[\d.]+ km$/)]);
  expect((await line("Prix clé en main (FCA)"))[1]).toMatch(/^[\d.]+(?: \(le meilleur\))?$/);
  expect((await line("Papiers"))[1]).toMatch(/^\p{Lu}/u);
  const advertised = table(page)
    .getByRole("link", { name: /^Voir l’annonce/ })
    .first();
  expect(await advertised.getAttribute("href")).toBe(address);
  expect(await violations(page)).toEqual([]);
  expect(await troubleOn(page)).toEqual([]);

  const late = await visitor({ device: "phone" });
  await late.goto(`${comparing(2)}&a=zzzzzzzzzzzz`);
  await late.getByRole("alert").filter({ hasText: "n’est plus en ligne" }).waitFor();
  expect(await heads(late).count()).toBe(2);
});

// rule: guide/compare-add, guide/compare-address
test("a car is found by its name, moved, changed and removed; Back undoes each step, and a reload keeps the cars", async () => {
  const page = await visitor();
  await opened(page, comparing(2), 2);
  const [first = "", second = ""] = await names(page);
  await page.getByRole("button", { name: "Ajouter une voiture" }).click();
  await page.getByRole("dialog").getByLabel("Marque, modèle ou version").fill("rav 4");
  await page.getByRole("dialog").getByRole("button", { name: /RAV4/ }).first().click();
  await expect.poll(() => heads(page).count()).toBe(3);
  const [, , third = ""] = await names(page);
  expect(third).toContain("RAV4");

  await page.getByRole("button", { name: `Déplacer ${second} à droite` }).click();
  await expect.poll(() => names(page)).toEqual([first, third, second]);
  await page.goBack();
  await expect.poll(() => names(page)).toEqual([first, second, third]);
  await page.goBack();
  await expect.poll(() => names(page)).toEqual([first, second]);
  await page.goForward();
  await expect.poll(() => names(page)).toEqual([first, second, third]);
  await page.reload();
  await expect.poll(() => names(page)).toEqual([first, second, third]);
  await page.getByRole("button", { name: `Retirer ${first}` }).click();
  await expect.poll(() => names(page)).toEqual([second, third]);
  await page.getByRole("button", { name: `Changer ${third}` }).click();
  await page.getByRole("dialog").getByLabel("Marque, modèle ou version").fill("duster");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Duster/ })
    .first()
    .click();
  await expect.poll(async () => (await names(page))[1]).toContain("Duster");
  await page.goto(HOME); // Without ids, the page shows the last comparison before any touch.
  await expect.poll(async () => (await names(page))[1]).toContain("Duster");
  expect(await troubleOn(page)).toEqual([]);
});

test("the button to add a car shows that it was pressed before the cars have loaded, and opens once they have", async () => {
  const page = await visitor({ device: "phone" });
  let comes = () => {};
  const index = new Promise<void>((done) => (comes = done));
  await page.route("**/v/index-*.json", async (route) => {
    await index;
    await route.continue();
  });
  await page.goto(HOME);
  await hydrate(page);
  const add = page.getByRole("button", { name: "Choisir une voiture" }).first();
  await add.tap();
  await expect.poll(() => add.getAttribute("data-held")).toBe("");
  expect(await page.getByRole("dialog").count()).toBe(0);
  comes();
  await page.getByRole("dialog").getByRole("searchbox").fill("toyota");
  await page.getByRole("dialog").locator("ul button").first().tap();
  await expect.poll(() => heads(page).count()).toBe(1);
  expect(await add.getAttribute("data-held")).toBeNull();
});

test.each([
  ["two in its address", comparing(2), ""],
  [
    "two kept by the browser",
    HOME,
    JSON.stringify(ids.slice(0, 2).map((id) => ({ id: Number(id), name: "Une voiture" }))),
  ],
])("with %s, the page says that the cars are loading, and never that there are none", async (_, address, kept) => {
  const page = await visitor({ device: "phone" });
  await page.addInitScript((cars) => cars && localStorage.setItem("comparer", cars), kept);
  const stages = [/\.js$/, /\/v\/index-[^/]*\.json$/, /\/v\/\d+-[^/]*\.json$/];
  const released = await Promise.all(
    stages.map(async (stage) => {
      let release = () => {};
      const free = new Promise<void>((done) => (release = done));
      const asked = new Promise<void>((seen) => {
        void page.route(stage, async (route) => {
          seen();
          await free;
          await route.continue();
        });
      });
      return { asked, release };
    }),
  );
  await page.goto(address, { waitUntil: "commit" }); // The held requests would delay the load event, too.
  const loading = page.getByText("Votre comparaison arrive…");
  for (const { asked, release } of released) {
    await asked;
    await painted(page);
    expect([
      await loading.isVisible(),
      await page
        .getByText(/^Ajoutez au moins/)
        .filter({ visible: true })
        .count(),
    ]).toEqual([true, 0]);
    release();
  }
  await expect.poll(() => heads(page).count()).toBe(2);
  expect(await loading.count()).toBe(0);
});

test("cars that fail to load are reported, and the page does not ask for cars", async () => {
  const page = await visitor();
  await page.route(/\/v\/index-[^/]*\.json$/, (route) => route.abort());
  await page.goto(comparing(2));
  await page.getByRole("alert").filter({ hasText: "n’ont pas pu être chargées" }).waitFor();
  expect(
    await page
      .getByText(/^(?:Ajoutez au moins|Chargement)/)
      .filter({ visible: true })
      .count(),
  ).toBe(0);
});

test("« + Comparer » of a model’s versions is in the served page, and one tap adds the car", async () => {
  const page = await visitor({ device: "phone", connection: "slow" });
  await page.goto(sample("model"));
  const button = page.locator("#versions").getByRole("button", { name: /Comparer/ });
  expect(await button.count()).toBeGreaterThan(1);
  await button.first().tap();
  await tray(page).getByRole("link", { name: "Ajouter une 2e voiture" }).waitFor();
});

// rule: guide/compare-ask
test("each column asks for an offer on its version, above the lines and below them", async () => {
  const page = await visitor({ device: "phone" });
  await opened(page, comparing(2), 2);
  const [, second = ""] = await names(page);
  const asks = page.getByRole("button", { name: /^Demander un devis/ });
  expect(await asks.count()).toBe(4);
  const [name, price, ask] = await Promise.all(
    [heads(page).first(), table(page).locator("thead strong.price").first(), asks.first()].map((one) =>
      one.boundingBox(),
    ),
  );
  expect(name?.y).toBeLessThan(price?.y ?? 0);
  expect(price?.y).toBeLessThan(ask?.y ?? 0);
  await asks.last().tap();
  await page.getByRole("dialog").getByText(second).first().waitFor();
  expect(await troubleOn(page)).toEqual([]);
});

// rule: guide/compare-strengths
test.each(["phone", "desktop"] as const)(
  "on a %s both prices of a pair stand on one line under the names, and where one of them is a promo’s, the price before it is struck below",
  async (device) => {
    const page = await visitor({ device, javaScriptEnabled: false });
    const struck = table(page).locator("tbody s");
    for (const address of addressesOf("comparison")) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
      if ((await struck.count()) === 1) break;
    }
    expect(await struck.count()).toBe(1);
    const prices = table(page).locator("thead strong.price");
    const before = table(page).locator("thead td", { has: page.locator("s") });
    const [, old = ""] = /^([\d.]+) avant promo$/.exec((await before.innerText()).replace(/\s+/g, " ").trim()) ?? [];
    const amounts = (await prices.allInnerTexts()).map((text) => Number(text.replace(/\D/g, "")));
    const boxes = await prices.evaluateAll((all) => all.map((price) => price.getBoundingClientRect()));
    expect(boxes).toHaveLength(2);
    expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
    const box = await before.boundingBox();
    const place = boxes.findIndex(
      ({ left }) => left >= (box?.x ?? Infinity) - 1 && left < (box?.x ?? 0) + (box?.width ?? 0),
    );
    expect(amounts[place]).toBeLessThan(Number(old.replaceAll(".", "")));
    expect(box?.y).toBeGreaterThanOrEqual((boxes[place]?.bottom ?? Infinity) - 1);
  },
);

// rule: guide/compare-rows
test("on the page of a pair one switch keeps the lines that differ, without scripts too", async () => {
  const page = await visitor({ device: "phone", javaScriptEnabled: false });
  await page.goto(sample("comparison"));
  const shown = async () => (await lines(page).filter({ visible: true }).all()).length;
  const all = await shown();
  await page.getByLabel("Différences uniquement").check();
  expect(await shown()).toBeLessThan(all);
  const values = await lines(page)
    .filter({ visible: true })
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent)));
  expect(values.length).toBeGreaterThan(3);
  for (const [one, other] of values) expect(one).not.toBe(other);
});

// rule: guide/compare-count, guide/compare-address
test("an unknown id is left out and reported; of five ids the fifth is refused", async () => {
  const page = await visitor();
  await opened(page, `${comparing(2)},999999999`, 2);
  await page.getByRole("alert").filter({ hasText: "1 voiture de cette adresse n’est pas au catalogue" }).waitFor();
  await opened(page, comparing(5), 4);
  await page.getByRole("alert").filter({ hasText: "Maximum 4 voitures. Retirez-en une." }).waitFor();
  await page.getByRole("button", { name: "Ajouter une voiture" }).click();
  await page.getByRole("status").getByText("Maximum 4 voitures. Retirez-en une.").waitFor();
  await page.goto(sample("version"));
  await hydrate(page);
  await page.getByRole("link", { name: "Comparateur (4)" }).first().waitFor({ state: "attached" });
});

// rule: guide/compare-silhouettes
test("compared cars are drawn over each other, one line in the legend for each", async () => {
  const page = await visitor({ device: "phone" });
  await opened(page, comparing(3), 3);
  await page.getByRole("link", { name: "Gabarits" }).tap();
  const sizes = page.locator('[id="gabarits"]');
  await expect.poll(() => sizes.getByRole("listitem").count()).toBe(3);
  expect(await sizes.locator("svg").first().isVisible()).toBe(true);
  await sizes.getByText(/^La plus longue|^Même longueur|^Les plus longues/).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  expect(await troubleOn(page)).toEqual([]);
});

// rule: guide/compare-add, guide/last-seen
test("recently opened cars are proposed, and the empty comparator explains what to do", async () => {
  const page = await visitor();
  await page.goto(sample("version"));
  await hydrate(page);
  const name = (await page.locator("h1").innerText()).replace(/\s+/g, " ");
  await page.goto(HOME);
  await page.getByRole("button", { name: "Choisir une voiture" }).nth(1).click(); // before any script: held, then done
  await page.getByText("Ajoutez au moins 2 voitures pour comparer.").first().waitFor();
  await page.getByRole("dialog").getByText("Vos dernières vues").waitFor();
  await page.getByRole("dialog").getByRole("button", { name }).click();
  await expect.poll(() => names(page)).toEqual([name]);
  // The place beside a car that is alone stays free, and opens the choice, too.
  await page.getByRole("button", { name: "Choisir une voiture" }).click();
  await page.getByRole("dialog").getByLabel("Marque, modèle ou version").fill("duster");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Duster/ })
    .first()
    .click();
  await expect.poll(() => heads(page).count()).toBe(2);
});

// rule: guide/compare-empty
test.each([
  ["small phone", 2],
  ["desktop", 4],
] as const)(
  "without cars, on a %s, %i free places stand beside each other on the first screen, and comparisons that are ready below them",
  async (device, places) => {
    const page = await visitor({ device });
    await page.goto(HOME);
    const free = page.getByRole("button", { name: "Choisir une voiture" }).filter({ visible: true });
    const boxes = await Promise.all((await free.all()).map((place) => place.boundingBox()));
    expect(boxes).toHaveLength(places);
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    for (const box of boxes) {
      expect(box?.height).toBeGreaterThanOrEqual(88);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0);
    }
    const pair = page.locator("main .card a").first();
    expect((await pair.boundingBox())?.y).toBeGreaterThan(Math.max(...boxes.map((box) => box?.y ?? 0)));
    expect((await pair.innerText()).match(/dès\s[\d.]+\sFCA/g)).toHaveLength(2);
    expect(await pair.locator("img").count()).toBe(2);
    expect(await violations(page, { only: "main" })).toEqual([]);
  },
);

test("by keyboard alone a column moves and keeps the focus, and groups fold", async () => {
  const page = await visitor();
  await opened(page, comparing(3), 3);
  const [first = "", second = "", third = ""] = await names(page);
  const right = page.getByRole("button", { name: `Déplacer ${first} à droite` });
  await right.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => names(page)).toEqual([second, first, third]);
  expect(await right.evaluate((element) => element === document.activeElement)).toBe(true);
  const engine = page.getByRole("button", { name: "Moteur" });
  await engine.focus();
  await page.keyboard.press("Space");
  await expect.poll(() => page.getByRole("rowheader", { name: "Couple" }).count()).toBe(0);
  expect(await engine.getAttribute("aria-expanded")).toBe("false");
  await page.getByRole("button", { name: `Retirer ${second}` }).press("Enter");
  await expect.poll(() => names(page)).toEqual([first, third]);
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe("Ajouter une voiture");
});

// rule: guide/compare-on-phones
test("on a small phone, names and labels stay in view while four cars are swiped, and the page itself does not scroll", async () => {
  const page = await visitor({ device: "small phone" });
  await opened(page, comparing(4), 4);
  const moved = await table(page).evaluate((element) => {
    const scroller = element.parentElement;
    scroller?.scrollTo({ left: 400, top: 900, behavior: "instant" });
    const box = (one: Element | null) => one?.getBoundingClientRect();
    const [frame, head, line] = [
      box(scroller),
      box(element.querySelector("thead th:last-child a")),
      box([...element.querySelectorAll("tbody th[scope=row]")].at(-1) ?? null),
    ];
    return {
      scrolled: scroller?.scrollLeft ?? 0,
      head: (head?.top ?? 0) - (frame?.top ?? 0),
      line: (line?.left ?? 0) - (frame?.left ?? 0),
      page: document.documentElement.scrollWidth,
    };
  });
  expect(moved.scrolled).toBeGreaterThan(100);
  expect(moved.head).toBeLessThan(20);
  expect(moved.head).toBeGreaterThanOrEqual(0);
  expect(moved.line).toBeLessThan(20);
  expect(moved.line).toBeGreaterThanOrEqual(0);
  expect(moved.page).toBe(360);
});

// rule: guide/compare-on-phones
test("on a small phone, the switches are one row, the cars begin on the first screen, and their names and prices stay in at most 120 pixels with the header", async () => {
  const page = await visitor({ device: "small phone" });
  await opened(page, comparing(2), 2);
  const top = async (label: string) => (await page.getByLabel(label).boundingBox())?.y;
  expect(await top("Différences uniquement")).toBe(await top("Masquer les lignes vides"));
  expect((await heads(page).first().boundingBox())?.y).toBeLessThan(620);
  await page.evaluate(() => scrollTo({ top: 1_600, behavior: "instant" }));
  await painted(page);
  const ends = await table(page)
    .locator("thead tr:first-child th")
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().bottom));
  expect(Math.max(...ends)).toBeLessThanOrEqual(120);
  const [header, name] = await Promise.all([
    page.locator("header").first().boundingBox(),
    heads(page).first().boundingBox(),
  ]);
  expect(name?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
  const price = await table(page).locator("thead strong.price").first().boundingBox();
  expect((price?.y ?? Infinity) + (price?.height ?? 0)).toBeLessThanOrEqual(Math.max(...ends));
  expect(price?.y).toBeGreaterThan(name?.y ?? Infinity);
});

// rule: guide/compare-tray
test.each(["model", "version"] as const)(
  "on a phone, the car that is chosen is named under the bar of a %s, with the ways to remove it and to add another, and covers nothing of it",
  async (kind) => {
    const page = await visitor({ device: "small phone" });
    await chooseOne(page);
    const compare = tray(page).getByRole("link", { name: "Ajouter une 2e voiture" });
    await page.goto(sample(kind));
    await hydrate(page);
    await compare.waitFor();
    const bar = page.locator("[data-bar]");
    const remove = tray(page).getByRole("button", { name: /^Retirer / });
    expect((await tray(page).innerText()).replace(/\s+/g, " ")).toMatch(/^1 sur 4 \p{Lu}/u);
    for (const line of [
      [bar.getByRole("button"), bar.getByRole("link")],
      [remove, compare],
    ]) {
      const boxes = await Promise.all(line.map((part) => part.boundingBox()));
      for (const [place, box] of boxes.entries()) {
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(box?.width).toBeGreaterThanOrEqual(44);
        expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(boxes[place + 1]?.x ?? 360);
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
      }
    }
    const [above, below] = await Promise.all([bar.boundingBox(), tray(page).boundingBox()]);
    expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  },
);

test("a comparison of four cars and the choice of one more have no violation by axe, in both themes (long: tables of a hundred rows)", async () => {
  for (const device of ["desktop", "phone"] as const) {
    const page = await visitor({ device, bypassCSP: true });
    await opened(page, comparing(3), 3);
    expect(await violations(page, { only: "main" })).toEqual([]);
    if (device === "desktop") continue;
    await page.getByRole("button", { name: "Ajouter une voiture" }).click();
    await page.getByRole("dialog").getByLabel("Marque, modèle ou version").fill("toyota");
    await page.getByRole("dialog").getByRole("listitem").first().waitFor();
    expect(await violations(page, { only: "dialog" })).toEqual([]);
    await page.keyboard.press("Escape");
    await page.goto(sample("brand"));
    await hydrate(page);
    await tray(page)
      .getByRole("button", { name: /^Retirer / })
      .first()
      .waitFor();
    expect(await violations(page, { only: 'section[aria-label="Voitures à comparer"]' })).toEqual([]);
  }
});

test("without scripts, a free place leads to the search of new cars, and comparisons that are ready can be read", async () => {
  const page = await visitor({ device: "phone", javaScriptEnabled: false });
  await page.goto(HOME);
  await page.getByRole("link", { name: "Choisir une voiture" }).first().click();
  expect(new URL(page.url()).pathname).toBe("/voitures-neuves/recherche");
  await page.goto(HOME);
  await page.locator('main a[href^="/comparateur/"]').first().click();
  await table(page).getByRole("rowheader", { name: "Puissance (ch)", exact: true }).waitFor();
  expect(await heads(page).count()).toBe(2);
});
