// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AlertRequest } from "./alert-request";

const PUSH = "https://fcm.googleapis.com/fcm/send/abc";
let asked: { address: string; body: Record<string, unknown> }[] = [];
let key: string | null;
let older: readonly string[];
/** The subscription that the browser has. */
let existing: object;
let sent: () => Response;
/** What the visitor answers when the browser asks. */
let permission: "granted" | "denied";
let subscribe: () => Promise<{ endpoint: string }>;
const unsubscribe = vi.fn(async () => true);

beforeEach(() => {
  asked = [];
  key = "BKey";
  older = [];
  existing = { unsubscribe };
  permission = "granted";
  subscribe = async () => ({ endpoint: PUSH });
  sent = () => Response.json({ reference: "BAKO-4827" }, { status: 202 });
  sessionStorage.clear();
  unsubscribe.mockClear();
  vi.stubGlobal("__TURNSTILE_SITE_KEY__", "");
  vi.stubGlobal("fetch", async (address: string, { body = "{}" }: { body?: string }) => {
    asked.push({ address, body: JSON.parse(body) });
    return address === "/api/push" ? Response.json({ key, older }) : sent();
  });
  vi.stubGlobal("Notification", { permission: "default", requestPermission: async () => permission });
  const pushManager = { subscribe: () => subscribe(), getSubscription: async () => existing };
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const NAME = "Plutôt une notification ici";
const open = () => render(<AlertRequest search="modele_neuf=13" known={null} about="Kia Rio" after="fin" />);
const choose = async () => fireEvent.click(await screen.findByRole("button", { name: NAME }));

// rule: market/alert-notices
test("a browser asks for its own notifications in place of an e-mail", async () => {
  open();
  await choose();
  expect(await screen.findByText(/cet appareil vous préviendra/)).toBeTruthy();
  expect(asked[1]).toMatchObject({ address: "/api/alerts", body: { search: "modele_neuf=13", push: PUSH } });
  expect(asked[1]?.body).not.toHaveProperty("email");
});

// rule: market/alert-notices
test("after a refusal, or a failure, the e-mail is still there", async () => {
  open();
  permission = "denied";
  await choose();
  await expect.poll(() => asked).toHaveLength(1);
  permission = "granted";
  sent = () => Response.json({ code: "many_notices", message: "Ce navigateur a déjà dix alertes." }, { status: 429 });
  await choose();
  expect((await screen.findByRole("alert")).textContent).toBe("Ce navigateur a déjà dix alertes.");
  sent = () => Response.json({ reference: "BAKO-4827" }, { status: 202 });
  fireEvent.change(screen.getByLabelText("Adresse e-mail"), { target: { value: "moussa@exemple.sn" } });
  fireEvent.click(screen.getByRole("button", { name: "Créer mon alerte" }));
  expect(await screen.findByText(/Vérifiez votre boîte/)).toBeTruthy();
  expect(asked.at(-1)?.body).toMatchObject({ email: "moussa@exemple.sn" });
  expect(asked.at(-1)?.body).not.toHaveProperty("push");
});

test("a subscription with an earlier key of the site is given up for a new one", async () => {
  let tries = 0;
  subscribe = async () => {
    tries += 1;
    if (tries === 1) throw new DOMException("another key", "InvalidStateError");
    return { endpoint: PUSH };
  };
  open();
  await choose();
  expect(await screen.findByText(/cet appareil vous préviendra/)).toBeTruthy();
  expect([tries, unsubscribe.mock.calls.length]).toEqual([2, 1]);
});

// rule: site/key-rotation
test("a subscription with a key by which the site still wakes this browser goes on, and with it its other alerts", async () => {
  subscribe = async () => Promise.reject(new DOMException("another key", "InvalidStateError"));
  const options = { applicationServerKey: new Uint8Array([4, 250, 255, 191, 62]).buffer };
  existing = { endpoint: `${PUSH}old`, options, unsubscribe };
  older = ["BPr_vz4"];
  open();
  await choose();
  expect(await screen.findByText(/cet appareil vous préviendra/)).toBeTruthy();
  expect([asked[1]?.body["push"], unsubscribe.mock.calls.length]).toEqual([`${PUSH}old`, 0]);
});

test.each<[string, () => void]>([
  ["the site sends no notifications", () => void (key = null)],
  ["the visitor has refused them", () => vi.stubGlobal("Notification", { permission: "denied" })],
  ["the browser has no service worker", () => void Reflect.deleteProperty(navigator, "serviceWorker")],
])("nothing is offered where %s", async (_, prepare) => {
  prepare();
  open();
  await new Promise((later) => setTimeout(later, 50));
  expect(screen.queryByRole("button", { name: NAME })).toBeNull();
});
