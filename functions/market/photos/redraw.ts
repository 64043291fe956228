import decoder from "@jsquash/jpeg/codec/dec/mozjpeg_dec.js";
import decoderProgram from "@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm";
import encoder from "@jsquash/jpeg/codec/enc/mozjpeg_enc.js";
import encoderProgram from "@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm";
import { defaultEncodeOptions } from "@jsquash/jpeg/meta.js";
import { photoQuality } from "../../../src/contract/market/photo";
import { type Pixels, shrink } from "./shrink";

/** A program that came with the Worker: none is fetched or compiled as it runs. */
const given = (program: WebAssembly.Module) => ({
  noInitialRun: true,
  print: () => undefined,
  printErr: () => undefined,
  instantiateWasm: (imports: WebAssembly.Imports, then: (instance: WebAssembly.Instance) => void) => {
    const instance = new WebAssembly.Instance(program, imports);
    then(instance);
    return instance.exports;
  },
});

// A new instance each time: one that met a bad picture is of no use after, and none gives memory back.
async function pixelsOf(jpeg: Uint8Array): Promise<Pixels | null> {
  const { decode } = await decoder(given(decoderProgram));
  return decode(jpeg, true);
}

export interface Drawn {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a JPEG anew, pixel by pixel: nothing of its file is left (rule: market/photo-redrawn).
 * @param widths from the widest; what is not as wide stays as it is, and no side is longer than the widest
 * @returns one for each width; null when it cannot be drawn
 */
export async function redraw(jpeg: Uint8Array, widths: readonly number[]): Promise<readonly Drawn[] | null> {
  let pixels: Pixels | null;
  try {
    pixels = await pixelsOf(jpeg);
  } catch (error) {
    // No memory for an instance just now says nothing of the picture; all else that is thrown here is the decoder giving up on it.
    if (error instanceof RangeError) throw error;
    return null;
  }
  if (!pixels) return null;
  const { encode } = await encoder(given(encoderProgram));
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
