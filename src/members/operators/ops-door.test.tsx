// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ANONYMOUS } from "../account-machine";
import { accountAtom, accountNow } from "../account-state";
import { OpsDoor } from "./ops-door";

const provider = vi.hoisted(() => ({
  validToken: vi.fn(async () => "jeton-du-compte"),
  signOut: vi.fn(async () => undefined),
  beginFactor: vi.fn(),
  finishFactor: vi.fn(),
}));
vi.mock("../provider", () => provider);

const AWA = { uid: "u1", displayName: "Awa", photoURL: null };
const REFUSED = { code: "not_operator", message: "Votre compte n’a pas accès à cette partie du site." };
let answer: () => Response = () => Response.json({});
let bearers: (string | undefined)[] = [];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  bearers = [];
  getDefaultStore().set(accountAtom, ANONYMOUS);
  vi.stubGlobal("fetch", async (_: string, { headers }: { headers: Record<string, string> }) => {
    bearers.push(headers["Authorization"]);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const operator = (role: string | null, rights: readonly string[]) => () =>
  Response.json({ name: "Awa Diop", role, rights });
const signedIn = () => getDefaultStore().set(accountAtom, { ...ANONYMOUS, member: AWA });
const open = () => render(<OpsDoor right="ads">{() => <p>Ce qui attend</p>}</OpsDoor>);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

// rule: members/operator-pages
test("a visitor may come with an account or with the token, and sees nothing of the page", () => {
  open();
  screen.getByRole("button", { name: "Se connecter" });
  screen.getByLabelText(/Jeton du site/);
  expect([screen.queryByText("Ce qui attend"), bearers]).toEqual([null, []]);
});

test("an operator is named with their role, sees the page, and a link to other desks of theirs alone", async () => {
  signedIn();
  answer = operator("moderation", ["ads"]);
  open();
  await screen.findByText("Ce qui attend");
  expect(screen.getByText(/Connecté/).textContent).toMatch(/Awa Diop, Modération$/);
  expect(screen.queryByRole("link")).toBeNull();
  expect(bearers).toEqual(["Bearer jeton-du-compte"]);
  cleanup();
  answer = operator("proprietaire", ["ads", "leads", "site"]);
  open();
  expect((await screen.findByRole("link", { name: "Bureau des demandes" })).getAttribute("href")).toBe("/bureau");
});

test("an operator whose role is for something else is told so", async () => {
  signedIn();
  answer = operator("demandes", ["leads"]);
  open();
  await screen.findByText(/Votre rôle n’ouvre pas cette page/);
  expect(screen.queryByText("Ce qui attend")).toBeNull();
});

test("a member who is no operator is told so, and can leave or use the token", async () => {
  signedIn();
  answer = () => Response.json(REFUSED, { status: 403 });
  open();
  await screen.findByText(/n’a pas accès/);
  screen.getByLabelText(/Jeton du site/);
  await press("Se déconnecter");
  expect([accountNow().member, provider.signOut.mock.calls.length]).toEqual([null, 1]);
  screen.getByRole("button", { name: "Se connecter" });
});

test("an edge that does not answer signs nobody out: it can be asked again", async () => {
  signedIn();
  answer = () => new Response(null, { status: 502 });
  open();
  await screen.findByRole("button", { name: "Réessayer" });
  expect(vi.mocked(console.warn).mock.calls).toEqual([["Pas de réponse :", "/api/ops/me", 502]]);
  vi.mocked(console.warn).mockClear();
  answer = operator("moderation", ["ads"]);
  await press("Réessayer");
  await screen.findByText("Ce qui attend");
});

// rule: members/second-factor
test("an account without a second factor gets one: a key for an application, its code, and a new sign-in", async () => {
  signedIn();
  answer = () => Response.json({ code: "second_factor", message: "Second facteur." }, { status: 403 });
  const finish = async () => undefined;
  provider.beginFactor.mockResolvedValue({ ok: true, factor: { key: "ABCD EFGH", link: "otpauth://totp/x", finish } });
  provider.finishFactor.mockResolvedValue({ ok: true });
  open();
  await screen.findByRole("heading", { name: "Un second facteur" });
  await press("Activer un second facteur");
  screen.getByText("ABCD EFGH");
  const code = screen.getByLabelText("Code de votre application");
  fireEvent.change(code, { target: { value: "12345" } });
  await press("Activer");
  await screen.findByText("Saisissez les six chiffres du code.");
  expect(provider.finishFactor).not.toHaveBeenCalled();
  fireEvent.change(code, { target: { value: "123 456" } });
  await press("Activer");
  expect(provider.finishFactor.mock.calls).toEqual([[finish, "123456"]]);
  await screen.findByRole("button", { name: "Se connecter" });
  expect(accountNow().member).toBeNull();
});

test("nothing of an operator is left for who signs in after them", async () => {
  signedIn();
  answer = operator("moderation", ["ads"]);
  open();
  await screen.findByText("Ce qui attend");
  answer = () => Response.json(REFUSED, { status: 403 });
  await act(async () => getDefaultStore().set(accountAtom, { ...ANONYMOUS, member: { ...AWA, uid: "u2" } }));
  await screen.findByText(/n’a pas accès/);
  expect([screen.queryByText("Ce qui attend"), screen.queryByText("Awa Diop")]).toEqual([null, null]);
});
