// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { afterEach, describe, expect, it } from "vitest";
import { Picture } from "./picture";

const photo: IGatsbyImageData = {
  layout: "constrained",
  width: 800,
  height: 600,
  images: {
    sources: [
      { type: "image/avif", srcSet: "/static/a-400.avif 400w, /static/a-800.avif 800w" },
      { type: "image/webp", srcSet: "/static/a-400.webp 400w, /static/a-800.webp 800w" },
    ],
    fallback: { src: "/static/a-800.jpg", srcSet: "/static/a-400.jpg 400w, /static/a-800.jpg 800w" },
  },
};
const show = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  render(<Picture image={photo} alt="Toyota Starlet de trois quarts" sizes="46vw" {...props} />);
const image = () => screen.getByRole("img", { name: "Toyota Starlet de trois quarts" });

afterEach(cleanup);

describe("a picture", () => {
  it.each([
    [true, "high"],
    [false, null],
  ])("is lazy in the markup; the page's main one (%j) has the priority %j", (main, priority) => {
    show({ main });
    expect(["loading", "fetchpriority"].map((name) => image().getAttribute(name))).toEqual(["lazy", priority]);
  });

  it("has its dimensions, so that nothing moves when it is loaded", () => {
    show();
    expect([image().getAttribute("width"), image().getAttribute("height")]).toEqual(["800", "600"]);
  });

  it("offers AVIF before WebP, each with the sizes of its place", () => {
    const { container } = show();
    const sources = [...container.querySelectorAll("source")].map((source) => [
      source.type,
      source.getAttribute("sizes"),
    ]);
    expect(sources).toEqual([
      ["image/avif", "46vw"],
      ["image/webp", "46vw"],
    ]);
  });

  it("is hidden from screen readers when it is decorative", () => {
    show({ alt: "" });
    expect(screen.queryByRole("img")).toBeNull();
  });

  it.each([null, undefined, { ...photo, images: {} }])(
    "keeps its place, without a broken image, when there is none (%j)",
    (missing) => {
      const { container } = show({ image: missing });
      expect(container.children).toHaveLength(1);
      expect(container.querySelector("img")).toBeNull();
      expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
    },
  );
});
