// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AccountForms } from "./account-forms";
import { ANONYMOUS } from "./account-machine";
import { accountAtom, accountNow, dispatch } from "./account-state";

const provider = vi.hoisted(() => ({
  signIn: vi.fn(),
  register: vi.fn(),
  sendActivation: vi.fn(),
  sendReset: vi.fn(),
  signInBy: vi.fn(),
}));
vi.mock("./provider", () => provider);
vi.mock("gatsby", () => ({ navigate: vi.fn() }));

const AWA = { uid: "u1", displayName: "Awa", photoURL: null };
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

beforeEach(() => {
  localStorage.clear();
  getDefaultStore().set(accountAtom, ANONYMOUS);
  for (const mock of Object.values(provider)) mock.mockReset();
});
afterEach(cleanup);

// rule: members/unverified
test("a visitor with an unverified address is told so, is not signed in, and can have the activation e-mail sent again", async () => {
  provider.signIn.mockResolvedValue({ ok: true, member: AWA, verified: false });
  provider.sendActivation.mockResolvedValue({ ok: true });
  dispatch({ type: "open", form: "login" });
  render(<AccountForms />);
  write("Email", " awa@exemple.sn ");
  write("Mot de passe", "Secret123");
  await press("Accéder maintenant");
  await screen.findByText("Votre compte n'est pas encore vérifié");
  expect([accountNow().member, localStorage.getItem("user")]).toEqual([null, null]);
  await press("Renvoyer l’e-mail d’activation");
  await screen.findByText("L’e-mail est reparti : regardez aussi dans les indésirables.");
  expect(provider.sendActivation.mock.calls).toEqual([[{ email: "awa@exemple.sn", password: "Secret123" }]]);
});

// rule: members/registered
test("after signing up, a visitor reads where the activation e-mail was sent and can go on to sign in", async () => {
  provider.register.mockResolvedValue({ ok: true, address: "awa@exemple.sn" });
  dispatch({ type: "open", form: "register" });
  render(<AccountForms />);
  write("Nom ou Pseudo", "Awa");
  write("Email", "awa@exemple.sn");
  write("Mot de passe", "Secret123");
  write("Confirmer le mot de passe", "Secret123");
  await press("Créer mon compte");
  await screen.findByRole("heading", { name: "Inscription réussie" });
  screen.getByText("awa@exemple.sn");
  screen.getByText(/courriers indésirables/);
  expect(screen.getByRole("link", { name: "contactez-nous" }).getAttribute("href")).toBe("/contactez-nous");
  expect(accountNow().member).toBeNull();
  await press("Identifiez-vous");
  screen.getByRole("heading", { name: "Se connecter" });
});

// rule: members/password
test("what a password needs is ticked as it is typed, in the hint of its field", () => {
  dispatch({ type: "open", form: "register" });
  render(<AccountForms />);
  const hint = () =>
    document.getElementById(screen.getByLabelText("Mot de passe").getAttribute("aria-describedby") ?? "")?.textContent;
  expect(hint()).toBe("8 caractèresmajusculeminusculechiffre");
  write("Mot de passe", "secret1");
  expect(hint()).toBe("8 caractèresmajusculeminuscule : ouichiffre : oui");
  write("Mot de passe", "Secret123");
  expect(hint()).toBe("8 caractères : ouimajuscule : ouiminuscule : ouichiffre : oui");
});

// rule: members/second-factor-asked
test("a member with a second factor is asked for its code, and is signed in once it is right", async () => {
  const confirm = vi
    .fn()
    .mockResolvedValueOnce({ ok: false, problem: { message: "Ce code n’est pas le bon." } })
    .mockResolvedValueOnce({ ok: true, member: AWA, verified: true });
  provider.signIn.mockResolvedValue({ ok: false, problem: { message: "", confirm } });
  dispatch({ type: "open", form: "login" });
  render(<AccountForms />);
  write("Email", "awa@exemple.sn");
  write("Mot de passe", "Secret123");
  await press("Accéder maintenant");
  expect(document.activeElement).toBe(await screen.findByRole("heading", { name: "Votre second facteur" }));
  expect(accountNow().member).toBeNull();
  write("Code de votre application", "111 111");
  await press("Confirmer");
  await screen.findByText("Ce code n’est pas le bon.");
  write("Code de votre application", "222222");
  await press("Confirmer");
  expect(confirm.mock.calls).toEqual([["111111"], ["222222"]]);
  expect(accountNow().member).toEqual(AWA);
});
