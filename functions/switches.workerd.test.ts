import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { SWITCH_NAMES, type SwitchName } from "../src/contract/shared/switches";
import { aLead } from "../tests/support/messages";
import { anAddress } from "../tests/support/reference-api";
import { addressOf as addressOfAd, visit } from "../tests/support/workerd/ad-page";
import { BROKEN } from "../tests/support/workerd/broken-database";
import { anAd } from "../tests/support/workerd/market";
import { PRODUCTION } from "../tests/support/workerd/member";
import { answerAt, calls } from "../tests/support/workerd/outbound";
import { close, flip, OPS_TOKEN, reopen, WHY } from "../tests/support/workerd/switches";
import { API, ask, pass, rowsOf, send, SITE, silentQueue } from "../tests/support/workerd/worker";
import { apiRoutes } from "./api";
import { pageRoutes } from "./index";

/** Closes without the Worker's knowledge, as another instance of it would. */
const closeElsewhere = (name: SwitchName) =>
  env.DB.prepare("INSERT INTO switches (name, on_at, who, why) VALUES (?, ?, 'awa', ?)")
    .bind(name, Date.now(), WHY)
    .run();

const CODES: Readonly<Record<SwitchName, string>> = {
  "read-only": "closed_read_only",
  posting: "closed_posting",
  photos: "closed_photos",
  alerts: "closed_alerts",
  "leads-by-mail": "closed_leads",
};

/**
 * Every address at which visitors write → the switches that close it. Whoever adds one decides here, too. Without a switch: what editors send, and what a
 * browser asks that was woken, which is told again if it is not told now.
 */
const WRITES: Readonly<Record<string, readonly SwitchName[]>> = {
  "POST /api/leads": ["leads-by-mail", "read-only"],
  "POST /api/newsletter": ["read-only"],
  "POST /api/newsletter/confirm": ["read-only"],
  "POST /api/contact": ["read-only"],
  "POST /api/reviews": ["read-only"],
  "DELETE /api/reviews/:id": ["read-only"],
  "POST /api/votes": ["read-only"],
  "DELETE /api/me": ["read-only"],
  "POST /api/me/ads/:ad/photos": ["photos", "read-only"],
  "POST /api/me/ads/:ad/photos/order": ["read-only"],
  "DELETE /api/me/ads/:ad/photos/:photo": ["read-only"],
  "POST /api/me/ads": ["posting", "read-only"],
  "POST /api/me/ads/:id": ["posting", "read-only"],
  "DELETE /api/me/ads/:id": ["read-only"],
  "POST /api/me/ads/:id/submit": ["posting", "read-only"],
  "POST /api/me/ads/:id/price": ["read-only"],
  "POST /api/me/ads/:id/renew": ["read-only"],
  "POST /api/me/ads/:id/sold": ["read-only"],
  "POST /api/alerts": ["alerts", "read-only"],
  "POST /api/alerts/confirm": ["read-only"],
  "POST /api/alerts/leave": ["read-only"],
  "DELETE /api/me/alerts/:id": ["read-only"],
  "POST /api/push/news": [],
  "POST /api/ads/:id/contact": ["read-only"],
  "POST /api/ads/:id/message": ["read-only"],
  "POST /api/ads/:id/report": ["read-only"],
  "POST /api/rebuild": [],
  "POST /api/csp": [],
  "POST /api/errors": [],
  "POST /marche-doccasion/annonce/:name{[^/]+/*}": ["read-only"],
};
const writes = [
  ...Object.entries(apiRoutes).map(([path, route]) => [`/api${path}`, route] as const),
  ...Object.entries(pageRoutes),
].flatMap(([path, route]) =>
  (["POST", "DELETE"] as const).flatMap((method) => {
    const endpoint = route[method];
    return endpoint && endpoint.who !== "operator" ? [[method, path, endpoint] as const] : [];
  }),
);

