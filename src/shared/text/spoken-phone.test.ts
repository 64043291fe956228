import { expect, test } from "vitest";
import { spokenPhone } from "./spoken-phone";

test.each([
  ["+221771234567", "77\u00a0123\u00a045\u00a067"],
  ["+33612345678", "+33612345678"],
])("the number %s is displayed as %s", (phone, spoken) => expect(spokenPhone(phone)).toBe(spoken));
