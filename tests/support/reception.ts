import { control } from "./reference-api";
import { api } from "./wire-rows";

/** Operator's page of the reference api.php, which lists the messages received. */
export const received = async () => (await fetch(`${api.url}/reception?API_KEY=${encodeURIComponent(api.key)}`)).text();

/** Id of a review that was sent. @param page HTML of the operator's page */
export function keyOf(page: string, likes: string): string {
  const section = page.split("<section>").find((one) => one.includes(likes)) ?? "";
  return /name="avis" value="([^"]+)"/.exec(section)?.[1] ?? "";
}

/** Sends an operator’s decision on a review. */
export async function decide(avis: string, decision: "publie" | "refuse", motif = ""): Promise<void> {
  const answer = await fetch(`${api.url}/reception?API_KEY=${encodeURIComponent(api.key)}`, {
    method: "POST",
    body: new URLSearchParams({ avis, decision, motif }),
    redirect: "manual",
  });
  if (answer.status !== 303) throw new Error(`the operator’s page answers ${answer.status}`);
}

/** Makes an endpoint fail before it accepts a message, until the fault is removed. */
export const failing = (endpoint: string, fault: string) => control(api, "POST", { endpoint, fault, done: false });
export const recovered = () => control(api, "DELETE");
