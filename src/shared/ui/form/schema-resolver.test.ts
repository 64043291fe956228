// @vitest-environment jsdom
import { expect, test } from "vitest";
import { focusFirstWrong } from "./schema-resolver";

test("the first wrong field gets the focus, however late it is marked", async () => {
  document.body.innerHTML = "<form><input name='name'><input name='email'><input name='message'></form>";
  const form = document.querySelector("form");
  focusFirstWrong(form);
  await new Promise((resolve) => setTimeout(resolve, 40));
  for (const name of ["message", "email"]) form?.querySelector(`[name=${name}]`)?.setAttribute("aria-invalid", "true");
  await expect.poll(() => document.activeElement?.getAttribute("name")).toBe("email");
});
