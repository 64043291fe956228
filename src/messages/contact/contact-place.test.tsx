// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
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
    sent.push(JSON.parse(body)); // Only the network is replaced.
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
const hydrate = () => act(async () => void render(<ContactPlace />, { container: served, hydrate: true }));
const topic = (name: string) => within(screen.getByRole("group", { name: "Sujet" })).getByRole("radio", { name });
const chosen = () =>
  within(screen.getByRole("group", { name: "Sujet" }))
    .getAllByRole<HTMLInputElement>("radio")
    .flatMap(({ checked, labels }) => (checked ? labels?.[0]?.textContent : []));
const send = () => act(async () => void fireEvent.submit(screen.getByRole("button", { name: /Envo/ })));
const MESSAGE = "Où est passé le prix du Hilux ?";
const writeAll = () => {
  write(/nom/, "Awa");
  write(/e-mail/, "awa@exemple.sn");
  write(/Message/, MESSAGE);
};

describe("the contact form", () => {
  // rule: messages/contact
  it("is served with all its fields and their labels", () => {
    expect(chosen()).toEqual(["Question"]);
    expect(
      screen.getAllByRole("textbox").map((textbox) => textbox.closest("div")?.querySelector("label")?.textContent),
    ).toEqual(["Message (20 caractères au moins)", "Votre nom", "Téléphone", "Adresse e-mail"]);
    const reply = screen.getByRole("group", { name: "Où vous répondre\u00a0? Un téléphone ou un e-mail suffit." });
    expect(
      within(reply)
        .getAllByRole("textbox")
        .map((way) => way.ariaRequired ?? way.getAttribute("aria-required")),
    ).toEqual(["false", "false"]);
    expect(screen.getByRole("button", { name: "Envoyer" })).toBeTruthy();
  });

  it("says of each subject what its message should say", () => {
    const described = within(screen.getByRole("group", { name: "Sujet" }))
      .getAllByRole("radio")
      .map((radio) => document.getElementById(radio.getAttribute("aria-describedby") ?? "")?.textContent);
    expect(new Set(described).size).toBe(6);
    expect(described[1]).toMatch(/lien de la page/);
  });

  it("writes nothing into the page's address when it is sent without scripts", () => {
    expect(served.querySelector("form")?.method).toBe("dialog");
  });

  // rule: messages/contact
  it("keeps what was typed and chosen before its scripts were loaded, and sends it with the rest", async () => {
    write(/nom/, "Awa Diop");
    write(/Message/, MESSAGE);
    fireEvent.click(topic("Erreur de prix"));
    const before = field(/Message/);
    await hydrate();
    await waitFor(() => expect(sessionStorage.getItem("draft:contact")).toContain("Awa Diop"));
    expect([field(/nom/).value, field(/Message/) === before, before.value]).toEqual(["Awa Diop", true, MESSAGE]);
    write(/e-mail/, "awa@exemple.sn");
    await send();
    await screen.findByText("BAKO-4827");
    expect(sent).toMatchObject([
      { topic: "erreur_de_prix", name: "Awa Diop", email: "awa@exemple.sn", message: MESSAGE },
    ]);
  });

  it("counts typing before the scripts were loaded as filling time, so that a fast writer is not taken for a bot", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(9_000);
    writeAll();
    await hydrate();
    await send();
    await screen.findByText("BAKO-4827");
    expect(sent).toMatchObject([{ filled_in: 9_000 }]);
    now.mockRestore();
  });

  it("loads its sending code at the first use, and a message submitted before that is sent once", async () => {
    await hydrate();
    act(() => field(/nom/).focus());
    writeAll();
    await send();
    await screen.findByText("BAKO-4827");
    expect(sent).toHaveLength(1);
  });

  // rule: messages/contact
  it("is sent with a telephone number alone", async () => {
    await hydrate();
    writeAll();
    write(/e-mail/, "");
    write(/Téléphone/, "77 123 45 67");
    await send();
    await screen.findByText("BAKO-4827");
    expect(sent).toMatchObject([{ phone: "77 123 45 67", email: "" }]);
  });

  // rule: messages/contact
  it.each(["Publicité", "Question"])(
    "sends the subject %s that was chosen while the sending code was loading",
    async (name) => {
      await hydrate();
      writeAll();
      await act(async () => {
        fireEvent.click(topic("Espace pro"));
        fireEvent.click(topic(name));
        topic(name).focus();
        await import("./contact-sender");
      });
      await waitFor(() => expect(sessionStorage.length).toBe(1)); // The sending code is loaded.
      expect(chosen()).toEqual([name]);
      fireEvent.click(topic("Espace pro"));
      fireEvent.click(topic(name));
      await send();
      await screen.findByText("BAKO-4827");
      expect(sent).toMatchObject([{ topic: name === "Publicité" ? "publicite" : "question" }]);
    },
  );

  it("shows an error under each wrong field and keeps what was typed", async () => {
    await hydrate();
    await act(async () => {
      field(/nom/).focus();
      await import("./contact-sender");
    });
    write(/nom/, "Awa");
    await waitFor(() => expect(sessionStorage.length).toBe(1)); // The sending code is loaded.
    write(/Message/, MESSAGE);
    await send();
    await screen.findByText("Donnez un téléphone ou une adresse e-mail, pour que nous vous répondions.");
    await waitFor(() => expect(document.activeElement).toBe(field(/Téléphone/)));
    expect([field(/nom/).value, sent.length]).toEqual(["Awa", 0]);
  });

  it("restores what was typed earlier in this tab", async () => {
    sessionStorage.setItem(
      "draft:contact",
      JSON.stringify({ topic: "publicite", name: "Awa", email: "", phone: "", message: MESSAGE }),
    );
    await hydrate();
    await waitFor(() => expect(field(/Message/).value).toBe(MESSAGE));
    expect(chosen()).toEqual(["Publicité"]);
  });
});
