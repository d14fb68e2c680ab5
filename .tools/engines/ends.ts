/** The page on which an engine plays games by their bots, without drawing. It returns a digest of how they ended. */
import type { Game, RealtimeBot, TurnBot } from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import { worldSize } from '../../src/engine/core/game/shape'
import { bots } from '../../src/games/bots'
import { findGame } from '../../src/games/catalog'
import { botMove, botTick, newRealtime, newTurns } from '../../src/workbench/time/playOn'

/** Half a minute of a real-time game. */
const TICKS = 1800
const MOVES = 60

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv). */
function digest(text: string, from: number): number {
  let hash = from
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0
  return hash
}

function endOfPlay(game: Game, bot: RealtimeBot<unknown> | TurnBot<unknown, unknown> | null, seed: number) {
  const options = completeOptions(game.options)
  if (game.kind === 'realtime') {
    const run = newRealtime(game, options, seed, worldSize(game, options))
    while (run.tick < TICKS && botTick(run, game, bot as RealtimeBot<unknown>));
    return run.world
  }
  const run = newTurns(game, options, seed)
  while (run.at < MOVES && botMove(run, game, bot as TurnBot<unknown, unknown> | null, seed));
  return run.value
}

async function endOf(id: string, seeds: number): Promise<string> {
  const game = (await findGame(id)?.load())?.default
  if (!game) throw new Error(`There is no game ${id}.`)
  const bot = (await bots[id]?.()) ?? null
  let hash = 0x811c9dc5
  for (let seed = 1; seed <= seeds; seed++) hash = digest(JSON.stringify(endOfPlay(game, bot, seed)), hash)
  return hash.toString(16).padStart(8, '0')
}

Object.assign(window, { endOf })
