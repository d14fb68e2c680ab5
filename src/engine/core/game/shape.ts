/** The two shapes of a field, landscape and portrait, and how they affect the size of the world and its view. */
import type { Option } from './option'
import type { OptionValues, Size } from './rules'

export type Shape = 'wide' | 'upright'

/** How a game adapts to a portrait window. */
export interface Upright {
  /** A portrait world for the same rules, with separate records. Without it the world keeps its size. */
  readonly size?: Size
  /**
   * Rotates the view a quarter turn counterclockwise: the left side of the world is at the bottom. The rules are not
   * affected.
   */
  readonly turn?: true
}

/** The parts of a game's definition that determine its shape. */
interface Shaped {
  readonly size: Size | 'window'
  readonly upright?: Upright
}

/** The size used for 'window' games where there is no window, in tests and benchmarks. Units. */
export const WINDOW: Size = { width: 1280, height: 720 }

/** The world size of a game with these options, in units. */
export function worldSize(game: Shaped, options: OptionValues): Size {
  if (game.size === 'window') return WINDOW
  return (options.shape === 'upright' && game.upright?.size) || game.size
}

/**
 * Whether the view is rotated.
 *
 * @param shape the shape of the window, or the player's choice
 */
export function isTurned(game: Shaped, options: OptionValues, shape: Shape): boolean {
  if (!game.upright?.turn) return false
  // A portrait world keeps the shape it started with.
  return (game.upright.size ? options.shape : shape) === 'upright'
}

/** The size of a world as displayed. */
export function seenSize({ width, height }: Size, turned: boolean): Size {
  return turned ? { width: height, height: width } : { width, height }
}

/** The name of a side of the field as displayed. In a rotated view the left side of the world (0) is at the bottom. */
export function endName(side: unknown, turned = false): 'left' | 'right' | 'bottom' | 'top' {
  if (turned) return side === 0 ? 'bottom' : 'top'
  return side === 0 ? 'left' : 'right'
}

/**
 * The options of a game that has two shapes: the player's choice of view, and the world's shape if the game has a
 * portrait world.
 */
export function shapeOptions(upright: Upright | undefined): readonly Option[] {
  if (!upright) return []
  const field: Option = {
    id: 'field',
    label: 'Orientation',
    initial: 'window',
    view: true,
    choices: [
      { value: 'window', label: 'Fit window' },
      { value: 'wide', label: 'Landscape' },
      { value: 'upright', label: 'Portrait' },
    ],
  }
  if (!upright.size) return [field]
  const shape: Option = {
    id: 'shape',
    label: 'Orientation',
    initial: 'wide',
    // Derived from `field`, so the player never chooses it directly.
    shown: () => false,
    choices: [
      { value: 'wide', label: 'Landscape' },
      { value: 'upright', label: 'Portrait' },
    ],
  }
  return [shape, field]
}
