import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../../../tests/support/any-text";
import { whatsappLink } from "./whatsapp-link";

// rule: guide/dealer-whatsapp
test("WhatsApp begins with exactly the message, whatever it says", () => {
  fc.assert(
    fc.property(anyText(), (message) => {
      const { host, pathname, searchParams, hash } = new URL(whatsappLink("+221338000044", message));
      expect([host, pathname, hash, [...searchParams]]).toEqual(["wa.me", "/221338000044", "", [["text", message]]]);
    }),
  );
});

test("the address of a page stands in it as it is", () => {
  expect(whatsappLink(null, "Prix ? https://exemple.sn/a/1-b")).toBe(
    "https://wa.me/?text=Prix%20?%20https://exemple.sn/a/1-b",
  );
});
