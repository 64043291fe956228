import { createServer, type Server } from "node:net";
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
      throw new Stop(
        `Le port ${port} est déjà pris : arrêtez le programme qui l’occupe, ou donnez-en un autre, par exemple ${variable}=${port + 100}.`,
      );
}

/** Listens on a port of this machine that nobody else has. */
export const listen = (server: Server): Promise<number> =>
  new Promise((listening, failed) => {
    server.once("error", failed).listen(0, "127.0.0.1", () => {
      const address = server.address();
      listening(address && typeof address === "object" ? address.port : 0);
    });
  });

/** Under those that systems hand out for connections, so that none takes it before it is listened on. */
const [MIN_PORT, MAX_PORT] = [20_000, 32_000];

/** A port that nobody has at this moment. */
export async function freePort(): Promise<number> {
  const port = MIN_PORT + Math.floor(Math.random() * (MAX_PORT - MIN_PORT));
  return (await isFree(port)) ? port : freePort();
}
