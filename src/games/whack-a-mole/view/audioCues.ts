/** Audio cues of Whack-a-Mole: a long tone for a mole, a short one for a hedgehog, positioned by the hole. */
import { type AudioCues, placedTone } from '../../../engine/core/game/audioCues'
import { type Either, type Event, rowOf } from '../rules'

const MOLE_MS = 260
const HEDGEHOG_MS = 70
/** The height of a row, of that of the scale: the row behind is the highest. */
const ROW = 0.375

export const audioCues: AudioCues<Either, Event> = {
  event(event) {
    if (event.type !== 'up') return []
    const { hole, decoy } = event
    return [placedTone((hole % 3) / 2, (2 - rowOf(hole)) * ROW, decoy ? HEDGEHOG_MS : MOLE_MS)]
  },
}
