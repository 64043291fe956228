import * as fc from "fast-check";

/** Any Unicode character; half of them are ASCII. Lone surrogates are left out, because they represent no character. */
const character = fc
  .oneof(fc.nat(0x7f), fc.nat(0x10f7ff))
  .map((point) => String.fromCodePoint(point < 0xd800 ? point : point + 0x800));

/** Text of arbitrary characters. fast-check's `unit: "binary"` takes a second in each test file to list all characters. */
export const anyText = ({ maxLength }: { readonly maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ unit: character, ...(maxLength !== undefined && { maxLength }) });

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCXYZ0123456789-._~!$&'()*+,;=:@";

/** Path of an address, as browsers send it. `fc.webPath` is not used for the same reason. */
export const anyPath = (): fc.Arbitrary<string> =>
  fc
    .array(fc.string({ unit: fc.oneof(fc.constantFrom(...PLAIN), character.map(encodeURIComponent)), maxLength: 5 }), {
      maxLength: 3,
    })
    .map((segments) => segments.map((segment) => `/${segment}`).join(""));
