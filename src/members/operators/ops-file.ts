import { readBlob } from "../../shared/http/read-blob";
import { showToast } from "../../shared/toasts/show-toast";
import { bearerOf, type OpsSession } from "./ops-session";

const TIMEOUT = 60_000;

/** Saves a file of /api/ops on the device. A link could not send the token. */
export async function saveFile(session: OpsSession, address: string, name: string): Promise<void> {
  const file = await readBlob(`/api/ops/${address}`, TIMEOUT, await bearerOf(session));
  if (file === null) return showToast("Le fichier n’est pas arrivé : réessayez dans un moment.", "error");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Safari reads it after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), TIMEOUT);
}
