import { expect, test } from "vitest";
import { few } from "../support/failing";
import { anAddress } from "../support/reference-api";
import { breakClock } from "./support/broken-clock";
import { figure } from "./support/figures";
import { FORMS, OF_MARKET } from "./support/forms";
import { onOneBed } from "./support/one-bed";
import { operator } from "./support/operator";
import { openMarket } from "./support/open-market";
import { faultOfPage, keepReading } from "./support/readers";
import { untilMore } from "./support/until";

const ADDRESSES = 200;
/** Five a minute, counted twice because a new minute may begin during the test. */
const MAX_READ = 10;
const TYPED = ["Gagnez-un-iPhone", "evil.example"];
const CRASHES = 10;
/** In milliseconds; a page takes a hundredth of it on a machine that is not busy. */
const SOON = 3_000;
const DRAIN = { interval: 100 };

onOneBed((bed) => {
  const json = (member: object) => ({
    "Content-Type": "application/json",
    Origin: bed().site.address,
    "CF-Connecting-IP": anAddress(),
    ...member,
  });

  // rule: market/price-lowered
  test("a price lowered far below the one that an operator reviewed takes the ad offline until the next review, in one step or in several", async () => {
    const outcomes: string[] = []; // For each series: the page's status before, the state after each price, then the page's status, whether lists have the ad, and whether operators see the warning.
    for (const prices of [[4_000_000], [5_000_000, 4_600_000, 4_500_000]]) {
      const { online, member } = await openMarket(bed());
      const read = async () =>
        (await bed().ask({ path: `/api/ads/${online}`, headers: { "CF-Connecting-IP": anAddress() } })).status;
      const states = [String(await read())];
      for (const price of prices) {
        const { status, body } = await bed().ask({
          method: "POST",
          path: `/api/me/ads/${online}/price`,
          headers: json(member),
          body: JSON.stringify({ price }),
        });
        states.push(status === 200 ? JSON.parse(body).ad.state : body);
      }
      const lists = await bed().ask({
        path: `/api/ads?marque=kia&prix_max=${prices.at(-1) ?? 0}`,
        headers: { "CF-Connecting-IP": anAddress() },
      });
      const waits = JSON.parse((await bed().ask({ path: "/api/ops/ads", headers: operator })).body).ads.find(
        ({ id }: { id: string }) => id === online,
      );
      outcomes.push(
        [...states, await read(), lists.body.includes(online), waits.warnings.includes("baisse_forte")].join(" "),
      );
    }
    figure(
      "appâts",
      "prix baissés de plus de 30 %, d’un coup ou par étapes",
      outcomes.every((outcome) => outcome.includes("en_attente")) ? "relus avant d’être revus" : outcomes.join(" ; "),
      [{ what: "0 en ligne", met: outcomes.every((outcome) => outcome.includes(" 503 false ")) }],
    );
    expect(outcomes).toEqual(["200 en_attente 503 false true", "200 publiee publiee en_attente 503 false true"]);
  });

  test("all addresses of one IPv6 network share the rate limit of one visitor", async () => {
    const counts: Record<number, number> = {};
    for (let n = 0; n < ADDRESSES; n += 1) {
      const { status } = await bed().ask({
        method: "POST",
        path: "/api/alerts",
        headers: json({ "CF-Connecting-IP": `2001:db8:41:82:${n.toString(16)}::1` }),
        body: "{}",
      });
      counts[status] = (counts[status] ?? 0) + 1;
    }
    const { 422: read = 0, 429: stopped = 0 } = counts;
    figure("un réseau IPv6", `${ADDRESSES} adresses d’un même /64`, `${read} lues, ${stopped} arrêtées`, [
      { what: `${MAX_READ} au plus`, met: read <= MAX_READ },
    ]);
    expect([read <= MAX_READ, read + stopped]).toEqual([true, ADDRESSES]);
  });

  test("the confirmation e-mail of an alert contains none of the words that somebody typed into its search", async () => {
    const alert = {
      ...OF_MARKET.alert(),
      search: new URLSearchParams({
        q: TYPED.join(" "),
        marque: "gagnez-un-iphone",
        modele: "evil-gagnez",
        ville: "evil",
      }).toString(),
    };
    expect((await bed().send("alerts", alert)).status).toBe(202);
    const mails = async () =>
      (
        await bed()
          .inbox()
          .catch(() => [])
      ).filter(({ endpoint, message }) => endpoint === "alerte_confirmer" && message["email"] === alert.email);
    await expect.poll(async () => (await bed().tick(), (await mails()).length), DRAIN).toBe(1);
    const emails = JSON.stringify(await mails()).toLowerCase();
    const found = [...TYPED, "gagnez", "evil"].filter((word) => emails.includes(word.toLowerCase()));
    figure("mots d’autrui dans un e-mail", "une alerte pour l’adresse de quelqu’un d’autre", String(found.length), [
      { what: "0", met: found.length === 0 },
    ]);
    expect(found).toEqual([]);
  });

  test("a part of the clock that fails stops no other part, and operators see which one failed (long: each part in turn)", async () => {
    const clock = await breakClock(bed().site);
    const run = (name: "minute" | "night") => (name === "minute" ? bed().tick() : bed().night());
    const breakOne = async (part: string) =>
      expect((await bed().send("contact", { ...FORMS.contact(), name: part })).status).toBe(202);
    const stopped: string[] = [];
    for (const part of clock.parts) {
      await breakOne(part.name);
      // E-mails that one minute writes are delivered by the next.
      await expect
        .poll(async () => (await run(part.clock), clock.unfinished(part.clock)), { ...DRAIN, message: part.name })
        .toEqual([part.name]);
      stopped.push(part.name);
    }
    await breakOne("aucune");
    await expect
      .poll(async () => (await bed().night(), [...clock.unfinished("minute"), ...clock.unfinished("night")]), DRAIN)
      .toEqual([]);
    const { failures } = JSON.parse((await bed().ask({ path: "/api/ops/clock", headers: operator })).body);
    expect(failures.map(({ part }: { part: string }) => part).sort()).toEqual([...stopped].sort());
    figure(
      "pannes de l’horloge",
      `${stopped.length} parties, chacune en panne à son tour`,
      "toutes les autres ont fait leur travail",
      [{ what: "0 arrêtée par une autre", met: true }],
    );
  });

  // rule: market/search-served
  test(`${CRASHES} crashes while visitors read the market: each answer that arrives is a whole page, and all pages are back after the last start (long: the Worker starts ${CRASHES} times)`, async () => {
    const { online } = await openMarket(bed());
    const { headers } = await bed().ask({ path: `/marche-doccasion/annonce/${online}` });
    const pages = ["", "/rechercher", "/kia"].map((path) => `/marche-doccasion${path}`).concat(headers.location ?? "");
    const faults = () => Promise.all(pages.map((page) => faultOfPage(bed(), page)));
    expect(await faults()).toEqual(pages.map(() => null));
    const readers = keepReading(bed(), pages);
    for (let crash = 1; crash <= CRASHES; crash += 1) {
      await untilMore(readers.count, 10 + ((crash * 37) % 30), "pages read"); // Each crash comes at another moment of the work.
      await bed().site.crash();
    }
    await untilMore(readers.count, 10, "pages read");
    const read = readers.count();
    const { cut, broken } = await readers.stop();
    const start = performance.now();
    expect(await faults()).toEqual(pages.map(() => null));
    const took = performance.now() - start;
    figure(
      "pages du marché",
      `${CRASHES} SIGKILL pendant que des visiteurs lisent`,
      `${read} entières, ${cut} sans réponse, ${broken.length} incomplètes`,
      [{ what: "0 incomplète", met: broken.length === 0 }],
    );
    expect(few(broken)).toEqual([]);
    expect(cut).toBeGreaterThan(0);
    expect(took).toBeLessThan(SOON);
  });
});
