import { spellingsOf } from "../../support/spellings";

/** Secrets that must not appear anywhere outside their own place. */
export const SECRETS = {
  apiKey: "sentinelle-cle-9f1b7c2e",
  opsToken: "sentinelle-jeton-d41d8cd98f00b204e980",
  webhookSecret: `whsec_${Buffer.from("sentinelle-signature-4d2a9c71").toString("base64")}`,
} as const;

export const PERSON = {
  name: "Zqxawa Sentinelle",
  /** Four digits are appended. */
  phone: "+221 77 314 ",
  emailHost: "sentinelle-courriel.sn",
  message: "Zqxmessage d’une sentinelle, à garder pour soi",
} as const;

export type Sentinel = "secret" | "person";

const texts: Readonly<Record<Sentinel, Readonly<Record<string, string>>>> = {
  secret: SECRETS,
  person: { ...PERSON, storedPhone: PERSON.phone.replaceAll(" ", "") },
};
const needles = (Object.keys(texts) as Sentinel[]).flatMap((kind) =>
  Object.entries(texts[kind]).flatMap(([name, text]) =>
    [...spellingsOf(text)].map(([spelling, bytes]) => ({ kind, name: `${name} (${spelling})`, bytes })),
  ),
);

/** Names of the sentinels in a text, in any of their encodings. */
export const sentinelsIn = (content: Buffer, sought: readonly Sentinel[] = ["secret", "person"]): readonly string[] =>
  needles.filter(({ kind, bytes }) => sought.includes(kind) && content.includes(bytes)).map(({ name }) => name);
