/**
 * Decides whether arrows fit beside the field: beside narrow fields they cover nothing and cost no height.
 */
import type { Size, TouchControls } from '../../engine/core/game/contract'
import { useFit } from '../stage/useFit'

/**
 * Widths with margins: an arrow of a pair; a cross; two arrows of a cross side by side. CSS px at their default
 * size.
 */
const ARROW_PX = 92
const CROSS_PX = 200
const HALF_CROSS_PX = 128
/** Two columns of large buttons; one of them, and two narrow arrows side by side. */
const MANY_PX = 180
const COLUMN_PX = 112
/** More buttons than this are in two columns. */
const MANY = 2

/**
 * `pair`: one arrow on each side; `split`: left and right on one side, up and down on the other; `column`: many buttons one
 * above the other, and narrow arrows on the other side.
 */
export type Beside = 'pair' | 'split' | 'column' | undefined

/** `area` contains field and controls; `seen` is the world's size as shown. */
export function useBeside(
  area: HTMLElement | null,
  seen: Size | 'window',
  touch: TouchControls | undefined,
  scale: number,
): Beside {
  const whole = useFit(area, 'window')
  const field = useFit(area, seen)
  if (!whole || !field || seen === 'window' || !touch?.arrows) return undefined
  const side = (whole.width - field.width) / 2
  const lying = whole.width > whole.height
  if (touch.buttons) {
    const fits = lying && side < MANY_PX * scale && side >= COLUMN_PX * scale
    return fits && touch.buttons.length > MANY ? 'column' : undefined
  }
  if (touch.arrows.length === 2) return !touch.upright && side >= ARROW_PX * scale ? 'pair' : undefined
  return lying && side < CROSS_PX * scale && side >= HALF_CROSS_PX * scale ? 'split' : undefined
}
