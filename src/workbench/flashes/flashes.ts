/**
 * Counts the flashes of a field: the general flash of WCAG 2.2 (success criterion 2.3.1 and its definition of
 * "general flash and red flash thresholds"), over pictures of it that were taken at a steady rate.
 */
import type { Size } from '../../engine/core/game/contract'

/** Of white: a change of relative luminance that counts. */
const CHANGE = 0.1
/** Changes between two pictures of which the darker is lighter than this do not. */
const LIGHT = 0.8
/** Two changes in opposite ways are a flash; a fourth one within a second is too many. */
const TOO_MANY = 2 * 4

/** Relative luminance, 0..1, by a channel's value 0..255. */
const LINEAR = Float32Array.from({ length: 256 }, (_, i) => {
  const value = i / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** The relative luminance of each place, from opaque RGBA bytes. */
export function luminances(rgba: ArrayLike<number>): Float32Array {
  const linear = (i: number) => LINEAR[rgba[i] ?? 0] as number
  return Float32Array.from(
    { length: rgba.length / 4 },
    (_, place) =>
      0.2126 * linear(4 * place) + 0.7152 * linear(4 * place + 1) + 0.0722 * linear(4 * place + 2),
  )
}

/** When a place changed by a tenth of white or more in the way opposite to the change before, as numbers of pictures. */
export function changes(course: ArrayLike<number>): number[] {
  const found: number[] = []
  /** Which way the last change went, and the lightest and the darkest since. */
  let way = 0
  let high = course[0] ?? 0
  let low = high
  for (let i = 1; i < course.length; i++) {
    const now = course[i] as number
    high = Math.max(high, now)
    low = Math.min(low, now)
    if (way !== 1 && now - low >= CHANGE && low < LIGHT) way = 1
    else if (way !== -1 && high - now >= CHANGE && now < LIGHT) way = -1
    else continue
    found.push(i)
    high = low = now
  }
  return found
}

/**
 * The largest part of any view, 0..1, that flashes more than three times within the same second. `pictures`: luminances of
 * one field, row by row, `perSecond` of them; a view is a third of it in width and in height, which is what 10 degrees are
 * of a window of 1024x768 (341x256), and lies anywhere.
 */
export function flashing(pictures: readonly Float32Array[], grid: Size, perSecond: number): number {
  const { width, height } = grid
  const courses = Array.from({ length: width * height }, (_, place) =>
    changes(pictures.map((picture) => picture[place] as number)),
  )
  const view = { width: Math.round(width / 3), height: Math.round(height / 3) }
  let most = 0
  for (let from = 0; from <= Math.max(0, pictures.length - perSecond); from++) {
    const tooMany = courses.map(
      (course) => course.filter((at) => at >= from && at < from + perSecond).length >= TOO_MANY,
    )
    if (!tooMany.includes(true)) continue
    for (let top = 0; top <= height - view.height; top++)
      for (let left = 0; left <= width - view.width; left++) {
        let count = 0
        for (let y = top; y < top + view.height; y++)
          for (let x = left; x < left + view.width; x++) if (tooMany[y * width + x]) count++
        most = Math.max(most, count / (view.width * view.height))
      }
  }
  return most
}
