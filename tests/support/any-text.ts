import * as fc from "fast-check";

/** Half of the time one that a keyboard writes. Halves of a pair stand for nothing by themselves. */
const character = fc
  .oneof(fc.nat(0x7f), fc.nat(0x10f7ff))
  .map((point) => String.fromCodePoint(point < 0xd800 ? point : point + 0x800));

/** Text of any characters whatever. fast-check's own, `unit: "binary"`, takes a second in each test file to list them all. */
export const anyText = ({ maxLength }: { readonly maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ unit: character, ...(maxLength !== undefined && { maxLength }) });

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCXYZ0123456789-._~!$&'()*+,;=:@";

/** Path of an address, as browsers send one; for the same reason none of `fc.webPath`. */
export const anyPath = (): fc.Arbitrary<string> =>
  fc
    .array(fc.string({ unit: fc.oneof(fc.constantFrom(...PLAIN), character.map(encodeURIComponent)), maxLength: 5 }), {
      maxLength: 3,
    })
    .map((segments) => segments.map((segment) => `/${segment}`).join(""));
