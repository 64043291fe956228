// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Field } from "./field";

afterEach(cleanup);

test("the punctuation of a field's label, hint and error stays on the line of its word", () => {
  const { container } = render(
    <Field label="Depuis combien de mois ?" hint="Jamais montré : facultatif." error="Êtes-vous sûr ? 600.000 km.">
      {(ties) => <input {...ties} />}
    </Field>,
  );
  expect(container.textContent).toBe(
    "Depuis combien de mois\u00a0?Jamais montré\u00a0: facultatif.Êtes-vous sûr\u00a0? 600.000\u00a0km.",
  );
});
