// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ChooseModel } from "./choose-model";

afterEach(cleanup);

const of = (key: string, title: string, model: string) => ({
  key,
  title,
  links: [
    { label: model, name: model, key: `${key}-${model.toLowerCase()}`, path: `/cote/${key}/${model.toLowerCase()}` },
  ],
});

// rule: market/cote
test("a brand leaves its own models to choose from; before one is chosen, all are there under their brands", () => {
  render(<ChooseModel list={[of("hyundai", "Hyundai", "Tucson"), of("kia", "Kia", "Rio")]} />);
  const models = () => [...screen.getByLabelText<HTMLSelectElement>("Modèle").options].map(({ value }) => value);
  expect(models()).toEqual(["", "hyundai-tucson", "kia-rio"]);
  fireEvent.change(screen.getByLabelText("Marque"), { target: { value: "kia" } });
  expect(models()).toEqual(["", "kia-rio"]);
  fireEvent.change(screen.getByLabelText("Marque"), { target: { value: "" } });
  expect(models()).toHaveLength(3);
  expect(screen.getByRole("form", { name: "Choisir la voiture" }).getAttribute("action")).toBe("/cote");
});
