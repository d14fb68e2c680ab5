/**
 * Counts the flashes of a field in pictures taken at a constant rate, by the general flash of WCAG 2.2 (success
 * criterion 2.3.1, "general flash and red flash thresholds").
 */
import type { Size } from '../../engine/core/game/contract'

/** The smallest change of relative luminance that counts, as a share of white. */
const CHANGE = 0.1
/** Changes do not count if the darker picture is lighter than this. */
const LIGHT = 0.8
/** Two opposite changes are a flash; four flashes within a second are too many. */
const TOO_MANY = 2 * 4

/** Linear value, 0..1, of an sRGB channel value, 0..255. */
const LINEAR = Float32Array.from({ length: 256 }, (_, i) => {
  const value = i / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** The relative luminance of each pixel, from opaque RGBA bytes. */
export function luminances(rgba: ArrayLike<number>): Float32Array {
  const linear = (i: number) => LINEAR[rgba[i] ?? 0] as number
  return Float32Array.from(
    { length: rgba.length / 4 },
    (_, index) =>
      0.2126 * linear(4 * index) + 0.7152 * linear(4 * index + 1) + 0.0722 * linear(4 * index + 2),
  )
}

/** The indices of the pictures in which a pixel changed by a tenth of white or more, opposite to its last change. */
export function changes(luminance: ArrayLike<number>): number[] {
  const found: number[] = []
  /** The direction of the last change, and the lightest and darkest value since. */
  let direction = 0
  let high = luminance[0] ?? 0
  let low = high
  for (let i = 1; i < luminance.length; i++) {
    const now = luminance[i] as number
    high = Math.max(high, now)
    low = Math.min(low, now)
    if (direction !== 1 && now - low >= CHANGE && low < LIGHT) direction = 1
    else if (direction !== -1 && high - now >= CHANGE && now < LIGHT) direction = -1
    else continue
    found.push(i)
    high = low = now
  }
  return found
}

/**
 * The largest share of any view, 0..1, that flashes more than three times within a second. A view is any rectangle of a
 * third of the field's width and height: 10 degrees of vision in a window of 1024x768 (341x256).
 *
 * @param pictures - luminances of the field, row by row
 * @param perSecond - pictures per second
 */
export function flashing(pictures: readonly Float32Array[], grid: Size, perSecond: number): number {
  const { width, height } = grid
  const changesByPixel = Array.from({ length: width * height }, (_, index) =>
    changes(pictures.map((picture) => picture[index] as number)),
  )
  const view = { width: Math.round(width / 3), height: Math.round(height / 3) }
  let max = 0
  for (let from = 0; from <= Math.max(0, pictures.length - perSecond); from++) {
    const tooMany = changesByPixel.map(
      (ats) => ats.filter((at) => at >= from && at < from + perSecond).length >= TOO_MANY,
    )
    if (!tooMany.includes(true)) continue
    for (let top = 0; top <= height - view.height; top++)
      for (let left = 0; left <= width - view.width; left++) {
        let count = 0
        for (let y = top; y < top + view.height; y++)
          for (let x = left; x < left + view.width; x++) if (tooMany[y * width + x]) count++
        max = Math.max(max, count / (view.width * view.height))
      }
  }
  return max
}
