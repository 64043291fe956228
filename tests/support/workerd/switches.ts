import { expect } from "vitest";
import type { SwitchName } from "../../../src/contract/shared/switches";
import { ask } from "./worker";

export const OPS_TOKEN = "jeton-d-essai-de-l-exploitant-du-site";
export const WHY = "Le serveur déménage, retour vers 18 h";
/** Sends an order of operators. */
export const flip = (order: object) =>
  ask(
    "/api/ops/switches",
    { method: "POST", headers: { Authorization: `Bearer ${OPS_TOKEN}` }, body: JSON.stringify(order) },
    { OPS_TOKEN },
  );
/** Closes a part of the site. */
export const close = async (name: SwitchName, more: object = {}) => {
  const ways = name === "leads-by-mail" ? { email: "offres@exemple.sn", whatsapp: "77 000 00 01" } : {};
  expect((await flip({ name, on: true, who: "awa", why: WHY, ...ways, ...more })).status).toBe(200);
};
/** Opens it again. */
export const reopen = (name: SwitchName) => flip({ name, on: false, who: "binta" });
