// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ContactPlace } from "./contact-place";

let sent: Readonly<Record<string, unknown>>[] = [];
let served: HTMLElement;

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  vi.stubGlobal("__TURNSTILE_SITE_KEY__", "");
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body)); // the network alone is not real here
    return Response.json({ reference: "BAKO-4827" }, { status: 202 });
  });
  served = document.createElement("div");
  served.innerHTML = renderToString(<ContactPlace />);
  document.body.append(served);
});
afterEach(() => {
  cleanup();
  served.remove();
  vi.unstubAllGlobals();
});

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const write = (name: RegExp, value: string) => fireEvent.input(field(name), { target: { value } });
const comesAlive = () => act(async () => void render(<ContactPlace />, { container: served, hydrate: true }));
const send = () => act(async () => void fireEvent.submit(screen.getByRole("button", { name: /Envo/ })));
const MESSAGE = "Où est passé le prix du Hilux ?";
const writeAll = () => {
  write(/nom/, "Awa");
  write(/e-mail/, "awa@exemple.sn");
  write(/Message/, MESSAGE);
};

describe("the contact form", () => {
  // rule: messages/contact
  it("has its fields, each with its label, in the page as it is served", () => {
    expect(screen.getByRole("combobox", { name: "Sujet" })).toBeTruthy();
    expect(
      screen.getAllByRole("textbox").map((one) => one.closest("div")?.querySelector("label")?.textContent),
    ).toEqual(["Votre nom", "Adresse e-mail", "Téléphone (facultatif)", "Message"]);
    expect(screen.getByRole("button", { name: "Envoyer" })).toBeTruthy();
  });

  it("sent where there are no scripts, writes nothing into the page's address", () => {
    expect(served.querySelector("form")?.method).toBe("dialog");
  });

  // rule: messages/contact
  it("keeps what was written and chosen before its scripts came, in the same fields, and sends it with the rest", async () => {
    write(/nom/, "Awa Diop");
    write(/Message/, MESSAGE);
    fireEvent.change(screen.getByRole("combobox", { name: "Sujet" }), { target: { value: "erreur_de_prix" } });
    const before = field(/Message/);
    await comesAlive();
    await waitFor(() => expect(sessionStorage.getItem("draft:contact")).toContain("Awa Diop"));
    expect([field(/nom/).value, field(/Message/) === before, before.value]).toEqual(["Awa Diop", true, MESSAGE]);
    write(/e-mail/, "awa@exemple.sn");
    await send();
    await screen.findByText("BAKO-4827");
    expect(sent).toMatchObject([
      { topic: "erreur_de_prix", name: "Awa Diop", email: "awa@exemple.sn", message: MESSAGE },
    ]);
  });

  it("counts the time to fill it in from where it could be: who wrote before the scripts is no robot", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(9_000);
    writeAll();
    await comesAlive();
    await send();
    await screen.findByText("BAKO-4827");
    expect(sent).toMatchObject([{ filled_in: 9_000 }]);
    now.mockRestore();
  });

  it("asks for what sends it with the first use alone; sent before that came, it is sent once", async () => {
    await comesAlive();
    act(() => field(/nom/).focus());
    writeAll();
    await send();
    await screen.findByText("BAKO-4827");
    expect(sent).toHaveLength(1);
  });

  it("says what is wrong under each field, and keeps it", async () => {
    await comesAlive();
    await act(async () => {
      field(/nom/).focus();
      await import("./contact-sender");
    });
    write(/nom/, "Awa");
    await waitFor(() => expect(sessionStorage.length).toBe(1)); // what sends it is there
    await send();
    await screen.findByText("Veuillez saisir une adresse e-mail valide.");
    await waitFor(() => expect(document.activeElement).toBe(field(/e-mail/)));
    expect([field(/nom/).value, sent.length]).toEqual(["Awa", 0]);
  });

  it("shows what was written earlier in this tab", async () => {
    sessionStorage.setItem(
      "draft:contact",
      JSON.stringify({ topic: "publicite", name: "Awa", email: "", phone: "", message: MESSAGE }),
    );
    await comesAlive();
    await waitFor(() => expect(field(/Message/).value).toBe(MESSAGE));
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Sujet" }).value).toBe("publicite");
  });
});
