// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { standInDialogs } from "../../../tests/support/dialogs";
import type { OwnPhoto } from "../../contract/market/own-photo";
import { Photos } from "./photos";
import { preparePhoto } from "./prepare-photo";

const edge = { photos: [] as OwnPhoto[], listening: true };

vi.mock("./photo-api", () => ({
  sendPhoto: async (_ad: string, key: string) => {
    const photo: OwnPhoto = { id: `id-${key}`, state: "quarantine", hash: null, width: 1_600, height: 1_200 };
    edge.photos.push(photo);
    return { type: "sent", photo };
  },
  listPhotos: async () => [...edge.photos],
  orderPhotos: async () => true,
  readPhoto: async () => (edge.listening ? new Blob(["as it is published"]) : null),
  deletePhoto: async (_ad: string, id: string) => {
    if (edge.listening) edge.photos = edge.photos.filter((photo) => photo.id !== id);
    return edge.listening;
  },
}));
vi.mock("./photo-store", () => ({
  keepPhoto: async () => null,
  forgetPhoto: async () => null,
  waitingPhotos: async () => [],
}));
vi.mock("./prepare-photo", () => ({ preparePhoto: vi.fn() }));
vi.mock("./pixelate", () => ({
  drawOn: async () => true,
  pixelated: async () => ({ jpeg: new Blob(["masked"]), copy: "data:masked" }),
}));

const there = (id: string, more: Partial<OwnPhoto> = {}): OwnPhoto => ({
  id,
  state: "ready",
  hash: id.repeat(32).slice(0, 32),
  width: 1_600,
  height: 1_200,
  ...more,
});
const aFile = (name: string, type = "image/jpeg") => new File([name], name, { type });
const later = (milliseconds = 3_000) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const statusText = () =>
  [...screen.getByRole("status").children]
    .map(({ textContent }) => textContent)
    .filter(Boolean)
    .join(" · ");
const alts = () => screen.getAllByRole("img", { hidden: true }).map((image) => image.getAttribute("src"));

async function open(photos: readonly OwnPhoto[] = []) {
  edge.photos = [...photos];
  const onChange = vi.fn<(ready: number, pending: number, drawn: number) => void>();
  render(<Photos ad="0123456789ab" onChange={onChange} />);
  await later(100);
  const choose = async (...files: readonly File[]) => {
    fireEvent.change(screen.getByLabelText("Choisir des photos"), { target: { files } });
    await later();
  };
  return { onChange, choose };
}

