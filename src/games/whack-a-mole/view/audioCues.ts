/** Owns Whack-a-Mole by ear: a mole sounds long from its hole, a hedgehog short. */
import { type AudioCues, placedTone } from '../../../engine/core/game/audioCues'
import type { World } from '../rules'

const MOLE_MS = 260
const HEDGEHOG_MS = 70

export const audioCues: AudioCues<World> = {
  event({ type, hole, decoy }) {
    if (type !== 'up') return []
    const at = hole as number
    return [placedTone((at % 3) / 2, 1 - Math.floor(at / 3) / 2, decoy ? HEDGEHOG_MS : MOLE_MS)]
  },
}
