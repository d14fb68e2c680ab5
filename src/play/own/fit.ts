/** Makes a picture small enough for a link: first by its quality, then by its size. */

export interface Sheet {
  readonly width: number
  readonly height: number
}

/** The longest sides that are tried, px. */
const SIDES = [800, 640, 480, 320, 240, 160]
/** The qualities of the JPEG, best first. Below the last one blocks are seen. */
const QUALITIES = [0.8, 0.65, 0.5]
const LOWEST = 0.4

/**
 * The sizes to try, largest first.
 *
 * @param source - size of the picture, px: it is never made larger
 * @param aspect - width divided by height of the result
 */
export function sizesFor(source: Sheet, aspect: number): readonly Sheet[] {
  const max = Math.max(1, Math.min(source.width, source.height * aspect))
  const longest = Math.round(aspect >= 1 ? max : max / aspect)
  const whole = (side: number) => Math.max(1, Math.round(side))
  return [...new Set(SIDES.map((each) => Math.min(each, longest)))].map((side) =>
    aspect >= 1
      ? { width: whole(side), height: whole(side / aspect) }
      : { width: whole(side * aspect), height: whole(side) },
  )
}

export interface Fitted<Result> {
  readonly size: Sheet
  readonly result: Result
  readonly bytes: number
}

/**
 * The largest size that fits, in the best quality that fits.
 *
 * @param encode - the picture as JPEG in this size and quality
 * @param fits - the result, or null if the bytes do not fit
 * @returns null if nothing fits
 */
export async function fitted<Result>(
  source: Sheet,
  aspect: number,
  encode: (size: Sheet, quality: number) => Promise<Uint8Array<ArrayBuffer>>,
  fits: (bytes: Uint8Array<ArrayBuffer>) => Promise<Result | null>,
): Promise<Fitted<Result> | null> {
  const attempt = async (size: Sheet, quality: number): Promise<Fitted<Result> | null> => {
    const bytes = await encode(size, quality)
    const result = await fits(bytes)
    return result === null ? null : { size, result, bytes: bytes.length }
  }
  for (const size of sizesFor(source, aspect)) {
    const low = await attempt(size, LOWEST)
    if (!low) continue
    for (const quality of QUALITIES) {
      const better = await attempt(size, quality)
      if (better) return better
    }
    return low
  }
  return null
}
