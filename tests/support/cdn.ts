import { brotliCompressSync, constants } from "node:zlib";

/** Brotli quality of a CDN that compresses while it responds: lower than the publishing step could use. */
const QUALITY = 5;
const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest|xml|atom)|image\/svg)/;

/** A response's body as a CDN sends it. */
export const onTheWire = (body: Buffer, type: string): { readonly body: Buffer; readonly encoding: "br" | null } =>
  TEXT.test(type)
    ? { body: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }), encoding: "br" }
    : { body, encoding: null };
