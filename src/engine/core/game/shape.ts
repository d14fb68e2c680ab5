/** Owns the two shapes of a field: as wide as it was drawn, or standing upright, and what that makes of a world's size. */
import type { Option } from './option'
import type { OptionValues, Size } from './rules'

export type Shape = 'wide' | 'upright'

/** What a game does in an upright window. */
export interface Upright {
  /** Another world for the same rules; it has records of its own. Without it the world stays as it is. */
  readonly size?: Size
  /** The view turns by a quarter, against the clock: the world's left side lies at the bottom. The rules do not know. */
  readonly turn?: true
}

/** Of a game: its world, and what it does in an upright window. */
interface Shaped {
  readonly size: Size | 'window'
  readonly upright?: Upright
}

/** Worlds that fill the window are made for one of this size where there is no window: in tests and benches, units. */
export const WINDOW: Size = { width: 1280, height: 720 }

/** The world of a play with these options, in units. */
export function worldSize(game: Shaped, options: OptionValues): Size {
  if (game.size === 'window') return WINDOW
  return (options.shape === 'upright' && game.upright?.size) || game.size
}

/** Whether a play with these options is seen turned in a window (or by the visitor's choice) of this shape. */
export function isTurned(game: Shaped, options: OptionValues, shape: Shape): boolean {
  if (!game.upright?.turn) return false
  // A world of its own keeps the shape it began with.
  return (game.upright.size ? options.shape : shape) === 'upright'
}

/** The size of a world as it is seen. */
export function seenSize({ width, height }: Size, turned: boolean): Size {
  return turned ? { width: height, height: width } : { width, height }
}

/** How an end of the field is called as it is seen: the world's left side (0) lies at the bottom of a turned view. */
export function endName(side: unknown, turned = false): 'left' | 'right' | 'bottom' | 'top' {
  if (turned) return side === 0 ? 'bottom' : 'top'
  return side === 0 ? 'left' : 'right'
}

/** What the visitor can choose where a game has two shapes, and what its plays know of it. */
export function shapeOptions(upright: Upright | undefined): readonly Option[] {
  if (!upright) return []
  const field: Option = {
    id: 'field',
    label: 'Field',
    initial: 'window',
    view: true,
    choices: [
      { value: 'window', label: 'As the window' },
      { value: 'wide', label: 'Wide' },
      { value: 'upright', label: 'Upright' },
    ],
  }
  if (!upright.size) return [field]
  const shape: Option = {
    id: 'shape',
    label: 'Field',
    initial: 'wide',
    // Follows the field, and is not chosen by itself.
    shown: () => false,
    choices: [
      { value: 'wide', label: 'Wide' },
      { value: 'upright', label: 'Upright' },
    ],
  }
  return [shape, field]
}
