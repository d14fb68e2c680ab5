/** The words and the side of a caption, and the rate limit of the sound light. Headless. */
import { entryOf, type Game, type PlayEvent, type Size } from '../../engine/core/game/contract'
import { isSoundName } from '../../engine/sound/names'
import { SOUND_LABELS } from '../../engine/sound/soundLabels'

export type Side = 'left' | 'middle' | 'right'

/** How much of a field is neither its left nor its right. */
const MIDDLE = 0.2
/** A light every so many ms at most: never more than three begin within a second. */
const LIGHT_GAP_MS = 340

/** The words of a sound: the game's own, else those of the sound itself; a tone is a tone. `sound`: null for a tone. */
export function captionOf(game: Pick<Game, 'captions'>, event: PlayEvent, sound: string | null): string {
  const own = entryOf(game.captions, event)
  if (own !== undefined) return own
  if (sound === null) return 'tone'
  return isSoundName(sound) ? SOUND_LABELS[sound] : sound
}

/**
 * Where on the field as it is seen the event lies that sounds; null where it has no place. `turned`: the world lies on its
 * side, its height across the window.
 */
export function sideOf(event: PlayEvent, world: Size, turned: boolean): Side | null {
  const place = placeOf(event, world, turned)
  if (place === null || !Number.isFinite(place)) return null
  if (place < 0.5 - MIDDLE / 2) return 'left'
  return place > 0.5 + MIDDLE / 2 ? 'right' : 'middle'
}

/** 0 at the left edge of what is seen, 1 at its right edge. */
function placeOf(event: PlayEvent, world: Size, turned: boolean): number | null {
  const { x, y, side } = event
  if (turned) return typeof y === 'number' ? y / world.height : null
  if (typeof x === 'number') return x / world.width
  // Two who face each other: the first one plays at the left.
  if (side === 0 || side === 1) return side
  return null
}

/** Says whether the light may answer at a time, in ms of a steady clock. */
export function lightLimit(): (now: number) => boolean {
  let last = Number.NEGATIVE_INFINITY
  return (now) => {
    if (now - last < LIGHT_GAP_MS) return false
    last = now
    return true
  }
}
