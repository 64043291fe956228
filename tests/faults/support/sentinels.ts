import { spellingsOf } from "../../support/spellings";

/** What must be found nowhere but where it belongs. */
export const SECRETS = {
  apiKey: "sentinelle-cle-9f1b7c2e",
  opsToken: "sentinelle-jeton-d41d8cd98f00",
  webhookSecret: `whsec_${Buffer.from("sentinelle-signature-4d2a9c71").toString("base64")}`,
} as const;

export const PERSON = {
  name: "Zqxawa Sentinelle",
  /** Four digits follow. */
  phone: "+221 77 314 ",
  emailHost: "sentinelle-courriel.sn",
  message: "Zqxmessage d’une sentinelle, à garder pour soi",
} as const;

const texts: Readonly<Record<string, string>> = { ...SECRETS, ...PERSON, storedPhone: PERSON.phone.replaceAll(" ", "") };
const needles = Object.entries(texts).flatMap(([name, text]) => [...spellingsOf(text)].map(([spelling, bytes]) => [`${name} (${spelling})`, bytes] as const));

/** Names of the sentinels that stand in a text, in whatever spelling. */
export const sentinelsIn = (content: Buffer): readonly string[] => needles.filter(([, needle]) => content.includes(needle)).map(([name]) => name);
