/**
 * Measures headless speed: ticks and moves per second, how far a simple bot gets, and the ticks from input to a state
 * change.
 */
import type { RealtimeBot, RealtimeGame, TurnGame } from '../../src/engine/core/game/contract'
import { worldSize } from '../../src/engine/core/game/shape'
import { frameFrom, NO_INPUT, readInput } from '../../src/engine/core/input/input'
import { createRandom, pick } from '../../src/engine/core/math/random'
import { bots } from '../../src/games/bots'
import { catalog } from '../../src/games/catalog'
import { heading, quantile, table } from './print'

const LONGEST_TICKS = 60 * 60 * 3
const PLAYS = 8

function standard(game: RealtimeGame | TurnGame): Record<string, string> {
  return Object.fromEntries(game.options.map((option) => [option.id, option.initial]))
}

/**
 * One game by the bot.
 *
 * @returns its ticks and its final score
 */
function botPlay(game: RealtimeGame, bot: RealtimeBot<unknown> | null, seed: number) {
  const size = worldSize(game, standard(game))
  const world = game.rules.start(standard(game), seed, size)
  let tick = 0
  let before: readonly string[] = []
  for (; tick < LONGEST_TICKS && !game.rules.outcome(world); tick++) {
    const { hold = [], pointers = [] } = bot?.(world, tick) ?? {}
    game.rules.step(world, readInput(frameFrom(hold, before, pointers)), () => {})
    before = hold
  }
  return { ticks: tick, score: Number(game.rules.hud(world).Score ?? 0) }
}

/** Ticks from a press to the first difference from a world without it; a game may begin with a countdown. */
function latency(game: RealtimeGame): number {
  return Math.min(...[0, 60, 120, 240].map((wait) => latencyAfter(game, wait)))
}

function latencyAfter(game: RealtimeGame, wait: number): number {
  const size = worldSize(game, standard(game))
  const min = game.controls.map((control) => {
    const pressed = game.rules.start(standard(game), 3, size)
    const idle = game.rules.start(standard(game), 3, size)
    for (let tick = 0; tick < wait; tick++)
      for (const world of [pressed, idle]) game.rules.step(world, readInput(NO_INPUT), () => {})
    for (let tick = 1; tick <= 30; tick++) {
      game.rules.step(
        pressed,
        readInput(frameFrom([control.action], tick > 1 ? [control.action] : [])),
        () => {},
      )
      game.rules.step(idle, readInput(NO_INPUT), () => {})
      if (JSON.stringify(pressed) !== JSON.stringify(idle)) return tick
    }
    return Number.POSITIVE_INFINITY
  })
  return Math.min(...min)
}

export async function headless(): Promise<void> {
  const realtime: (string | number)[][] = []
  const turns: (string | number)[][] = []
  for (const entry of catalog) {
    const { default: game } = await entry.load()
    if (game.kind === 'turn') {
      turns.push([entry.id, movesPerSecond(game)])
      continue
    }
    const load = bots[entry.id]
    const bot = load ? ((await load()) as RealtimeBot<unknown>) : null
    const from = performance.now()
    const plays = Array.from({ length: PLAYS }, (_, seed) => botPlay(game, bot, seed + 1))
    const seconds = (performance.now() - from) / 1000
    const ticks = plays.reduce((sum, play) => sum + play.ticks, 0)
    const lasted = plays.map((play) => play.ticks / 60)
    const scores = plays.map((play) => play.score)
    realtime.push([
      entry.id,
      Math.round(ticks / seconds),
      quantile(lasted, 0.5),
      quantile(scores, 0.5),
      quantile(scores, 0.5) / (quantile(lasted, 0.5) / 60),
      latency(game),
    ])
  }
  heading(`Headless: real-time games, ${PLAYS} games by a simple bot (at most 3 minutes each)`)
  table(['game', 'ticks/s', 'lasts s', 'score', 'score/min', 'press to change, ticks'], realtime)
  heading('Headless: turn games, random legal moves')
  table(['game', 'moves/s'], turns)
}

function movesPerSecond(game: TurnGame): number {
  const random = createRandom(1)
  const from = performance.now()
  let moves = 0
  for (let seed = 0; performance.now() - from < 700; seed++) {
    let state = game.rules.start(standard(game), seed)
    for (let i = 0; i < 300 && !game.rules.outcome(state); i++, moves++) {
      const next = game.rules.next?.(state)
      const legal = game.rules.legal(state)
      const applied = game.rules.apply(
        state,
        next && legal.length === 0 ? next.move : pick(random, legal),
        i * 500,
      )
      if ('refused' in applied) break
      state = applied.state
    }
  }
  return Math.round(moves / ((performance.now() - from) / 1000))
}
