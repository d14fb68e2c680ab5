/** The workbench reaches the same moment of every game twice. */

import { expect, it } from 'vitest'
import type { RealtimeBot, TurnBot } from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import { worldSize } from '../../src/engine/core/game/shape'
import { bots } from '../../src/games/bots'
import { botMove, botTick, newRealtime, newTurns } from '../../src/workbench/time/playOn'
import { gamesOfKind } from './loaded'

const SEED = 3
const TICKS = 60
const MOVES = 8

it.each(gamesOfKind('realtime'))('a moment of %s is reached again', async (id, game) => {
  const options = completeOptions(game.options)
  const bot = (await bots[id]?.()) as RealtimeBot<unknown>
  const reached = () => {
    const run = newRealtime(game, options, SEED, worldSize(game, options))
    while (run.tick < TICKS && botTick(run, game, bot));
    expect(run.tick === TICKS || game.rules.outcome(run.world) !== null).toBe(true)
    return JSON.stringify(run.world)
  }
  expect(reached()).toBe(reached())
})

it.each(gamesOfKind('turn'))('a moment of %s is reached again', async (id, game) => {
  const bot = ((await bots[id]?.()) as TurnBot<unknown, unknown> | undefined) ?? null
  const reached = () => {
    const run = newTurns(game, completeOptions(game.options), SEED)
    while (run.at < MOVES && botMove(run, game, bot, SEED));
    expect(run.at === MOVES || run.isOver).toBe(true)
    return JSON.stringify([run.value, run.events])
  }
  expect(reached()).toBe(reached())
})
