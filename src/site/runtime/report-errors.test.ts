// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const sendBeacon = vi.fn();
const sent = () => sendBeacon.mock.calls.map(([address, text]) => [address, JSON.parse(text)]);
const at = (place: string, name = "TypeError", message = "x is not a function") =>
  Object.assign(new Error(message), { name, stack: `${name}: ${message}\n    at f (${place})\n    at g (${place}9)` });
const fails = (error: unknown) => dispatchEvent(new ErrorEvent("error", { error }));

// rule: site/script-errors
describe("an error of a script", () => {
  beforeEach(async () => {
    sendBeacon.mockClear();
    vi.stubGlobal("navigator", { sendBeacon });
    vi.resetModules();
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is told once, with its name, its place and the page, and without its message", async () => {
    const { reportError } = await import("./report-errors");
    const error = at(`${location.origin}/c-115-1f2e3d.js:1:2345`, "TypeError", "Awa Diop is not a function");
    reportError(error);
    reportError(error);
    expect(sent()).toEqual([
      ["/api/errors", { error: "TypeError", place: "c-115-1f2e3d.js:1:2345", page: location.pathname }],
    ]);
  });

  it("is told whether it was thrown or rejected, three on a page at most", async () => {
    const { watchErrors } = await import("./report-errors");
    watchErrors();
    fails(at(`${location.origin}/a.js:1:1`));
    dispatchEvent(
      Object.assign(new Event("unhandledrejection"), { reason: at(`${location.origin}/b.js:1:1`, "RangeError") }),
    );
    for (const file of ["c", "d", "e"]) fails(at(`${location.origin}/${file}.js:1:1`));
    expect(sent().map(([, { place }]) => place)).toEqual(["a.js:1:1", "b.js:1:1", "c.js:1:1"]);
  });

  it("is not told of what is not ours: an extension, another host, a text, a script that is gone", async () => {
    const { reportError } = await import("./report-errors");
    reportError(at("chrome-extension://abc/a.js:1:1"));
    reportError(at("https://www.gstatic.com/a.js:1:1"));
    reportError("a text");
    reportError(null);
    reportError(Object.assign(new Error("no stack"), { stack: undefined }));
    reportError(at(`${location.origin}/a.js:1:1`, "ChunkLoadError", "Loading chunk 3 failed."));
    expect(sent()).toEqual([]);
  });
});
