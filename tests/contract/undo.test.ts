/** Undo in every turn-based game: each move is taken back with its stats, and made again. */

import { afterEach, beforeEach, expect, it } from 'vitest'
import { completeOptions } from '../../src/engine/core/game/option'
import { TIME } from '../../src/engine/core/game/stats'
import { createRandom } from '../../src/engine/core/math/random'
import { TurnSession } from '../../src/play/session/turns/turnSession'
import { bots, cleared, freshPage } from '../play/session/small'
import { WHOLE } from '../support/gameIds'
import { pickMove } from './fuzz'
import { gamesOfKind } from './loaded'

beforeEach(freshPage)
afterEach(cleared)

const games = gamesOfKind('turn').filter(([, { undo }]) => undo !== false)
it.runIf(WHOLE)('many turn-based games have undo', () => expect(games.length).toBeGreaterThan(5))

it.each(games)('of %s', (id, game) => {
  /** A computer that never comes to its move. */
  const waiting = { ...bots, choose: () => new Promise<unknown>(() => {}) }
  const options = completeOptions(game.options)
  const play = new TurnSession({ id, game, options, seed: 8 }, waiting)
  const now = () => {
    const { [TIME]: _, ...stats } = play.view.hud
    return JSON.stringify([play.state, stats])
  }
  play.start()
  const random = createRandom(8)
  const moments = [now()]
  for (let n = 0; n < 10 && play.active; n++) {
    const legal = game.rules.legal(play.state)
    if (legal.length === 0) break
    play.play(pickMove(random, legal))
    moments.push(now())
  }
  expect(moments.length).toBeGreaterThan(1)
  const last = now()
  const back = []
  while (play.boardView.canUndo) {
    play.undo()
    back.push(now())
  }
  expect(back.at(-1)).toBe(moments[0])
  for (const moment of back) expect(moments).toContain(moment)
  while (play.boardView.canRedo) play.redo()
  expect(now()).toBe(last)
  play.close()
})
