import { ask, nothing } from "../shared/http/ask";
import { idToken } from "./provider";

/** Deletes all data about the member on this site (functions/mine/member-data.ts). @returns whether that succeeded */
export const forgetMe = async () => (await ask("/api/me", nothing, { method: "DELETE", token: idToken })).ok;