beforeEach(() => {
  vi.useFakeTimers();
  edge.listening = true;
  vi.mocked(preparePhoto).mockImplementation(async (file) => ({ jpeg: file, copy: `data:${(file as File).name}` }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("chosen photos", () => {
  test("chosen photos are sent, and the page reports the progress", async () => {
    const { onChange, choose } = await open();
    await choose(aFile("face.jpg"), aFile("coffre.jpg"));
    expect(statusText()).toBe("2 photos envoyées");
    expect(alts()).toEqual(["data:face.jpg", "data:coffre.jpg"]);
    expect(onChange).toHaveBeenLastCalledWith(2, 0, 0);
    expect(onChange.mock.calls.some(([, pending]) => pending === 2)).toBe(true);
  });

  test("photos wait for the network, and the page says so", async () => {
    const { onChange, choose } = await open();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await choose(aFile("face.jpg"));
    expect(statusText()).toBe("1 photo en attente du réseau");
    expect(onChange).toHaveBeenLastCalledWith(0, 1, 0);
    expect(within(screen.getByRole("listitem")).getByText("En attente du réseau")).toBeDefined();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    fireEvent.click(screen.getByRole("button", { name: "Réessayer maintenant" }));
    await later();
    expect(statusText()).toBe("1 photo envoyée");
  });

  test("photos beyond fifteen are left out", async () => {
    const { choose } = await open(Array.from({ length: 13 }, (_, index) => there(index.toString(16))));
    await choose(...["a", "b", "c", "d"].map((name) => aFile(name)));
    expect(screen.getAllByRole("listitem")).toHaveLength(15);
    expect(statusText()).toBe("15 photos envoyées · 15 photos au plus : 2 photos en trop.");
    expect(screen.getByLabelText<HTMLInputElement>("Choisir des photos").disabled).toBe(true);
  });

  test.each([
    [
      aFile("IMG_0001.HEIC", ""),
      "«\u00a0IMG_0001.HEIC\u00a0» est au format HEIC, que ce navigateur ne lit pas. Sur l’iPhone : Réglages, Appareil photo, Formats, «\u00a0Le plus compatible\u00a0».",
    ],
    [
      aFile("facture.pdf", "application/pdf"),
      "«\u00a0facture.pdf\u00a0» n’est pas une photo que ce navigateur sait lire.",
    ],
  ])("a file that cannot be read is named, and the others are sent", async (bad, sentence) => {
    const { choose } = await open();
    vi.mocked(preparePhoto).mockImplementation(async (file) => (file === bad ? null : { jpeg: file, copy: "data:" }));
    await choose(bad, aFile("face.jpg"));
    expect(statusText()).toBe(`1 photo envoyée · ${sentence}`);
  });
});

describe("photos in the list", () => {
  const three = () => open([there("a"), there("b"), there("c", { state: "refused", hash: null })]);
  const names = () => screen.getAllByRole("listitem").map((item) => item.getAttribute("aria-label"));

  test("photos are shown in their order with their state, the first as the cover", async () => {
    await three();
    expect(names()).toEqual(["Photo 1, couverture", "Photo 2", "Photo 3"]);
    expect(alts()).toEqual([`/media/${"a".repeat(32)}-320.jpg`, `/media/${"b".repeat(32)}-320.jpg`]);
    expect(statusText()).toBe("2 photos envoyées, 1 refusée");
  });

  test("buttons move a photo, and keep the focus", async () => {
    await three();
    const back = screen.getByRole("button", { name: "Photo 2 : avancer d’une place" });
    back.focus();
    fireEvent.click(back);
    await later(0);
    expect(alts()[0]).toBe(`/media/${"b".repeat(32)}-320.jpg`);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Photo 1 : avancer d’une place");
    expect(statusText()).toContain("Cette photo est la couverture.");
    fireEvent.click(document.activeElement ?? document.body);
    expect(alts()[0]).toBe(`/media/${"b".repeat(32)}-320.jpg`);
  });

  test("the star makes a photo the cover", async () => {
    await three();
    const star = screen.getByRole("button", { name: "Photo 2 : mettre en couverture" });
    star.focus();
    fireEvent.click(star);
    await later(0);
    expect(alts()[0]).toBe(`/media/${"b".repeat(32)}-320.jpg`);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Photo 1 : reculer d’une place");
  });

  test("dragging moves a photo", async () => {
    await three();
    const [first, , third] = screen.getAllByRole("listitem");
    const held = new Map<string, string>();
    const dataTransfer = {
      setData: (kind: string, value: string) => void held.set(kind, value),
      getData: (kind: string) => held.get(kind) ?? "",
      get types() {
        return [...held.keys()];
      },
    };
    fireEvent.dragStart(first ?? document.body, { dataTransfer });
    fireEvent.drop(third ?? document.body, { dataTransfer });
    await later(0);
    expect(alts()).toEqual([`/media/${"b".repeat(32)}-320.jpg`, `/media/${"a".repeat(32)}-320.jpg`]);
    expect(names()).toHaveLength(3);
  });

  test("a photo is deleted, or stays if the request fails", async () => {
    await three();
    const press = async () => {
      fireEvent.click(screen.getByRole("button", { name: "Photo 1 : supprimer" }));
      await later(0);
    };
    edge.listening = false;
    await press();
    expect(statusText()).toContain("La photo n’a pas pu être supprimée : pas de réponse.");
    edge.listening = true;
    await press();
    expect([names().length, alts()]).toEqual([2, [`/media/${"b".repeat(32)}-320.jpg`]]);
    expect(statusText()).toContain("Photo 1 supprimée.");
  });
});

describe("masking the plate", () => {
  const askToMask = async (name: string) => {
    const button = screen.getByRole("button", { name: `${name} : masquer la plaque` });
    button.focus();
    fireEvent.click(button);
    await later();
  };
  beforeEach(async () => {
    await import("./mask-dialog"); // The dialog's script loads by a dynamic import, which fake timers do not advance.
    standInDialogs();
  });

  test("the plate is masked before or after a photo is sent; another photo takes its place and receives focus", async () => {
    await open([there("a"), there("b")]);
    await askToMask("Photo 1");
    const dialog = within(screen.getByRole("dialog", { name: "Photo 1\u00a0: masquer la plaque" }));
    expect(dialog.getByRole("img", { name: "Photo 1" })).toBeDefined();
    fireEvent.click(dialog.getByRole("button", { name: "Masquer la plaque" }));
    await later();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(alts()).toEqual(["data:masked", `/media/${"b".repeat(32)}-320.jpg`]);
    expect(edge.photos.map(({ id }) => id)).toEqual(["b", expect.stringMatching(/^id-/)]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Photo 1 : masquer la plaque");
    expect(statusText()).toBe(
      "2 photos envoyées · Photo 1 : la plaque est masquée, et cette photo remplace l’originale.",
    );
  });

  test("closing the dialog leaves the photo as it is", async () => {
    await open([there("a")]);
    await askToMask("Photo 1");
    fireEvent.click(screen.getByRole("button", { name: "Fermer" }));
    fireEvent(screen.getByRole("dialog", { hidden: true }), new Event("close"));
    expect([screen.queryByRole("dialog"), alts()]).toEqual([null, [`/media/${"a".repeat(32)}-320.jpg`]]);
  });

  test("a photo that cannot be loaded cannot be masked, and the page says so; a refused photo offers no mask", async () => {
    await open([there("a"), there("c", { state: "refused", hash: null })]);
    edge.listening = false;
    await askToMask("Photo 1");
    expect(statusText()).toContain("Cette photo n’a pas pu être ouverte");
    expect(screen.queryByRole("button", { name: "Photo 2 : masquer la plaque" })).toBeNull();
  });
});
