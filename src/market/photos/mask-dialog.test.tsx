// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { standInDialogs } from "../../../tests/support/dialogs";
import type { Area } from "./mask-area";
import { MaskDialog } from "./mask-dialog";
import { drawOn, pixelated } from "./pixelate";

vi.mock("./pixelate", () => ({ drawOn: vi.fn(), pixelated: vi.fn() }));

const MASKED = { jpeg: new Blob(["masked"]), copy: "data:masked" };

beforeEach(() => {
  standInDialogs();
  Element.prototype.setPointerCapture = () => undefined;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(50, 100, 400, 300));
  vi.mocked(drawOn).mockReset().mockResolvedValue(true);
  vi.mocked(pixelated).mockReset().mockResolvedValue(MASKED);
});
afterEach(cleanup);

async function open() {
  const [onMask, onClose] = [vi.fn(), vi.fn()];
  render(<MaskDialog name="Photo 2" photo={new Blob(["a car"])} onMask={onMask} onClose={onClose} />);
  await act(async () => void (await Promise.resolve()));
  return { onMask, onClose };
}
const rectangle = () => screen.getByRole("application", { name: "Rectangle sur la plaque" });
const statusText = () => screen.getByRole("status").textContent?.replaceAll("\u00a0", " ");
const mask = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Masquer la plaque" })));
const FIRST = "À 35 % de la gauche et 60 % du haut, large de 30 %, haut de 12 %.";

describe("the rectangle over the plate", () => {
  test("the rectangle is announced, with how to move it", async () => {
    await open();
    expect(statusText()).toBe(FIRST);
    const help = document.getElementById(rectangle().getAttribute("aria-describedby") ?? "");
    expect(help?.textContent).toMatch(/les flèches, et Maj \+ flèches/);
  });

  test("arrow keys move the rectangle, and with Shift its corner; other keys are left to the browser", async () => {
    await open();
    fireEvent.keyDown(rectangle(), { key: "ArrowRight" });
    fireEvent.keyDown(rectangle(), { key: "ArrowUp" });
    fireEvent.keyDown(rectangle(), { key: "ArrowDown", shiftKey: true });
    expect(statusText()).toBe("À 36 % de la gauche et 59 % du haut, large de 30 %, haut de 13 %.");
    expect([
      fireEvent.keyDown(rectangle(), { key: "Tab" }),
      fireEvent.keyDown(rectangle(), { key: "ArrowLeft" }),
    ]).toEqual([true, false]);
  });

  test("the rectangle is dragged, and its corner pulled, until the pointer is released", async () => {
    await open();
    fireEvent.pointerDown(rectangle(), { clientX: 200, clientY: 300, pointerId: 1 });
    fireEvent.pointerMove(rectangle(), { clientX: 240, clientY: 270, pointerId: 1 });
    fireEvent.pointerUp(rectangle(), { pointerId: 1 });
    fireEvent.pointerMove(rectangle(), { clientX: 0, clientY: 0, pointerId: 1 });
    expect(statusText()).toBe("À 45 % de la gauche et 50 % du haut, large de 30 %, haut de 12 %.");
    const corner = rectangle().firstElementChild ?? document.body;
    fireEvent.pointerDown(corner, { clientX: 300, clientY: 300, pointerId: 1 });
    fireEvent.pointerMove(corner, { clientX: 340, clientY: 330, pointerId: 1 });
    expect(statusText()).toBe("À 45 % de la gauche et 50 % du haut, large de 40 %, haut de 22 %.");
  });

  test("the rectangle moves to where the photo is tapped, and grows by a button: dragging is never necessary", async () => {
    await open();
    fireEvent.click(screen.getByRole("img", { name: "Photo 2" }), { clientX: 50 + 100, clientY: 100 + 60 });
    expect(statusText()).toBe("À 10 % de la gauche et 14 % du haut, large de 30 %, haut de 12 %.");
    fireEvent.click(screen.getByRole("button", { name: "Plus grand" }));
    expect(statusText()).toMatch(/large de 34 %/);
    fireEvent.click(screen.getByRole("button", { name: "Plus petit" }));
    expect(statusText()).toMatch(/large de 30 %/);
  });
});

describe("the part under the rectangle", () => {
  test("the part of the photo under the rectangle is masked", async () => {
    const { onMask } = await open();
    fireEvent.keyDown(rectangle(), { key: "ArrowLeft" });
    await mask();
    const area: Area | undefined = vi.mocked(pixelated).mock.lastCall?.[1];
    expect(area?.left).toBeCloseTo(0.34);
    expect(onMask.mock.calls).toEqual([[MASKED]]);
  });

  test("a browser that cannot encode the photo leaves it unmasked and says so", async () => {
    vi.mocked(pixelated).mockResolvedValue(null);
    const { onMask } = await open();
    await mask();
    expect([screen.getByRole("alert").textContent, onMask.mock.calls]).toEqual([
      "La plaque n’a pas pu être masquée. Réessayez.",
      [],
    ]);
  });

  test("nothing is masked before the photo has loaded", async () => {
    vi.mocked(drawOn).mockReturnValue(new Promise(() => undefined));
    const { onMask } = await open();
    await mask();
    expect([onMask.mock.calls, vi.mocked(pixelated).mock.calls]).toEqual([[], []]);
  });

  test("a photo that cannot be read cannot be masked", async () => {
    vi.mocked(drawOn).mockResolvedValue(false);
    const { onMask } = await open();
    await mask();
    expect([screen.getByRole("alert").textContent, onMask.mock.calls]).toEqual([
      "Ce navigateur ne peut pas lire cette photo.",
      [],
    ]);
  });
});
