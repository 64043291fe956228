import { expect, test } from "vitest";
import { pages } from "../support/pages";
import { pageFiles, readText } from "../support/release";

/** Headings that skip a level: a reader who jumps from heading to heading would look for the missing one. */
test("headings skip no level on any page, and the main content begins with its title", () => {
  const skips = pages().flatMap(({ address, headings }) => {
    const first = headings.find(({ inMain }) => inMain);
    const begins = first?.level === 1 ? [] : [`${address}: begins with h${first?.level ?? 0} « ${first?.text ?? ""} »`];
    return [
      ...begins,
      ...headings.flatMap(({ level, text }, at) =>
        level > (headings[at - 1]?.level ?? level) + 1
          ? `${address}: h${headings[at - 1]?.level} → h${level} « ${text} »`
          : [],
      ),
    ];
  });
  expect(skips).toEqual([]);
});

test("pages whose titles the Worker writes have the rule that keeps « CX-5 » on one line", () => {
  const without = ["/cote", "/marche-doccasion/annonce", "/marche-doccasion/selection"].filter(
    (address) => !readText(pageFiles.get(address) ?? "").includes(".whole{display:inline-block}"),
  );
  expect(without).toEqual([]);
});
