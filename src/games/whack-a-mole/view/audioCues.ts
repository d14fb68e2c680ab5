/** Audio cues of Whack-a-Mole: a long tone for a mole, a short one for a hedgehog, positioned by the hole. */
import { type AudioCues, placedTone } from '../../../engine/core/game/audioCues'
import type { Event, World } from '../rules'

const MOLE_MS = 260
const HEDGEHOG_MS = 70

export const audioCues: AudioCues<World, Event> = {
  event(event) {
    if (event.type !== 'up') return []
    const { hole, decoy } = event
    return [placedTone((hole % 3) / 2, 1 - Math.floor(hole / 3) / 2, decoy ? HEDGEHOG_MS : MOLE_MS)]
  },
}
