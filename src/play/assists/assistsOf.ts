/** Which assists a game can use. */

import type { Game, Hud } from '../../engine/core/game/contract'
import { TIME } from '../../engine/core/game/stats'
import { PlayPolicy } from '../opening/policy'

export interface Assists {
  readonly speed: boolean
  readonly rewind: boolean
  readonly aim: boolean
  /** For games in which a button is held. */
  readonly hold: boolean
  /** For games in which a button is pressed as often as possible. */
  readonly autoRepeat: boolean
  readonly clock: boolean
  readonly debounce: boolean
  readonly speech: boolean
  readonly audioCues: boolean
  readonly switchAccess: boolean
}

/** @param hud - the current stats of the game */
export function assistsOf(
  game: Pick<Game, 'kind' | 'controls' | 'audioCues' | 'aim'>,
  hud: Hud,
  { ownPace, aimAssist }: PlayPolicy = new PlayPolicy(),
): Assists {
  const realtime = game.kind === 'realtime'
  return {
    speed: realtime && ownPace,
    rewind: realtime && ownPace,
    aim: game.aim !== undefined && aimAssist,
    hold: realtime && game.controls.some(({ held }) => held),
    autoRepeat: realtime && game.controls.some(({ mashed }) => mashed),
    clock: TIME in hud,
    debounce: true,
    speech: true,
    audioCues: game.audioCues !== undefined,
    switchAccess: true,
  }
}
