/** Encoded forms in which a file could contain a secret, computed independently of the list of the publishing guard. */
export function spellingsOf(secret: string): ReadonlyMap<string, Buffer> {
  const bytes = Buffer.from(secret);
  const every = (encode: (byte: number) => string) => [...bytes].map(encode).join("");
  const found = new Map<string, string>([
    ["plain", secret],
    ["URL-encoded", encodeURIComponent(secret)],
    ["URL-encoded throughout", every((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`)],
    ["JSON", JSON.stringify(secret).slice(1, -1)],
    ["hexadecimal", bytes.toString("hex")],
  ]);
  for (const before of [0, 1, 2]) {
    const inside = base64Inside(bytes, before);
    found.set(`base64, ${before} bytes before`, inside);
    found.set(`base64url, ${before} bytes before`, inside.replace(/\+/g, "-").replace(/\//g, "_"));
  }
  return new Map([...found].map(([name, text]) => [name, Buffer.from(text)]));
}

/** The characters of a base64 text that depend only on the secret, whatever surrounds it. */
function base64Inside(secret: Buffer, before: number): string {
  const whole = Buffer.concat([Buffer.alloc(before), secret]);
  const firstOwn = Math.ceil((before * 8) / 6);
  const pastOwn = Math.floor((whole.length * 8) / 6);
  return whole.toString("base64").slice(firstOwn, pastOwn);
}
