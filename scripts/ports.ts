import { createServer, type Server } from "node:net";
import { Stop } from "./stop";

export const isFree = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const server = createServer();
    server.once("error", () => answer(false));
    server.listen(port, "127.0.0.1", () => server.close(() => answer(true)));
  });

/** Checks, before anything is started or built, that each needed port is free. @throws Stop naming the first port that is taken */
export async function demandFree(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [variable, port] of Object.entries(ports))
    if (!(await isFree(port)))
      throw new Stop(
        `Le port ${port} est déjà pris : arrêtez le programme qui l’occupe, ou donnez-en un autre, par exemple ${variable}=${port + 100}.`,
      );
}

/** Listens on a free port of this machine. @returns the port */
export const listen = (server: Server): Promise<number> =>
  new Promise((listening, failed) => {
    server.once("error", failed).listen(0, "127.0.0.1", () => {
      const address = server.address();
      listening(address && typeof address === "object" ? address.port : 0);
    });
  });

/** Range below the ports that systems assign to connections, so that none of these takes a port before it is listened on. */
const [MIN_PORT, MAX_PORT] = [20_000, 32_000];

/** Ports that were given: two servers that are about to start must not get the same one before either listens. */
const given = new Set<number>();

/** A port that is free at this moment, and that this process was not given before. */
export async function freePort(): Promise<number> {
  const port = MIN_PORT + Math.floor(Math.random() * (MAX_PORT - MIN_PORT));
  if (given.has(port) || !(await isFree(port))) return freePort();
  given.add(port);
  return port;
}