/** Sends what such an address takes, by its headers, from a page of this site and a new network. */
async function write(method: string, path: string, more: object = {}) {
  const isPhoto = path.endsWith("/photos");
  const answer = await ask(
    path.replace(/:name\{.*/, "0123456789ab-x").replace(/:\w+/g, "0123456789ab"),
    {
      method,
      headers: {
        "CF-Connecting-IP": anAddress(),
        "Content-Type": isPhoto ? "image/jpeg" : "application/json",
        ...(isPhoto && { "Idempotency-Key": crypto.randomUUID() }),
        Origin: SITE,
      },
      ...(method === "POST" && { body: "{}" }),
    },
    { ...PRODUCTION, ...more },
  );
  const text = await answer.text();
  const isJson = answer.headers.get("Content-Type") === "application/json";
  return { status: answer.status, headers: answer.headers, text, code: isJson ? String(JSON.parse(text).code) : null };
}
const isClosed = ({ status, code, text }: Awaited<ReturnType<typeof write>>) =>
  status === 503 && (code === null ? text.includes(WHY) : code.startsWith("closed_"));

describe("what operators close", () => {
  test("is decided for every address at which visitors write", () =>
    expect(Object.fromEntries(writes.map(([method, path, { closedBy }]) => [`${method} ${path}`, closedBy]))).toEqual(
      WRITES,
    ));

  // rule: site/switches
  test.each(SWITCH_NAMES)(
    "« %s » answers each write that it closes, and no other, with since when and why",
    async (name) => {
      await close(name);
      const before = await Promise.all((["messages", "ads", "alerts", "acts"] as const).map(rowsOf));
      for (const [address, closers] of Object.entries(WRITES)) {
        const [method = "", path = ""] = address.split(" ");
        const answer = await write(method, path);
        expect([address, isClosed(answer)]).toEqual([address, closers.includes(name)]);
        if (!closers.includes(name)) continue;
        expect(answer.headers.get("Retry-After")).toBe("300");
        expect(answer.headers.get("Cache-Control")).toBe("no-store");
        expect(answer.text).toMatch(
          /Depuis le \d+(?:er)? \S+ 20\d\d à \d+\u00a0h\u00a0\d\d\u00a0: Le serveur déménage, retour vers 18 h\./,
        );
        if (answer.code !== null) expect(answer.code).toBe(CODES[name]);
      }
      expect(await Promise.all((["messages", "ads", "alerts", "acts"] as const).map(rowsOf))).toEqual(before);
      expect(calls).toEqual([]);
    },
  );

  test("closes no reading", async () => {
    for (const name of SWITCH_NAMES) await close(name);
    const id = await anAd();
    expect((await ask(`/api/ads/${id}`)).status).toBe(200);
    expect((await visit(addressOfAd(id))).status).toBe(200);
  });

  test("opens again at once", async () => {
    await close("read-only");
    expect((await send("leads", aLead())).status).toBe(503);
    await reopen("read-only");
    expect((await send("leads", aLead(), {}, { DELIVERIES: silentQueue().queue })).status).toBe(202);
  });

  test("is seen by every instance of the Worker within five seconds, which reads it once in that time", async () => {
    const read = vi.spyOn(env.DB, "prepare");
    const ofSwitches = () => read.mock.calls.filter(([sql]) => sql.includes("FROM switches")).length;
    await write("POST", "/api/alerts");
    await closeElsewhere("alerts");
    for (let time = 0; time < 5; time += 1) await write("POST", "/api/alerts");
    expect(ofSwitches()).toBe(1);
    pass(5_000);
    expect(isClosed(await write("POST", "/api/alerts"))).toBe(true);
    expect(ofSwitches()).toBe(2);
  });

  test("stays closed while the database cannot be read; an instance that knows nothing refuses writes of visitors alone", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const unknown = await write("POST", "/api/alerts", { DB: BROKEN });
    expect([unknown.status, unknown.code, unknown.headers.get("Retry-After")]).toEqual([503, "closed_unknown", "30"]);
    expect((await write("POST", "/api/rebuild", { DB: BROKEN })).status).toBe(401);
    await close("photos");
    await write("POST", "/api/alerts");
    pass(60_000);
    expect((await write("POST", "/api/me/ads/:ad/photos", { DB: BROKEN })).code).toBe("closed_photos");
    expect((await write("POST", "/api/me/ads", { DB: BROKEN })).code).toBe("signed_out");
  });
});

