/** Which assists a game can use. */
import type { Game, Hud } from '../../engine/core/game/contract'
import { isClock } from '../session/core/clock'

export interface Assists {
  /** It runs in real time. */
  readonly speed: boolean
  /** It can end before it is won. */
  readonly rewind: boolean
  /** It is about hitting, and knows its targets. */
  readonly aim: boolean
  /** Something is held in it. */
  readonly hold: boolean
  /** Every press counts in it. */
  readonly autoRepeat: boolean
  /** It shows a time. */
  readonly clock: boolean
  /** It is played by presses, as every game is. */
  readonly debounce: boolean
  /** Its status line says what happens, as every game's does. */
  readonly speech: boolean
  /** It has audio cues. */
  readonly audioCues: boolean
  /** One switch plays it, as it does every game. */
  readonly switchAccess: boolean
}

/** `hud`: the stats of the current game. */
export function assistsOf(game: Pick<Game, 'kind' | 'controls' | 'audioCues' | 'aim'>, hud: Hud): Assists {
  const realtime = game.kind === 'realtime'
  return {
    speed: realtime,
    rewind: realtime,
    aim: game.aim !== undefined,
    hold: realtime && game.controls.some(({ held }) => held),
    autoRepeat: realtime && game.controls.some(({ mashed }) => mashed),
    clock: Object.keys(hud).some(isClock),
    debounce: true,
    speech: true,
    audioCues: game.audioCues !== undefined,
    switchAccess: true,
  }
}
