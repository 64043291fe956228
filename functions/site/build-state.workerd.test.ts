import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { anAddress } from "../../tests/support/reference-api";
import { ask } from "../../tests/support/workerd/worker";

const OPS_TOKEN = "jeton-d-essai-de-l-exploitant-du-site";
const state = (init: RequestInit = {}, token = OPS_TOKEN) =>
  ask(
    "/api/ops/build-state",
    { ...init, headers: { Authorization: `Bearer ${token}`, "CF-Connecting-IP": anAddress(), ...init.headers } },
    { OPS_TOKEN },
  );
const keep = (body: BodyInit, headers: Record<string, string>) => state({ method: "PUT", body, headers });
const kept = async () => new TextDecoder().decode(await (await state()).arrayBuffer());
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code];
const NEW = { "If-None-Match": "*" };

// rule: site/build-state
describe("the state of builds", () => {
  beforeEach(() => env.BACKUPS.delete("build-state"));

  test("is kept for the next builder, as it was sent, and no cache keeps it", async () => {
    expect(await codeOf(await state())).toEqual([404, "no_build_state"]);
    const bytes = new Uint8Array([31, 139, 0, 255, 7]);
    expect((await keep(bytes, NEW)).status).toBe(204);
    const answer = await state();
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  });

  test("is replaced only by who read it as it is: of two builders at once, one is refused and loses nothing", async () => {
    expect((await keep("one", NEW)).status).toBe(204);
    expect(await codeOf(await keep("other", NEW))).toEqual([412, "build_state_changed"]);
    const etag = (await state()).headers.get("etag") ?? "";
    const both = await Promise.all([keep("two", { "If-Match": etag }), keep("three", { "If-Match": etag })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 412]);
    const won = both[0]?.status === 204 ? "two" : "three";
    expect(await kept()).toBe(won);
  });

  test("is not written blindly, nor emptied, nor without limit", async () => {
    expect((await keep("one", NEW)).status).toBe(204);
    const wrong: Record<string, string>[] = [{}, { "If-Match": "*" }, { "If-None-Match": '"x"' }];
    for (const headers of wrong) expect(await codeOf(await keep("blind", headers))).toEqual([400, "unreadable"]);
    const etag = (await state()).headers.get("etag") ?? "";
    expect(await codeOf(await keep("", { "If-Match": etag }))).toEqual([400, "unreadable"]);
    expect(await codeOf(await keep(new Uint8Array(25 * 1024 * 1024), { "If-Match": etag }))).toEqual([413, "too_big"]);
    expect(await kept()).toBe("one");
  });

  test("is for operators alone", async () => {
    expect((await state({}, "un-autre-jeton")).status).toBe(401);
    expect((await state({ method: "PUT", body: "x", headers: NEW }, "un-autre-jeton")).status).toBe(401);
    expect(await env.BACKUPS.get("build-state")).toBeNull();
  });
});
