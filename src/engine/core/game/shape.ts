/** The two shapes of a field, landscape and portrait, and how they affect the size of the world and its view. */
import { declarationTexts } from '../texts/declarations'
import { choice } from './declare'
import { type Halves, halfOf } from './live'
import type { Option } from './option'
import type { OptionValues, Size } from './values'

const texts = declarationTexts.orientation

export type Shape = 'wide' | 'upright'

/**
 * How the view is rotated, in quarter turns clockwise: at -1 the left side of the world is at the bottom, at 1 its right
 * side.
 */
export type QuarterTurns = -1 | 0 | 1

/** How a game adapts to a portrait window. */
export interface Upright {
  /**
   * A portrait world for the same rules, with separate records, or one for each mode. Without it the world keeps its
   * size.
   */
  readonly size?: Size | ((values: OptionValues) => Size)
  /** The modes that have the portrait world; by default all. A mode whose size is specified cannot. */
  modes?(values: OptionValues): boolean
  /**
   * Rotates the view a quarter turn: the left side of the world is at the bottom, or the side of this device's player
   * in a live game. The rules are not affected.
   */
  readonly turn?: true
}

/** The parts of a game's definition that determine its shape. */
interface Shaped {
  readonly size: Size | 'window'
  readonly upright?: Upright
  readonly live?: { readonly halves?: Halves }
}

/** The size used for 'window' games where there is no window, in tests and benchmarks. Units. */
export const WINDOW: Size = { width: 1280, height: 720 }

/** The world size of a game with these options, in units. */
export function worldSize(game: Shaped, options: OptionValues): Size {
  if (game.size === 'window') return WINDOW
  const { size, modes } = game.upright ?? {}
  if (!size || options.shape !== 'upright' || !(modes?.(options) ?? true)) return game.size
  return typeof size === 'function' ? size(options) : size
}

/**
 * How the view is rotated.
 *
 * @param shape the shape of the window, or the player's choice
 * @param seat the player of this device; null if there are several, or none
 */
export function turnsOf(
  game: Shaped,
  options: OptionValues,
  shape: Shape,
  seat: 0 | 1 | null = null,
): QuarterTurns {
  if (!game.upright?.turn) return 0
  // A portrait world keeps the shape it started with.
  if ((game.upright.size ? options.shape : shape) !== 'upright') return 0
  const halves = game.live?.halves
  return seat !== null && halves?.axis === 'x' && halfOf(halves, seat) === 1 ? 1 : -1
}

/** The size of a world as displayed. */
export function seenSize({ width, height }: Size, turned: QuarterTurns): Size {
  return turned ? { width: height, height: width } : { width, height }
}

/** The name of the left (0) or right side of the world as displayed. */
export function endName(side: unknown, turned: QuarterTurns = 0): 'left' | 'right' | 'bottom' | 'top' {
  if (turned) return (side === 0) === (turned === -1) ? 'bottom' : 'top'
  return side === 0 ? 'left' : 'right'
}

/**
 * The options of a game that has two shapes: the player's choice of view, and the world's shape if the game has a
 * portrait world.
 */
export function shapeOptions(upright: Upright | undefined): readonly Option[] {
  if (!upright) return []
  const field = choice('field', texts, ['window', 'wide', 'upright'], {
    view: true,
    ...(upright.modes && { shown: upright.modes }),
  })
  if (!upright.size) return [field]
  const shape = choice('shape', texts, ['wide', 'upright'], {
    // Derived from `field`, so the player never chooses it directly.
    shown: () => false,
    // Games were published before some of their modes had a portrait world.
    ...(upright.modes && { later: true, matters: upright.modes }),
  })
  return [shape, field]
}
