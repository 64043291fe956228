import fc from "fast-check";
import { expect, test } from "vitest";
import { holdsOneOf, spellingsOf } from "./secret";

const key = fc.string({ minLength: 8, maxLength: 40, unit: "binary-ascii" }).filter((text) => text.trim().length >= 8);
const around = fc.string({ maxLength: 9 });

test("the key is found in plain text, URL-encoded, in JSON, and in base64 at any offset", () => {
  fc.assert(
    fc.property(key, around, around, (secret, before, after) => {
      const needles = spellingsOf(secret);
      const text = `${before}${secret}${after}`;
      const found = (content: string) => holdsOneOf(Buffer.from(content), needles);
      expect(found(text)).toBe(true);
      expect(found(`?a=${encodeURIComponent(secret)}&b`)).toBe(true);
      expect(found(JSON.stringify({ a: secret }))).toBe(true);
      expect(found(Buffer.from(text).toString("base64"))).toBe(true);
      expect(found(Buffer.from(text).toString("base64url"))).toBe(true);
    }),
  );
});

test("other texts raise no alarm", () => {
  expect(holdsOneOf(Buffer.from("<p>cle-de-demo</p>"), spellingsOf("cle-de-demonstration"))).toBe(false);
});
