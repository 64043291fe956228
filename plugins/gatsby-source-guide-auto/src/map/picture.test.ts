import { describe, expect, test } from "vitest";
import { dealer } from "../../../../src/contract/wire/dealer";
import { guide, guideTopic } from "../../../../src/contract/wire/guide";
import { toDealer } from "./dealer";
import { toGuide } from "./guide";
import { toGuideTopic } from "./guide-topic";

const ADDRESS = { slug: "a", path: "/a" };

// rule: guide/dealer-page, editorial/guide-pictures
describe("the picture of a dealer, a topic and a guide", () => {
  const file = { url: "https://api.example/a.jpg", file: "f" };
  const pictureOf = (source: string | null) => (source === "/a.jpg" ? file : null);
  const rows = (picture: object, image: object) => [
    toDealer(dealer.parse({ id: 1, nom: "Sahel Autos", ville: "b", region: "c", ...picture }), ADDRESS, pictureOf),
    toGuideTopic(guideTopic.parse({ name: "Permis", slug: "permis", ...image }), 0, pictureOf),
    toGuide(
      guide.parse({ id: 1, taxonomy: "permis", slug: "a", titre: "Le permis", date_maj: "2026-01-01", ...image }),
      pictureOf,
      (html) => html,
    ),
  ];
  test("is that of their row, and says what it shows", () =>
    expect(rows({ photo: "/a.jpg" }, { image: "/a.jpg" }).map((row) => row?.photo)).toEqual(
      ["Façade de Sahel Autos", "Permis", "Le permis"].map((alt) => ({
        ...file,
        alt,
        kind: "EXTERIOR",
        caption: null,
      })),
    ));
  test.each([
    [{}],
    [{ photo: null, image: null }],
    [{ photo: "", image: "" }],
    [{ photo: "/lost.jpg", image: "/lost.jpg" }],
  ])("is none where api.php sends %j", (sent) =>
    expect(rows(sent, sent).map((row) => row?.photo)).toEqual([null, null, null]),
  );
});
