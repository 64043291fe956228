import { dispatch } from "./account-state";

/** Signs out here and at the provider, in every open tab (rule: members/account-link). */
export async function signOutEverywhere(): Promise<void> {
  dispatch({ type: "signed-out" });
  const { signOut } = await import("./provider");
  await signOut();
}
