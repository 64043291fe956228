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
 * Makes a function that returns the e-mails that the emulator would have sent since the previous call, each as a French line with its link.
 * @param emulator address of the emulator
 */
export function emailsOf(emulator: string, projectId: string): () => Promise<readonly string[]> {
  const printed = new Set<string>();
  return async () => {
    const answer = await fetch(`${emulator}/emulator/v1/projects/${projectId}/oobCodes`);
    const { oobCodes } = codes.parse(await answer.json());
    const fresh = oobCodes.filter(({ oobCode }) => !printed.has(oobCode));
    for (const { oobCode } of fresh) printed.add(oobCode);
    return fresh.map(
      ({ email, requestType, oobLink }) => `${KINDS[requestType] ?? "E-mail de connexion"} pour ${email} : ${oobLink}`,
    );
  };
}
