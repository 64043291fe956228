import type { Locator } from "playwright";

/** Waits for the sentence that says that what was sent has arrived. A refusal fails at once with its own words, which name the cause. */
export async function accepted(place: Locator, sentence: string | RegExp): Promise<void> {
  const success = place.getByText(sentence);
  const refusal = place.getByRole("alert");
  await success.or(refusal).first().waitFor();
  if (!(await success.isVisible())) throw new Error(await refusal.first().innerText());
}
