import { Webhook } from "standardwebhooks";

/** Headers of a webhook signed by the reference implementation of Standard Webhooks, which is independent of this code. */
export function signed(secret: string, id: string, at: Date, body: string): Readonly<Record<string, string>> {
  const signature = new Webhook(secret).sign(id, at, body);
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": signature,
  };
}
