import { control } from "./reference-api";
import { api } from "./wire-rows";

/** What its operator sees of the messages it keeps. */
export const received = async () => (await fetch(`${api.url}/reception?API_KEY=${encodeURIComponent(api.key)}`)).text();

/** What a review was sent under. @param page of its operator */
export function keyOf(page: string, likes: string): string {
  const section = page.split("<section>").find((one) => one.includes(likes)) ?? "";
  return /name="avis" value="([^"]+)"/.exec(section)?.[1] ?? "";
}

/** Its operator’s word on a review. */
export async function decide(avis: string, decision: "publie" | "refuse", motif = ""): Promise<void> {
  const answer = await fetch(`${api.url}/reception?API_KEY=${encodeURIComponent(api.key)}`, {
    method: "POST",
    body: new URLSearchParams({ avis, decision, motif }),
    redirect: "manual",
  });
  if (answer.status !== 303) throw new Error(`the operator’s page answers ${answer.status}`);
}

/** Until it is told to stop, it fails before it takes what is sent to an endpoint. */
export const failing = (endpoint: string, fault: string) => control(api, "POST", { endpoint, fault, done: false });
export const recovered = () => control(api, "DELETE");
