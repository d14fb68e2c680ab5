/**
 * Proofs of Reversi that take longer than a test may: the number of games of ten moves, published endgames, each level
 * against the one below, and the best level against a plain search.
 */
import { bot } from '../../src/games/reversi/bot'
import { DISC } from '../../src/games/reversi/bot/evaluation'
import { FULL, think } from '../../src/games/reversi/bot/think'
import { match, playerOf } from '../games/reversi/duels'
import published from '../games/reversi/ffo.json'
import { read } from '../games/reversi/helpers'
import { perftOf } from '../games/reversi/perft'
import { plainPlayer } from '../games/reversi/plainPlayer'
import { heading, quantile, table } from './print'

/** The published number of games of ten moves. */
const GAMES_OF_TEN = 24_571_284
const GAMES = 40
const GOAL = 0.75
const PLAIN_DEPTH = 8
const PLAIN_GAMES = 20
/** The end is computed within this time at 14 empty squares, ms. */
const LIMIT_MS = 1000

/** @returns the goals that are missed, one sentence each */
export function reversi(): string[] {
  return [...games(), ...ends(), ...levels(), ...plain()]
}

function games(): string[] {
  heading('Reversi: games of ten moves (published: 24,571,284)')
  const from = performance.now()
  const count = perftOf(10)
  table(['games', 'ms'], [[count, performance.now() - from]])
  return count === GAMES_OF_TEN ? [] : ['reversi: the number of games of ten moves']
}

function ends(): string[] {
  heading(`Reversi: published endgames, 14 to 16 empty squares (goal: ${LIMIT_MS} ms at 14)`)
  const rows = published.map(({ position, scores }) => {
    const state = read(position)
    const from = performance.now()
    const found = think(state, FULL, { random: () => 0.5, overtime: () => false })
    const ms = performance.now() - from
    const empty = state.cells.split('-').length - 1
    return { empty, ms, right: found.exact && found.value === Math.max(...Object.values(scores)) * DISC }
  })
  const sizes = [...new Set(rows.map(({ empty }) => empty))].sort((a, b) => a - b)
  table(
    ['empty squares', 'positions', 'right', 'median ms', 'worst ms'],
    sizes.map((size) => {
      const some = rows.filter(({ empty }) => empty === size)
      const times = some.map(({ ms }) => ms)
      return [
        size,
        some.length,
        some.filter(({ right }) => right).length,
        quantile(times, 0.5),
        quantile(times, 1),
      ]
    }),
  )
  const wrong = rows.some(({ right }) => !right) ? ['reversi: a published score'] : []
  const slow = rows.some(({ empty, ms }) => empty === 14 && ms > LIMIT_MS)
    ? ['reversi: time at 14 squares']
    : []
  return [...wrong, ...slow]
}

function levels(): string[] {
  heading(
    `Reversi: points of each level against the one below, ${GAMES} games (goal on the 8x8 board: ${GOAL * 100}%)`,
  )
  const rows = bot.levels.slice(1).map((strong, n) => {
    const weak = bot.levels[n] as string
    const points = (['8', '6'] as const).map(
      (size) => match(playerOf(strong), playerOf(weak), GAMES, size) / GAMES,
    )
    return { name: `${strong} beats ${weak}`, points }
  })
  table(
    ['levels', '8x8', '6x6'],
    rows.map(({ name, points }) => [name, ...points.map((each) => `${(each * 100).toFixed(1)}%`)]),
  )
  return rows.filter(({ points }) => (points[0] as number) < GOAL).map(({ name }) => `reversi: ${name}`)
}

function plain(): string[] {
  heading(
    `Reversi: the best level against a plain search of depth ${PLAIN_DEPTH}, ${PLAIN_GAMES} games (goal: loses at most 20%)`,
  )
  const best = bot.levels.at(-1) as string
  const points = match(playerOf(best), plainPlayer(PLAIN_DEPTH), PLAIN_GAMES) / PLAIN_GAMES
  table(['points of the best level'], [[`${(points * 100).toFixed(1)}%`]])
  return points >= 0.8 ? [] : ['reversi: the plain search']
}