describe("an operator", () => {
  test("reads who closed what, when and why; what is closed twice keeps its time", async () => {
    expect(await (await reopen("posting")).json()).toEqual({ on: [] });
    await close("posting");
    pass(60_000);
    const answer = await flip({ name: "posting", on: true, who: "binta", why: "Plus long que prévu." });
    const { on } = await answer.json();
    expect(on).toEqual([
      {
        name: "posting",
        on_at: expect.any(Number),
        who: "binta",
        why: "Plus long que prévu.",
        email: null,
        whatsapp: null,
      },
    ]);
    expect(Date.now() - on[0].on_at).toBeGreaterThanOrEqual(60_000);
    await reopen("posting");
    const rows = await env.DB.prepare("SELECT name, who, off_who, off_at >= on_at AS ended FROM switches").all();
    expect(rows.results).toEqual([{ name: "posting", who: "binta", off_who: "binta", ended: 1 }]);
  });

  test.each<[string, object]>([
    ["a name that there is not", { name: "tout", on: true, who: "awa", why: WHY }],
    ["no reason", { name: "posting", on: true, who: "awa", why: " " }],
    ["nobody’s name", { name: "posting", on: true, who: "", why: WHY }],
    ["leads with nowhere to go", { name: "leads-by-mail", on: true, who: "awa", why: WHY }],
    ["a number that is none", { name: "leads-by-mail", on: true, who: "awa", why: WHY, whatsapp: "12" }],
  ])("is refused %s", async (_, order) => {
    const answer = await flip(order);
    expect([answer.status, (await answer.json()).code]).toEqual([422, "invalid"]);
    expect((await env.DB.prepare("SELECT 1 FROM switches").all()).results).toEqual([]);
  });

  test("sees in the health what is closed, which is not well after a day", async () => {
    answerAt(API, () => Response.json({ data: [] }));
    await close("alerts");
    const part = async () => {
      const answer = await ask("/api/ops/health", { headers: { Authorization: `Bearer ${OPS_TOKEN}` } }, { OPS_TOKEN });
      const { parts } = (await answer.json()) as { parts: readonly { part: string; ok: boolean; said: string }[] };
      return parts.find((one) => one.part === "fermetures");
    };
    expect(await part()).toMatchObject({
      ok: true,
      said: expect.stringMatching(/^alerts à l’instant$/),
    });
    pass(25 * 3_600_000);
    expect(await part()).toMatchObject({ ok: false });
  });
});

describe("leads by mail only", () => {
  const lead = () => aLead({ name: "Awa & fils", budget: "5000000-10000000", email: "awa@exemple.sn" });

  // rule: messages/leads-by-mail
  test("the refusal has the visitor’s message, written, for WhatsApp and e-mail, and nothing is kept here", async () => {
    await close("leads-by-mail");
    const form = lead();
    const answer = await send("leads", form);
    const { code, ways } = await answer.json();
    expect([answer.status, code]).toEqual([503, "closed_leads"]);
    const [whatsapp, mail] = ways.map(({ address }: { address: string }) => new URL(address));
    expect([whatsapp.origin + whatsapp.pathname, mail.protocol + mail.pathname]).toEqual([
      "https://wa.me/221770000001",
      "mailto:offres@exemple.sn",
    ]);
    for (const text of [whatsapp.searchParams.get("text"), mail.searchParams.get("body")])
      for (const word of [
        "neuve",
        "à crédit",
        "5000000-10000000",
        "Awa & fils",
        `+221${form.phone}`,
        "awa@exemple.sn",
        "Thiès",
        "WhatsApp",
      ])
        expect(text).toContain(word);
    expect(await rowsOf("messages")).toEqual([]);
  });

  test("a form with mistakes is told the same, with a message that names nobody", async () => {
    await close("leads-by-mail", { whatsapp: null });
    const { ways } = await (await send("leads", { name: "Awa" })).json();
    expect(ways).toEqual([
      { label: "Envoyer par e-mail", address: expect.stringMatching(/^mailto:offres@exemple\.sn\?subject=.*Bonjour/) },
    ]);
  });
});
