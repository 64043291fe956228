import { expect, test } from "vitest";
import { median } from "./statistics";

test.each([
  [[3], 3],
  [[9, 1, 2], 2],
  [[4, 1, 2, 100], 3],
])("The median of %j is %d", (values, middle) => expect(median(values)).toBe(middle));
