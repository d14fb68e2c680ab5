/** Tests Vegas scoring in a session: the bank carries over, and undo takes back what a move changed. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TurnGame } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import klondike from '../../../src/games/klondike'
import type { Options } from '../../../src/games/klondike/options'
import { options } from '../../../src/games/klondike/options'
import { TurnSession } from '../../../src/play/session/turns/turnSession'
import { cleared, freshPage } from '../../play/session/small'

const bots = { choose: vi.fn(), hint: vi.fn(), start: vi.fn(), cancel: vi.fn() }
const VEGAS = { scoring: 'vegas', deals: 'random' } as const

async function open(seed: number, chosen: Partial<Options> = VEGAS) {
  const values = { ...completeOptions(options, chosen) }
  const game = klondike as unknown as TurnGame
  const play = new TurnSession({ id: 'klondike', game, options: values, seed }, bots)
  await play.restore()
  return play
}
const score = (play: TurnSession) => play.view.hud.Score

beforeEach(() => {
  freshPage()
  vi.stubGlobal('navigator', {})
})
afterEach(cleared)

it('the stake is paid with the first move, and undo gives it back', async () => {
  const play = await open(1)
  expect(score(play)).toBe(-52)
  play.start()
  play.play({ type: 'draw' })
  play.play({ type: 'draw' })
  expect(play.undoable).toBe(true)
  play.undo()
  play.undo()
  expect(play.undoable).toBe(false)
  play.restart()
  expect(score(play)).toBe(-52)
  play.play({ type: 'draw' })
  play.undo()
  play.redo()
  play.restart()
  // One deal was paid for, and this one will be.
  expect(score(play)).toBe(-104)
  play.close()
})

it('other scoring carries nothing over', async () => {
  const play = await open(2, { deals: 'random' })
  play.start()
  play.play({ type: 'draw' })
  expect(score(play)).toBe(0)
  play.undo()
  expect(play.undoable).toBe(false)
  play.close()
})

it('the option says how many passes casinos allow', () => {
  const scoring = klondike.options.find(({ id }) => id === 'scoring')
  expect(scoring?.says?.vegas).toMatch(/one pass through the deck, or three when drawing three/)
})
