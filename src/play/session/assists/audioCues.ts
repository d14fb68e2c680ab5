/** Plays audio cues in addition to the sounds of a game. */
import type { PlacedTone } from '../../../engine/core/game/audioCues'
import type { Game, PlayEvent } from '../../../engine/core/game/contract'
import { sound } from '../../../engine/sound/port'
import { settings } from '../../../engine/storage/values/settings'

/** Softer than the sounds of the game. */
const VOLUME = 0.8

function play(cues: readonly PlacedTone[] | undefined): void {
  for (const { hertz, ms, side } of cues ?? []) sound.tone(hertz, ms, VOLUME, side)
}

/** Plays a tone of the game itself, on its side if audio cues are on. */
export function playTone({
  hertz,
  ms,
  side = 0,
}: Omit<PlacedTone, 'side'> & { readonly side?: number }): void {
  if (side !== 0 && settings.get().byEar) sound.tone(hertz, ms, 1, side)
  else sound.tone(hertz, ms)
}

/** The cues of an event. */
export function playEventCues({ audioCues }: Pick<Game, 'audioCues'>, event: PlayEvent): void {
  if (audioCues?.event && settings.get().byEar) play(audioCues.event(event))
}

/** The cues of a real-time world after a tick. */
export function playTickCues({ audioCues }: Pick<Game, 'audioCues'>, world: unknown): void {
  if (audioCues?.tick && settings.get().byEar) play(audioCues.tick(world as never))
}
