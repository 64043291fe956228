import { expect, onTestFinished, test } from "vitest";
import { KEY, testUpstream } from "../../upstream/testing/client";
import { changePrice } from "./price-change";

test("One version alone becomes more expensive, and undo restores its price", async () => {
  const upstream = await testUpstream();
  onTestFinished(() => upstream.close());
  const prices = async () => new Map((await upstream.all("get_versions")).map((row) => [row["car_id"], row["prix"]]));
  const before = await prices();
  const change = await changePrice(upstream.url, KEY);
  const changed = [...(await prices())].filter(([id, price]) => before.get(id) !== price);
  expect(changed).toHaveLength(1);
  expect(change.spellings).toEqual(["10.905.000", "10,91\u00a0M", String(changed[0]?.[1])]);
  expect(change.before).toContain("10.900.000");
  await change.undo();
  expect(await prices()).toEqual(before);
});
