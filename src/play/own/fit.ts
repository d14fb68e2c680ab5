/** Makes a picture small enough for a link: first by its quality, then by its size. */

export interface Sheet {
  readonly width: number
  readonly height: number
}

/** The longest sides that are tried, px. */
const SIDES = [800, 640, 512, 400, 320, 256, 192, 128]
/** The qualities of the JPEG that are tried at each size. Lower ones show blocks. */
const QUALITIES = [0.8, 0.65, 0.5, 0.4]

/**
 * The sizes and qualities to try, best first.
 *
 * @param source - size of the picture, px: it is never made larger
 * @param aspect - width divided by height of the result
 */
export function* attempts(source: Sheet, aspect: number): Generator<Sheet & { readonly quality: number }> {
  const most = Math.max(1, Math.min(source.width, source.height * aspect))
  const longest = Math.round(aspect >= 1 ? most : most / aspect)
  for (const side of [...new Set(SIDES.map((each) => Math.min(each, longest)))]) {
    const [width, height] = aspect >= 1 ? [side, side / aspect] : [side * aspect, side]
    for (const quality of QUALITIES)
      yield { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)), quality }
  }
}

/**
 * The first attempt that fits.
 *
 * @param encode - the picture as JPEG in this size and quality
 * @param fits - the result, or null if the bytes do not fit
 * @returns null if none fits
 */
export async function fitted<Result>(
  source: Sheet,
  aspect: number,
  encode: (size: Sheet, quality: number) => Promise<Uint8Array<ArrayBuffer>>,
  fits: (bytes: Uint8Array<ArrayBuffer>) => Promise<Result | null>,
): Promise<(Sheet & { readonly result: Result; readonly bytes: number }) | null> {
  for (const { width, height, quality } of attempts(source, aspect)) {
    const bytes = await encode({ width, height }, quality)
    const result = await fits(bytes)
    if (result !== null) return { width, height, result, bytes: bytes.length }
  }
  return null
}
