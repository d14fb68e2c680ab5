/** Owns which tools of play a game has a use for. */
import type { Game, Hud } from '../../engine/core/game/contract'
import { isClock } from '../session/core/clock'

export interface Tools {
  /** It runs in real time. */
  readonly speed: boolean
  /** It can end before it is won. */
  readonly forgive: boolean
  /** It is about hitting, and knows its targets. */
  readonly aim: boolean
  /** Something is held in it. */
  readonly hold: boolean
  /** Every press counts in it. */
  readonly steady: boolean
  /** It shows a time. */
  readonly clock: boolean
  /** It is played by presses, as every game is. */
  readonly pause: boolean
  /** Its status line says what happens, as every game's does. */
  readonly speech: boolean
  /** Tones tell where things are in it. */
  readonly byEar: boolean
  /** One switch plays it, as it does every game. */
  readonly oneSwitch: boolean
}

/** `hud`: the figures of the play that stands there. */
export function toolsOf(game: Pick<Game, 'kind' | 'controls' | 'audioCues' | 'aim'>, hud: Hud): Tools {
  const realtime = game.kind === 'realtime'
  return {
    speed: realtime,
    forgive: realtime,
    aim: game.aim !== undefined,
    hold: realtime && game.controls.some(({ held }) => held),
    steady: realtime && game.controls.some(({ mashed }) => mashed),
    clock: Object.keys(hud).some(isClock),
    pause: true,
    speech: true,
    byEar: game.audioCues !== undefined,
    oneSwitch: true,
  }
}
