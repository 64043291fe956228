import { accountNow } from "../../members/account-state";

/** The verified address of the signed-in member with their token; null for everybody else. The provider's script loads for members only. */
export async function knownEmail(): Promise<{
  readonly email: string;
  readonly token: () => Promise<string | null>;
} | null> {
  if (!accountNow().member) return null;
  const { current, idToken } = await import("../../members/provider");
  const account = await current();
  return account?.email && account.verified ? { email: account.email, token: idToken } : null;
}
