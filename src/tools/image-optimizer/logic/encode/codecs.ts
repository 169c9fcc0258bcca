import { defaultOptions as avifOptions } from "@jsquash/avif/meta.js";
import { defaultOptions as jpegOptions } from "@jsquash/jpeg/meta.js";
import { defaultOptions as webpOptions } from "@jsquash/webp/meta.js";
import type { Pixels } from "./pixels.ts";

/**
 * The real encoders, as WebAssembly. Each is loaded when it is first needed. The packages' own
 * entrances would bring builds with threads along, which need headers that this site does not send.
 */

/** What all of them are: a module that grows its own memory, with one function. */
interface EncoderModule {
  encode: (
    data: Uint8ClampedArray | Uint8Array,
    width: number,
    height: number,
    options: object,
  ) => Uint8Array<ArrayBuffer> | null;
}

type MakeModule = (options: object) => Promise<EncoderModule>;

const open = async (
  script: Promise<{ default: unknown }>,
  wasm: Promise<{ default: string }>,
): Promise<EncoderModule> => {
  const [{ default: make }, { default: address }] = await Promise.all([script, wasm]);
  return (make as MakeModule)({ noInitialRun: true, locateFile: () => address });
};

/** Loads once; after a failure the next call tries again, since the network may be back. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return async () => {
    loading ??= load();
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
}

const mozJpeg = once(() =>
  open(
    import("@jsquash/jpeg/codec/enc/mozjpeg_enc.js"),
    import("@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm?url"),
  ),
);
const libWebp = once(() =>
  open(
    import("@jsquash/webp/codec/enc/webp_enc_simd.js"),
    import("@jsquash/webp/codec/enc/webp_enc_simd.wasm?url"),
  ),
);
const libAvif = once(() =>
  open(
    import("@jsquash/avif/codec/enc/avif_enc.js"),
    import("@jsquash/avif/codec/enc/avif_enc.wasm?url"),
  ),
);
const oxiPng = once(async () => {
  const [{ default: init, optimise }, { default: address }] = await Promise.all([
    import("@jsquash/oxipng/codec/pkg/squoosh_oxipng.js"),
    import("@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm?url"),
  ]);
  await init(address);
  return optimise;
});

/** A JPEG by MozJPEG. */
export async function encodeMozJpeg(pixels: Pixels, quality: number): Promise<Blob> {
  return run(await mozJpeg(), pixels, { ...jpegOptions, quality }, "image/jpeg");
}

/** A WebP by libwebp; `isSlow` tries everything that it knows. */
export async function encodeLibWebp(
  pixels: Pixels,
  quality: number,
  isSlow: boolean,
): Promise<Blob> {
  const options = { ...webpOptions, quality, method: isSlow ? 6 : 4 };
  return run(await libWebp(), pixels, options, "image/webp");
}

/** A WebP that keeps every pixel that can be seen; the quality is only how hard it tries. */
export async function encodeLosslessWebp(pixels: Pixels, isSlow: boolean): Promise<Blob> {
  const options = { ...webpOptions, lossless: 1, method: isSlow ? 6 : 4 };
  return run(await libWebp(), pixels, options, "image/webp");
}

const avifSpeeds = { fast: 8, slow: 5 };

/** An AVIF by libavif. */
export async function encodeLibAvif(
  pixels: Pixels,
  quality: number,
  isSlow: boolean,
): Promise<Blob> {
  const speed = isSlow ? avifSpeeds.slow : avifSpeeds.fast;
  const { data, width, height } = pixels;
  const bytes = { data: new Uint8Array(data.buffer), width, height };
  return run(await libAvif(), bytes, { ...avifOptions, quality, speed }, "image/avif");
}

const oxiLevels = { fast: 1, slow: 4 };

/** The same PNG in fewer bytes: not one pixel changes. */
export async function shrinkPng(png: Uint8Array, isSlow: boolean): Promise<Blob> {
  const optimise = await oxiPng();
  const shrunk = optimise(png, isSlow ? oxiLevels.slow : oxiLevels.fast, false, false);
  return new Blob([shrunk as Uint8Array<ArrayBuffer>], { type: "image/png" });
}

function run(
  codec: EncoderModule,
  { data, width, height }: { data: Uint8ClampedArray | Uint8Array; width: number; height: number },
  options: object,
  type: string,
): Blob {
  const bytes = codec.encode(data, width, height, options);
  if (bytes === null) throw new Error(`${type} could not be encoded`);
  return new Blob([bytes], { type });
}
