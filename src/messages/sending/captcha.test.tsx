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

test("a site without a key does not load Turnstile", async () => {
  vi.stubGlobal("__TURNSTILE_SITE_KEY__", "");
  const { container } = render(<Form />);
  expect([await token(), scripts(), container.innerHTML]).toEqual([null, [], "<form></form>"]);
});

// rule: messages/captcha
test("with a key, each submission has its own token, bound to its form", async () => {
  vi.stubGlobal("__TURNSTILE_SITE_KEY__", "0x4AAAdemo");
  render(<Form />);
  expect(scripts().map(({ src }) => new URL(src).host)).toEqual(["challenges.cloudflare.com"]);
  // Only Cloudflare's script is replaced.
  let count = 0;
  const rendered: object[] = [];
  let answer: string | undefined;
  vi.stubGlobal("turnstile", {
    render: (_: HTMLElement, options: object) => {
      rendered.push(options);
      answer = `token-${++count}`;
      return "widget";
    },
    reset: () => void (answer = `token-${++count}`),
    getResponse: () => answer,
  });
  scripts()[0]?.dispatchEvent(new Event("load"));
  expect([await token(), await token()]).toEqual(["token-1", "token-2"]);
  expect(rendered).toEqual([{ sitekey: "0x4AAAdemo", action: "leads", language: "fr", size: "flexible" }]);
});

test("waiting for a visitor who never answers the challenge ends, and the message goes without a token", async () => {
  vi.stubGlobal("__TURNSTILE_SITE_KEY__", "0x4AAAdemo");
  render(<Form />);
  vi.stubGlobal("turnstile", { render: () => "widget", reset: () => undefined, getResponse: () => undefined });
  scripts()[0]?.dispatchEvent(new Event("load"));
  const waiting = token();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await waiting).toBeNull();
});
