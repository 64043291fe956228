import { hexOf } from "../../shared/sha-256";

/** 32 bytes in base64. */
const KEY = /^[A-Za-z0-9+/]{43}=$/;
/** First bytes of a sealed object: its format, then which key sealed it, the salt of its own key, and the nonce. */
const FORMAT = new TextEncoder().encode("GAB1");
const ID_BYTES = 8;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const HEAD_BYTES = FORMAT.length + ID_BYTES + SALT_BYTES + NONCE_BYTES;
const HASH = "SHA-256";

type Bytes = Uint8Array<ArrayBuffer>;

/** The setting that has the key, as a Worker and a command are given it. */
export interface KeySetting {
  readonly BACKUP_KEY?: string;
}

/** The key of the backups. */
export interface BackupKey {
  readonly master: Awaited<ReturnType<typeof crypto.subtle.importKey>>;
  /** Tells one key from another, and nothing of the key. */
  readonly id: Bytes;
}

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
const hkdf = (salt: Bytes, purpose: string) => ({ name: "HKDF", hash: HASH, salt, info: utf8(purpose) });

/** Why the site makes no backup: "missing" without BACKUP_KEY, "unreadable" where it is not 32 bytes in base64; null when the key can be used. */
export const backupKeyProblem = ({ BACKUP_KEY }: KeySetting): "missing" | "unreadable" | null =>
  BACKUP_KEY ? (KEY.test(BACKUP_KEY) ? null : "unreadable") : "missing";

/** @returns null without a key that can be used */
export async function backupKeyOf(env: KeySetting): Promise<BackupKey | null> {
  if (backupKeyProblem(env) !== null) return null;
  const raw = Uint8Array.from(atob(env.BACKUP_KEY ?? ""), (sign) => sign.charCodeAt(0));
  const master = await crypto.subtle.importKey("raw", raw, "HKDF", false, ["deriveBits", "deriveKey"]);
  const id = await crypto.subtle.deriveBits(hkdf(new Uint8Array(), "id of the key"), master, ID_BYTES * 8);
  return { master, id: new Uint8Array(id) };
}

const aesOf = ({ master }: BackupKey, salt: Bytes) =>
  crypto.subtle.deriveKey(hkdf(salt, "sealed object"), master, { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);

/** Encrypts an object under a key of its own. Its name is authenticated with it, so that no object can stand in for another. */
export async function seal(key: BackupKey, name: string, bytes: Bytes): Promise<Bytes> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv, additionalData: utf8(name) },
    await aesOf(key, salt),
    bytes,
  );
  return new Uint8Array(await new Blob([FORMAT, key.id, salt, iv, sealed]).arrayBuffer());
}

/** "key": another key sealed it; "changed": it is not what was sealed under this name. */
export type Unsealed =
  | { readonly ok: true; readonly bytes: Bytes }
  | { readonly ok: false; readonly why: "key" | "changed" };

const isSame = (one: Bytes, other: Bytes) => one.length === other.length && one.every((byte, at) => byte === other[at]);

export async function unseal(key: BackupKey, name: string, object: Bytes): Promise<Unsealed> {
  if (object.length < HEAD_BYTES || !isSame(object.slice(0, FORMAT.length), FORMAT))
    return { ok: false, why: "changed" };
  const part = (from: number, length: number) => object.slice(from, from + length);
  if (!isSame(part(FORMAT.length, ID_BYTES), key.id)) return { ok: false, why: "key" };
  const salt = part(FORMAT.length + ID_BYTES, SALT_BYTES);
  const iv = part(FORMAT.length + ID_BYTES + SALT_BYTES, NONCE_BYTES);
  try {
    const bytes = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv, additionalData: utf8(name) },
      await aesOf(key, salt),
      object.slice(HEAD_BYTES),
    );
    return { ok: true, bytes: new Uint8Array(bytes) };
  } catch (error) {
    if (error instanceof Error && error.name === "OperationError") return { ok: false, why: "changed" };
    throw error;
  }
}

const through = async (bytes: Bytes, change: CompressionStream | DecompressionStream): Promise<Bytes> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(change)).arrayBuffer());

/** Compresses and encrypts a text. */
export const sealText = async (key: BackupKey, name: string, text: string): Promise<Bytes> =>
  seal(key, name, await through(utf8(text), new CompressionStream("gzip")));

export type UnsealedText = { readonly ok: true; readonly text: string } | Extract<Unsealed, { ok: false }>;

export async function unsealText(key: BackupKey, name: string, object: Bytes): Promise<UnsealedText> {
  const unsealed = await unseal(key, name, object);
  if (!unsealed.ok) return unsealed;
  return { ok: true, text: new TextDecoder().decode(await through(unsealed.bytes, new DecompressionStream("gzip"))) };
}

/** A function that makes digests which nobody can make or compare without the key. */
export async function digestsOf({ master }: BackupKey): Promise<(text: string) => Promise<string>> {
  const hmac = await crypto.subtle.deriveKey(
    hkdf(new Uint8Array(), "digest"),
    master,
    { name: "HMAC", hash: HASH, length: 256 },
    false,
    ["sign"],
  );
  return async (text) => hexOf(new Uint8Array(await crypto.subtle.sign("HMAC", hmac, utf8(text))));
}
