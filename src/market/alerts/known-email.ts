import { accountNow } from "../../members/account-state";

/** The address of the member who is here, with what proves it; null for everybody else. The provider's script comes for members alone. */
export async function knownEmail(): Promise<{
  readonly email: string;
  readonly token: () => Promise<string | null>;
} | null> {
  if (!accountNow().member) return null;
  const { current, idToken } = await import("../../members/provider");
  const account = await current();
  return account?.email && account.verified ? { email: account.email, token: idToken } : null;
}
