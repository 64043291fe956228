import { createServer } from "node:net";
import { Stop } from "./stop";

export const isFree = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const server = createServer();
    server.once("error", () => answer(false));
    server.listen(port, "127.0.0.1", () => server.close(() => answer(true)));
  });

/** Before anything is started or built: each port we need is free. */
export async function demandFree(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [variable, port] of Object.entries(ports))
    if (!(await isFree(port)))
      throw new Stop(`Le port ${port} est déjà pris : arrêtez le programme qui l’occupe, ou donnez-en un autre, par exemple ${variable}=${port + 100}.`);
}
