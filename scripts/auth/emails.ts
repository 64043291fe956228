import * as z from "zod/mini";

const codes = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string(), oobLink: z.string() })),
});

const KINDS: Readonly<Record<string, string>> = {
  VERIFY_EMAIL: "E-mail de vérification",
  PASSWORD_RESET: "E-mail pour changer de mot de passe",
  VERIFY_AND_CHANGE_EMAIL: "E-mail de changement d’adresse",
};

/**
 * The e-mails that the emulator would have sent since this was last asked, a French line each, with the link.
 * @param emulator its address
 */
export function emailsOf(emulator: string, projectId: string): () => Promise<readonly string[]> {
  const told = new Set<string>();
  return async () => {
    const answer = await fetch(`${emulator}/emulator/v1/projects/${projectId}/oobCodes`);
    const { oobCodes } = codes.parse(await answer.json());
    const fresh = oobCodes.filter(({ oobCode }) => !told.has(oobCode));
    for (const { oobCode } of fresh) told.add(oobCode);
    return fresh.map(
      ({ email, requestType, oobLink }) => `${KINDS[requestType] ?? "E-mail de connexion"} pour ${email} : ${oobLink}`,
    );
  };
}
