import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followNotice, showNotices } from "./notices";
import type { NoticeEvent, Scope } from "./worker-scope";

const PUSH = "https://fcm.googleapis.com/fcm/send/abc";
const NOTICE = {
  title: "Hyundai Tucson",
  text: "Tucson 2017 : 8.400.000 FCA",
  path: "/marche-doccasion/x",
  token: "ab",
};

let asked: { address: string; body: unknown }[] = [];
let answer: () => Response;
beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
    asked.push({ address, body: JSON.parse(body) });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A stand-in for the scope of the service worker, which has no push service in a test. */
function aScope(subscribed = true) {
  const shown: { title: string; options: { actions: readonly unknown[]; data: unknown } }[] = [];
  const opened: string[] = [];
  const scope = {
    clients: { openWindow: async (path: string) => opened.push(path) },
    registration: {
      showNotification: async (title: string, options: (typeof shown)[number]["options"]) =>
        void shown.push({ title, options }),
      pushManager: { getSubscription: async () => (subscribed ? { endpoint: PUSH } : null) },
    },
  } as unknown as Scope;
  return { scope, shown, opened };
}
const tap = (action: string, token = "ab") => {
  const close = vi.fn();
  const event: NoticeEvent = { notification: { data: { path: NOTICE.path, token }, close }, action };
  return { event, close };
};

// rule: market/alert-notices
test("a push shows what the Worker has for this browser, each with a button that ends its alert", async () => {
  answer = () => Response.json({ notices: [NOTICE, { ...NOTICE, title: "Kia", token: "cd" }] });
  const { scope, shown } = aScope();
  await showNotices(scope);
  expect(asked).toEqual([{ address: "/api/push/news", body: { push: PUSH } }]);
  expect(shown.map(({ title }) => title)).toEqual(["Hyundai Tucson", "Kia"]);
  expect(shown[0]?.options).toMatchObject({
    body: NOTICE.text,
    data: { path: NOTICE.path, token: "ab" },
    actions: [{ action: "stop", title: "Arrêter cette alerte" }],
  });
});

// rule: market/alert-notices
test.each<[string, boolean, () => Response]>([
  ["no answer", true, () => new Response("{}", { status: 503 })],
  ["nothing", true, () => Response.json({ notices: [] })],
  ["an address that was withdrawn", false, () => Response.json({ notices: [NOTICE] })],
])("%s still shows that there is something, since a browser must show a push", async (_, subscribed, said) => {
  vi.mocked(console.warn).mockImplementation(() => undefined);
  answer = said;
  const { scope, shown } = aScope(subscribed);
  await showNotices(scope);
  expect(shown.map(({ title, options }) => [title, options.actions])).toEqual([["Du nouveau pour votre alerte", []]]);
  vi.mocked(console.warn).mockClear();
});

// rule: market/alert-notices
test("a tap opens the page; its button ends the alert, or leads to the page that does when there is no network", async () => {
  answer = () => new Response(null, { status: 204 });
  const { scope, opened } = aScope();
  const page = tap("");
  await followNotice(page.event, scope);
  expect([opened, asked, page.close.mock.calls.length]).toEqual([[NOTICE.path], [], 1]);
  await followNotice(tap("stop").event, scope);
  expect([opened.length, asked]).toEqual([1, [{ address: "/api/alerts/leave", body: { token: "ab" } }]]);
  vi.mocked(console.warn).mockImplementation(() => undefined);
  answer = () => new Response("{}", { status: 500 });
  await followNotice(tap("stop").event, scope);
  expect(opened[1]).toBe("/marche-doccasion/alerte?quitter=ab");
  vi.mocked(console.warn).mockClear();
});
