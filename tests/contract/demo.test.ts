/** The demo behind the start panel of every real-time game keeps running and shows something. */

import { expect, it } from 'vitest'
import { completeOptions } from '../../src/engine/core/game/option'
import { worldSize } from '../../src/engine/core/game/shape'
import { SceneClock } from '../../src/engine/stage/clock'
import { Demo } from '../../src/play/session/realtime/demo'
import { gamesOfKind } from './loaded'

const LOOKS_S = 40

it.each(gamesOfKind('realtime'))('%s changes the picture behind its start panel', async (_id, game) => {
  const bot = await game.bot?.()
  if (!bot) throw new Error('no demo player')
  const options = completeOptions(game.options)
  const clock = new SceneClock()
  let events = 0
  clock.on('event', () => events++)
  const demo = new Demo({ game, bot, options, seed: 11, size: worldSize(game, options), ended: () => {} })
  for (let n = 0; n < LOOKS_S * 20; n++) demo.frame(50, clock)
  expect(events).toBeGreaterThan(0)
})
