import { brotliCompressSync, constants } from "node:zlib";

/** What a CDN spends on compressing an answer while it waits: less than the publishing step could. */
const QUALITY = 5;
const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest|xml|atom)|image\/svg)/;

/** An answer's body as a CDN sends it. */
export const onTheWire = (body: Buffer, type: string): { readonly body: Buffer; readonly encoding: "br" | null } =>
  TEXT.test(type)
    ? { body: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }), encoding: "br" }
    : { body, encoding: null };
