import decoder from "@jsquash/jpeg/codec/dec/mozjpeg_dec.js";
import decoderProgram from "@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm";
import encoder from "@jsquash/jpeg/codec/enc/mozjpeg_enc.js";
import encoderProgram from "@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm";
import { defaultEncodeOptions } from "@jsquash/jpeg/meta.js";
import { photoQuality } from "../../../src/contract/market/photo";
import { type Pixels, shrink } from "./shrink";

/** Options that make a codec run a WebAssembly program of the Worker's bundle; none is fetched or compiled at run time. */
const codecOptions = (program: WebAssembly.Module) => ({
  noInitialRun: true,
  print: () => undefined,
  printErr: () => undefined,
  instantiateWasm: (imports: WebAssembly.Imports, then: (instance: WebAssembly.Instance) => void) => {
    const instance = new WebAssembly.Instance(program, imports);
    then(instance);
    return instance.exports;
  },
});

// Each picture gets a new instance, because a bad picture leaves its instance unusable, and no instance gives memory back.
async function pixelsOf(jpeg: Uint8Array): Promise<Pixels | null> {
  const { decode } = await decoder(codecOptions(decoderProgram));
  return decode(jpeg, true);
}

export interface Drawn {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes a JPEG and encodes its pixels anew, so that nothing of its file is left (rule: market/photo-redrawn).
 * @param widths the widest first; a narrower picture is not enlarged, and no side is longer than the widest
 * @returns one picture for each width; null when it cannot be decoded
 */
export async function redraw(jpeg: Uint8Array, widths: readonly number[]): Promise<readonly Drawn[] | null> {
  let pixels: Pixels | null;
  try {
    pixels = await pixelsOf(jpeg);
  } catch (error) {
    // A RangeError means that there is no memory for an instance, which is not the picture's fault. Any other error is the decoder's.
    if (error instanceof RangeError) throw error;
    return null;
  }
  if (!pixels) return null;
  const { encode } = await encoder(codecOptions(encoderProgram));
  const drawn: Drawn[] = [];
  for (const width of widths) {
    pixels = shrink(pixels, width, widths[0]);
    drawn.push({
      bytes: encode(pixels.data, pixels.width, pixels.height, {
        ...defaultEncodeOptions,
        quality: photoQuality(width),
      }),
      width: pixels.width,
      height: pixels.height,
    });
  }
  return drawn;
}
