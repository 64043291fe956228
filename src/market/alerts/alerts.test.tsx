// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { standInDialogs } from "../../../tests/support/dialogs";
import { AlertAnswer } from "./alert-answer";
import { AlertPopup } from "./alert-popup";

const TOKEN = "0123456789abcdef0123456789abcdef";
const SEARCH = "marque=hyundai&prix_max=12000000";

/** A fake edge: the requests that it received and the answer that it gives. */
let asked: { address: string; body: Record<string, unknown>; authorization: string | undefined }[] = [];
let answer: () => Response;
beforeEach(() => {
  asked = [];
  sessionStorage.clear();
  vi.stubGlobal("__TURNSTILE_SITE_KEY__", "");
  vi.stubGlobal(
    "fetch",
    async (address: string, { headers, body }: { headers: Record<string, string>; body?: string }) => {
      asked.push({ address, body: JSON.parse(body ?? "{}"), authorization: headers.Authorization });
      return answer();
    },
  );
  standInDialogs();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
});

describe("« Créer une alerte »", () => {
  beforeEach(() => void (answer = () => Response.json({ reference: "BAKO-4827" }, { status: 202 })));
  const email = () => screen.getByLabelText<HTMLInputElement>("Adresse e-mail");
  const send = () => fireEvent.click(screen.getByRole("button", { name: "Créer mon alerte" }));

  test("the form says what the alert looks for, then that an e-mail waits to be confirmed", async () => {
    render(<AlertPopup search={SEARCH} known={null} />);
    expect(screen.getByText(/Hyundai, Jusqu’à 12\.000\.000/)).toBeTruthy();
    fireEvent.change(email(), { target: { value: "moussa@exemple.sn" } });
    send();
    expect(await screen.findByText(/Vérifiez votre boîte/)).toBeTruthy();
    expect(asked).toMatchObject([
      {
        address: "/api/alerts",
        authorization: undefined,
        body: { email: "moussa@exemple.sn", search: SEARCH, website: "" },
      },
    ]);
  });

  test("the form has the address of a signed-in member, whose alert is active at once", async () => {
    render(<AlertPopup search={SEARCH} known={{ email: "awa@exemple.sn", token: async () => "jeton" }} />);
    expect(email().value).toBe("awa@exemple.sn");
    send();
    expect(await screen.findByText(/C’est fait/)).toBeTruthy();
    expect(asked).toMatchObject([{ authorization: "Bearer jeton", body: { email: "awa@exemple.sn" } }]);
  });

  test("the form of an alert on one ad speaks of its price, and sends the ad", async () => {
    render(<AlertPopup search="annonce=0q3mx7pz81vk" known={null} />);
    expect(screen.getByRole("heading", { name: "Suivre ce prix" })).toBeTruthy();
    expect(screen.getByText(/si le prix de cette voiture baisse/)).toBeTruthy();
    fireEvent.change(email(), { target: { value: "moussa@exemple.sn" } });
    send();
    expect(await screen.findByText(/Vérifiez votre boîte/)).toBeTruthy();
    expect(asked).toMatchObject([{ body: { search: "annonce=0q3mx7pz81vk" } }]);
  });

  test("an invalid address is refused before anything is sent", async () => {
    render(<AlertPopup search="" known={null} />);
    fireEvent.change(email(), { target: { value: "awa" } });
    send();
    expect(await screen.findByText("Veuillez saisir une adresse e-mail valide.")).toBeTruthy();
    expect(asked).toEqual([]);
  });

  test("a failure is explained", async () => {
    answer = () =>
      Response.json({ code: "many_alerts", message: "Cette adresse a déjà dix alertes." }, { status: 429 });
    render(<AlertPopup search={SEARCH} known={null} />);
    fireEvent.change(email(), { target: { value: "moussa@exemple.sn" } });
    send();
    expect((await screen.findByRole("alert")).textContent).toBe("Cette adresse a déjà dix alertes.");
  });
});

