/** The text and side of a caption, and the rate limit of the flash on sounds. Headless. */
import { entryOf, type Game, type PlayEvent, type Size } from '../../engine/core/game/contract'
import type { QuarterTurns } from '../../engine/core/game/shape'
import { isSoundName } from '../../engine/sound/names'
import { SOUND_LABELS } from '../../engine/sound/soundLabels'
import { captionTexts } from '../texts/captions'

export type Side = 'left' | 'middle' | 'right'

/** The share of the field's width that is neither left nor right. */
const MIDDLE = 0.2
/** The shortest time between two flashes, ms: never more than three within a second. */
const LIGHT_GAP_MS = 340

/**
 * The caption of a sound: the game's own, else the label of the sound.
 *
 * @param sound - its name; null for a tone
 */
export function captionOf(game: Pick<Game, 'captions'>, event: PlayEvent, sound: string | null): string {
  const own = entryOf(game.captions, event)
  if (own !== undefined) return own
  if (sound === null) return captionTexts.tone
  return isSoundName(sound) ? SOUND_LABELS[sound] : sound
}

/**
 * The side of the field, as it is shown, that an event happens on.
 *
 * @param turned - how the world is rotated
 * @returns null for an event without a position
 */
export function sideOf(event: PlayEvent, world: Size, turned: QuarterTurns): Side | null {
  const share = shareAcross(event, world, turned)
  if (share === null || !Number.isFinite(share)) return null
  if (share < 0.5 - MIDDLE / 2) return 'left'
  return share > 0.5 + MIDDLE / 2 ? 'right' : 'middle'
}

/** 0 at the left edge of the field as it is shown, 1 at its right edge. */
function shareAcross(event: PlayEvent, world: Size, turned: QuarterTurns): number | null {
  const { x, y, side } = event
  if (turned) {
    if (typeof y !== 'number') return null
    return turned === -1 ? y / world.height : 1 - y / world.height
  }
  if (typeof x === 'number') return x / world.width
  // Of two players facing each other, the first one is on the left.
  if (side === 0 || side === 1) return side
  return null
}

/** @returns a function that says whether a flash may begin at `now`, ms of a monotonic clock */
export function lightLimit(): (now: number) => boolean {
  let last = Number.NEGATIVE_INFINITY
  return (now) => {
    if (now - last < LIGHT_GAP_MS) return false
    last = now
    return true
  }
}
