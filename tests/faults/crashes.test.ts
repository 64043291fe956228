import { beforeEach, expect, test } from "vitest";
import { control } from "../support/reference-api";
import type { Bed } from "./support/test-bed";
import { fates, handedOver } from "./support/fates";
import { figure, secondsSince } from "./support/figures";
import { aLead } from "./support/forms";
import { onOneBed } from "./support/one-bed";
import { operator } from "./support/operator";
import { untilMore } from "./support/until";
import { keepSending } from "./support/visitors";

const CRASHES = 10;
const OUTAGE_MESSAGES = 200;
const FAILING = 35;
/** The number of attempts of a message whose delivery failed twice. */
const THIRD_TIME = 3;
const DRAIN = { timeout: 100_000, interval: 100 };
const SWEEPS = { timeout: 60_000, interval: 500 };

/** Each fault twice: before api.php stores the message, and after, when only the acknowledgement is lost. */
const MIXED = [true, false].flatMap((done) => [
  { fault: "status500", done },
  { fault: "reset", done },
  { fault: "html200", done },
]);
/** Less frequent than the other faults, since each occupies one delivery for ten seconds. */
const mixed = [...MIXED, ...MIXED, { fault: "hang", done: true }];

/** Not awaited: a crash may end the sweep, and api.php may hang. */
const beginSweep = (one: Bed) => void one.tick().catch(() => null);

onOneBed((bed) => {
  beforeEach(async () => void (await control(bed().api, "DELETE")));

  // rule: messages/delivery
  test(`${CRASHES} crashes while visitors write and api.php fails every third time lose no acknowledged message and duplicate none (long: the Worker starts ${CRASHES} times)`, async () => {
    await control(bed().api, "POST", { endpoint: "post_lead", share: FAILING, mixed });
    const visitors = keepSending(bed());
    for (let crash = 0; crash < CRASHES; crash += 1) {
      await untilMore(visitors.count, 40 + ((crash * 37) % 60), "messages acknowledged"); // Each crash comes at another moment of the work.
      await bed().site.crash();
      beginSweep(bed()); // The sweep is running when the next crash comes.
    }
    const { acknowledged, sentAgain, statuses } = await visitors.stop();
    await expect
      .poll(async () => (beginSweep(bed()), Math.max(...(await handedOver(bed())).values())), SWEEPS)
      .toBeGreaterThanOrEqual(THIRD_TIME);
    const start = performance.now();
    await control(bed().api, "POST", { endpoint: "post_lead", share: 0, mixed });
    await bed().ask({ method: "POST", path: "/api/ops/outbox/retry", headers: operator });
    await expect.poll(async () => (await bed().tick(), bed().waiting()), DRAIN).toBe(0);

    const { lost, twice, handedAgain, most } = await fates(bed(), acknowledged);
    expect({ lost, twice }).toEqual({ lost: [], twice: [] });
    expect(acknowledged.size).toBeGreaterThan(CRASHES * 40);
    expect(handedAgain).toBeGreaterThan(acknowledged.size / 10);
    expect(bed().logs()).toContain("message not handed over"); // The logs searched for sentinels do contain the Worker's own lines.
    expect([...statuses].filter((status) => status !== 202)).toEqual([]);
    const subject = `${CRASHES} SIGKILL, api.php en panne ${FAILING} %`;
    figure(
      "demandes acquittées",
      subject,
      `${acknowledged.size}, dont ${sentAgain} renvoyées par le visiteur après une coupure`,
    );
    figure("perdues", subject, String(lost.length), [{ what: "0", met: lost.length === 0 }]);
    figure(
      "en double chez api.php",
      subject,
      `${twice.length} (${handedAgain} remises plusieurs fois, ${most} au plus ; même clé)`,
      [{ what: "0", met: twice.length === 0 }],
    );
    figure("remises ensuite", subject, secondsSince(start));
  });

  test("messages that arrive while api.php is down are all acknowledged, and all delivered once it is back (long: two hundred, delivered by the clock alone)", async () => {
    await bed().closeApi();
    const acknowledged = new Map<string, string>();
    const times: number[] = [];
    for (let sent = 0; sent < OUTAGE_MESSAGES; sent += 1) {
      const lead = aLead();
      const start = performance.now();
      const { status, body } = await bed().send("leads", lead);
      times.push(performance.now() - start);
      expect(status).toBe(202);
      acknowledged.set(lead.id, JSON.parse(body).reference);
    }
    await bed().tick();
    expect(await bed().waiting()).toBe(OUTAGE_MESSAGES);
    await bed().reopenApi();
    const start = performance.now();
    await expect.poll(async () => (await bed().tick(), bed().waiting()), DRAIN).toBe(0);
    const { lost, twice } = await fates(bed(), acknowledged);
    expect({ lost, twice }).toEqual({ lost: [], twice: [] });
    const subject = `${OUTAGE_MESSAGES} demandes pendant une panne totale`;
    figure("perdues", subject, String(lost.length), [{ what: "0", met: lost.length === 0 }]);
    figure("remises ensuite", subject, `${secondsSince(start)}, par l’horloge seule`);
    figure(
      "réponse au visiteur",
      subject,
      `${Math.round(times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0)} ms (p99)`,
    );
  });
});