describe("the link of an alert’s e-mail", () => {
  const open = (query: string) => {
    window.history.replaceState(null, "", `/marche-doccasion/alerte${query}`);
    render(<AlertAnswer />);
  };

  test("an alert is confirmed by the button and not by the link, and then leads to the ads", async () => {
    answer = () => Response.json({ name: "Hyundai", search: "marque=hyundai" });
    open(`?jeton=${TOKEN}`);
    expect(asked).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Confirmer mon alerte" }));
    const link = await screen.findByRole("link", { name: "Voir les annonces" });
    expect(link.getAttribute("href")).toBe("/marche-doccasion/rechercher?marque=hyundai");
    expect(asked).toMatchObject([{ address: "/api/alerts/confirm", body: { token: TOKEN } }]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("status")));
  });

  test("an alert is cancelled by one press", async () => {
    answer = () => new Response(null, { status: 204 });
    open(`?quitter=${TOKEN}`);
    fireEvent.click(screen.getByRole("button", { name: "Ne plus recevoir cette alerte" }));
    expect(await screen.findByText(/vous ne recevrez plus cette alerte/i)).toBeTruthy();
    expect(asked).toMatchObject([{ address: "/api/alerts/leave", body: { token: TOKEN } }]);
  });

  test("an unknown alert is reported, and the visitor can try again", async () => {
    answer = () =>
      Response.json(
        { code: "unknown_alert", message: "Cette alerte n’existe pas, ou n’existe plus." },
        { status: 404 },
      );
    open(`?jeton=${TOKEN}`);
    fireEvent.click(screen.getByRole("button", { name: "Confirmer mon alerte" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Cette alerte n’existe pas, ou n’existe plus.");
    expect(screen.getByRole("button", { name: "Confirmer mon alerte" })).toBeTruthy();
  });

  test("an alert on a new car leads to its page", async () => {
    answer = () => Response.json({ name: "Le prix de la Kia Rio, neuve", search: "modele_neuf=13" });
    open(`?jeton=${TOKEN}`);
    fireEvent.click(screen.getByRole("button", { name: "Confirmer mon alerte" }));
    const link = await screen.findByRole("link", { name: "Voir la voiture" });
    expect(link.getAttribute("href")).toBe("/guide-auto/voitures-neuves/marque/voiture/modele/13-prix");
    expect(screen.getByText(/si le prix baisse, ou dès qu’il sera connu/)).toBeTruthy();
  });

  test("without a token, the page explains what it is for", () => {
    open("");
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("link", { name: /occasion/ })).toBeTruthy();
  });
});

describe("« Prévenez-moi » on a new car", () => {
  const open = () => {
    window.history.replaceState(null, "", "/marche-doccasion/alerte?version_neuve=130");
    render(<AlertAnswer />);
  };

  test("names the car, and asks for an alert on its price", async () => {
    answer = () => Response.json({ name: "Le prix de la Kia Rio Base, neuve" });
    open();
    expect(await screen.findByText("Le prix de la Kia Rio Base, neuve")).toBeTruthy();
    expect(asked.map(({ address }) => address)).toEqual(["/api/alerts/name?search=version_neuve%3D130"]);
    answer = () => Response.json({ reference: "BAKO-4827" }, { status: 202 });
    fireEvent.change(screen.getByLabelText<HTMLInputElement>("Adresse e-mail"), {
      target: { value: "moussa@exemple.sn" },
    });
    fireEvent.click(screen.getByRole("button", { name: "Créer mon alerte" }));
    expect(await screen.findByText(/Vérifiez votre boîte/)).toBeTruthy();
    expect(asked[1]).toMatchObject({ address: "/api/alerts", body: { search: "version_neuve=130" } });
    expect(screen.getAllByRole("link", { name: "Revenir à la voiture" })[0]?.getAttribute("href")).toBe(
      "/guide-auto/voitures-neuves/marque/voiture/modele/prix/130-prix",
    );
  });

  test("says so when the car has left the guide, and can be asked again when it could not be read", async () => {
    answer = () => Response.json({ code: "unknown_car", message: "Message." }, { status: 404 });
    open();
    expect((await screen.findByRole("link", { name: "Voir les voitures neuves" })).getAttribute("href")).toBe(
      "/guide-auto/voitures-neuves",
    );
    cleanup();
    vi.mocked(console.warn).mockImplementation(() => undefined);
    answer = () => new Response("{}", { status: 503 });
    open();
    const again = await screen.findByRole("button", { name: "Réessayer" });
    answer = () => Response.json({ name: "Le prix de la Kia Rio Base, neuve" });
    fireEvent.click(again);
    expect(await screen.findByText("Le prix de la Kia Rio Base, neuve")).toBeTruthy();
    vi.mocked(console.warn).mockClear(); // The failure is logged and nothing else.
  });
});
