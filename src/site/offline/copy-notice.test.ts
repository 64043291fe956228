import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { copyDate, withNotice } from "./copy-notice";

describe("the notice on a cached copy of a page", () => {
  it.each([
    ["2026-11-22T14:05:09.120Z", "22 novembre à 14:05"],
    ["2027-01-01T00:00:00.000Z", "1er janvier à 00:00"],
  ])("writes %s as « %s »", (at, text) => expect(copyDate(at)).toBe(text));

  it("comes first in the body, whatever the page contains, and removes nothing", () => {
    const text = fc.string().filter((content) => !content.includes("<body"));
    fc.assert(
      fc.property(text, fc.constantFrom("<body>", '<body class="a">'), text, (head, body, rest) => {
        const page = withNotice(head + body + rest, "2026-11-22T14:05:09.120Z");
        const notice = page.slice(head.length + body.length, page.length - rest.length);
        expect([page.startsWith(head + body), page.endsWith(rest)]).toEqual([true, true]);
        expect(notice).toMatch(
          /^<p role="status"[^>]*>Le réseau ne répond pas\u00a0: copie du 22 novembre à 14:05\. <a class="button plain" href="">Réessayer<\/a><\/p>$/,
        );
      }),
    );
  });
});
