/** The Auth emulator behind its proxy, which `npm test` starts. */
export const { emulator = "", projectId } = JSON.parse(process.env.FIREBASE_CONFIG ?? "{}") as { emulator?: string; projectId?: string };

interface OobCode {
  readonly email: string;
  readonly requestType: string;
  readonly oobLink: string;
}

/** Links of the e-mails that would have gone to an address, oldest first. */
export async function linksFor(address: string, requestType: "VERIFY_EMAIL" | "PASSWORD_RESET"): Promise<readonly string[]> {
  const answer = await fetch(`${emulator}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes }: { oobCodes: readonly OobCode[] } = await answer.json();
  return oobCodes.filter((code) => code.email === address && code.requestType === requestType).map(({ oobLink }) => oobLink);
}

/** Opens the link of the newest one, as its reader does. */
export async function followLink(address: string): Promise<void> {
  const link = (await linksFor(address, "VERIFY_EMAIL")).at(-1);
  if (!link) throw new Error(`no activation e-mail for ${address}`);
  const answer = await fetch(link);
  if (!answer.ok) throw new Error(`the activation link answers ${answer.status}`);
}

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}
export const aMember = (): Person => ({ name: `Awa ${Math.random().toString(36).slice(2, 7)}`, email: `awa.${Math.random().toString(36).slice(2)}@exemple.sn`, password: "Secret123" });
