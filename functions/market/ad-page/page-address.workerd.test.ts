import { describe, expect, test } from "vitest";
import { anAddress } from "../../../tests/support/reference-api";
import { anAd } from "../../../tests/support/workerd/market";
import { ask } from "../../../tests/support/workerd/worker";

const visit = (address: string) => ask(address, { headers: { "CF-Connecting-IP": anAddress() } });
const addressOf = (id: string, slug = "hyundai-tucson-2017") => `/marche-doccasion/annonce/${id}-${slug}`;

describe("the page of an ad", () => {
  // rule: market/ad-address
  test.each(["autre-chose", "", "Hyundai-Tucson-2017", "hyundai-tucson-2017-"])(
    "under « %s » is sent to its own name, with what was asked",
    async (slug) => {
      const id = await anAd();
      const answer = await visit(`/marche-doccasion/annonce/${id}${slug && `-${slug}`}?utm=%C3%A9`);
      expect([answer.status, answer.headers.get("Location")]).toEqual([301, `${addressOf(id)}?utm=%C3%A9`]);
    },
  );

  test.each([
    ["in capitals", (id: string) => addressOf(id.toUpperCase())],
    ["with a slash at its end", (id: string) => `${addressOf(id)}/`],
    ["with several", (id: string) => `${addressOf(id)}//`],
    ["with a hyphen that is encoded", (id: string) => addressOf(id).replace(`${id}-`, `${id}%2D`)],
    ["with an encoded slug", (id: string) => addressOf(id, "%68yundai-tucson-2017")],
    ["without a slug", (id: string) => `/marche-doccasion/annonce/${id}`],
  ])("is found under its address %s", async (_, written) => {
    const id = await anAd({ id: "7k3v9x2m4qpa" });
    const answer = await visit(`${written(id)}?utm_source=whatsapp`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([301, `${addressOf(id)}?utm_source=whatsapp`]);
  });
  test.each([
    "/marche-doccasion/annonce/",
    "/marche-doccasion/annonce//",
    "/marche-doccasion/annonce/7k3v9x2m4qpa/photos",
    "/marche-doccasion/annonce/-",
  ])("is not at %s", async (address) => {
    await anAd({ id: "7k3v9x2m4qpa" });
    expect((await visit(address)).status).toBe(404);
  });
});
