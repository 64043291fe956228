// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useCaptcha } from "./captcha";

let token: () => Promise<string | null> = async () => null;
function Form() {
  const captcha = useCaptcha("leads");
  token = captcha.token;
  return <form>{captcha.place}</form>;
}
const scripts = () => [...document.head.querySelectorAll("script")];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a site without a key asks Turnstile nothing", async () => {
  vi.stubGlobal("__TURNSTILE_SITE_KEY__", "");
  const { container } = render(<Form />);
  expect([await token(), scripts(), container.innerHTML]).toEqual([null, [], "<form></form>"]);
});

// rule: messages/captcha
test("with a key, each sending has a token of its own, for its form", async () => {
  vi.stubGlobal("__TURNSTILE_SITE_KEY__", "0x4AAAdemo");
  render(<Form />);
  expect(scripts().map(({ src }) => new URL(src).host)).toEqual(["challenges.cloudflare.com"]);
  // Cloudflare's script alone is not real here.
  let given = 0;
  const rendered: object[] = [];
  let answer: string | undefined;
  vi.stubGlobal("turnstile", {
    render: (_: HTMLElement, options: object) => {
      rendered.push(options);
      answer = `token-${++given}`;
      return "widget";
    },
    reset: () => void (answer = `token-${++given}`),
    getResponse: () => answer,
  });
  scripts()[0]?.dispatchEvent(new Event("load"));
  expect([await token(), await token()]).toEqual(["token-1", "token-2"]);
  expect(rendered).toEqual([{ sitekey: "0x4AAAdemo", action: "leads", language: "fr", size: "flexible" }]);
});

test("a visitor who never answers is not waited for without end: the edge refuses", async () => {
  vi.stubGlobal("__TURNSTILE_SITE_KEY__", "0x4AAAdemo");
  render(<Form />);
  vi.stubGlobal("turnstile", { render: () => "widget", reset: () => undefined, getResponse: () => undefined });
  scripts()[0]?.dispatchEvent(new Event("load"));
  const waiting = token();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await waiting).toBeNull();
});
