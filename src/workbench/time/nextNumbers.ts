/** What a generator in a world will draw next. */
import { draw, type Random } from '../../engine/core/math/random'

const COUNT = 3

/** Whether a part of a world is the state of a generator (`engine/core/math/random.ts`). */
export const isRandom = (value: object): value is Random =>
  Object.keys(value).join() === 's' && Number.isInteger((value as Random).s)

/** The next numbers, without drawing them. */
export function nextNumbers(random: Random): string[] {
  const copy = { ...random }
  return Array.from({ length: COUNT }, () => draw(copy).toFixed(3))
}
