import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { decodeJwt } from "jose";
import { listen } from "../../../scripts/ports";
import { aKeyPair, aToken, someClaims } from "../../support/tokens";
import { PERSON } from "./sentinels";

const PROJECT = "demo-pannes";

interface Account {
  readonly email: string;
  readonly displayName: string;
}
const USUAL: Account = { email: `awa@${PERSON.emailHost}`, displayName: PERSON.name };

/** A fake account provider, as the Worker calls it: its public key, and an account for every token that it signed. */
export async function openAccounts() {
  const pair = await aKeyPair("one");
  const people = new Map<unknown, Account>();
  const server = createServer((request, response) => {
    const answer = (value: object) =>
      void response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(value));
    if (request.url === "/jwks") return answer({ keys: [{ ...pair.jwk, kid: pair.kid, alg: "RS256", use: "sig" }] });
    void text(request).then((asked) => {
      const { sub } = decodeJwt(JSON.parse(asked).idToken);
      answer({ users: [{ localId: sub, emailVerified: true, ...(people.get(sub) ?? USUAL) }] });
    });
  });
  const address = `http://127.0.0.1:${await listen(server)}`;
  return {
    variables: {
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: "cle-web",
      JWKS_URL: `${address}/jwks`,
      LOOKUP_URL: `${address}/lookup`,
    },
    /** The Authorization header of a new member. */
    member: async (person = USUAL) => {
      const sub = randomUUID();
      people.set(sub, person);
      const claims = someClaims({ sub, aud: PROJECT, iss: `https://securetoken.google.com/${PROJECT}` });
      return { Authorization: `Bearer ${await aToken(pair, claims)}` };
    },
    close: () => void server.close(),
  };
}
