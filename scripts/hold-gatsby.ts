import { mkdir, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import path from "node:path";
import { Stop } from "./stop";

const isHeld = (socket: string): Promise<boolean> =>
  new Promise((answer) => {
    const caller = connect(socket, () => {
      caller.destroy();
      answer(true);
    });
    caller.once("error", () => answer(false));
  });

const busy = () =>
  new Stop("Gatsby travaille déjà dans ce dossier : attendez la fin de l’autre commande, ou arrêtez-la.");

/**
 * Two Gatsby in one folder spoil each other's `.cache`: the first one holds it, as a socket that ends with its process,
 * however that ends. A disk that has no sockets goes unguarded.
 * @returns what lets it go
 */
export async function holdGatsby(root: string): Promise<() => void> {
  // relative, since a socket's path is 100 characters at most
  const socket = path.join(path.relative(process.cwd(), root), ".state/gatsby.sock");
  if (await isHeld(socket)) throw busy();
  await mkdir(path.dirname(socket), { recursive: true });
  await rm(socket, { force: true });
  const holder = createServer().unref();
  await new Promise<void>((held, failed) => {
    holder.once("error", (error: NodeJS.ErrnoException) => (error.code === "EADDRINUSE" ? failed(busy()) : held()));
    holder.listen(socket, held);
  });
  return () => void holder.close();
}
