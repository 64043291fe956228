import * as z from "zod/mini";
import type { Ask } from "./deploy/ask";

const parts = z.object({ parts: z.array(z.object({ part: z.string(), said: z.string() })) });

/** Whether the site that was just deployed makes backups, as a French sentence. @param opsToken "" where the deployer has none */
export async function backupSentence(ask: Ask, opsToken: string): Promise<string> {
  const headers = { Authorization: `Bearer ${opsToken}` };
  const answer = opsToken && (await ask("/api/ops/health", { headers }).catch(() => null));
  const found = answer ? parts.safeParse(await answer.json().catch(() => null)).data : undefined;
  const said = found?.parts.find(({ part }) => part === "sauvegarde")?.said;
  return said === undefined
    ? "Sauvegardes : « npm run outbox -- health » dit si elles se font ; sans le secret BACKUP_KEY, aucune."
    : `Sauvegardes : ${said}.`;
}
