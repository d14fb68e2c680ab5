/**
 * Long proofs of rules and hints, longer than a unit test may take: Blackjack's shoes, Minesweeper's odds, the hints of
 * 2048.
 */
import { bot as slides } from '../../src/games/2048/bot'
import { highest, type State as SlidesState, rules as slidesRules } from '../../src/games/2048/rules'
import { knowledgeOf } from '../../src/games/minesweeper/rules/known'
import { PLAYERS, playRounds, TABLES } from '../games/blackjack/shoe'
import { differences, LEVEL_NAMES, positionOf, stuckPositions } from '../games/minesweeper/positions'
import { heading, quantile, table } from './print'

const ROUNDS = 1_000_000
const POSITIONS = 1000
/** Steps of the independent count before a position is skipped. */
const TRIES = 20_000_000
const GAMES = 100
const GOAL = 2048

/**
 * Returns the goals that are missed. Throws if a card is not in the shoe, or is there twice.
 *
 * @returns one sentence for each missed goal
 */
export function proofs(rounds = ROUNDS, positions = POSITIONS, games = GAMES): string[] {
  shoes(rounds)
  return [...odds(positions), ...slidesReach(games)]
}

function shoes(rounds: number): void {
  heading(`Blackjack: every card is in the shoe, none twice, over ${rounds} rounds of every table`)
  table(
    ['decks, boxes', 'most cards of a round', 'fewest left', 'shuffles'],
    TABLES.map((options) => {
      const each = PLAYERS.map((player, i) =>
        playRounds(options, 1000 + i, Math.ceil(rounds / PLAYERS.length), player),
      )
      return [
        `${options.decks}, ${options.boxes}`,
        Math.max(...each.map(({ most }) => most)),
        Math.min(...each.map(({ fewest }) => fewest)),
        each.reduce((sum, { shuffles }) => sum + shuffles, 0),
      ]
    }),
  )
}

const OPENED = { beginner: 20, intermediate: 60, expert: 120 }

function odds(positions: number): string[] {
  heading(`Minesweeper: odds against an independent exact count, ${positions} positions of each level`)
  const rows = LEVEL_NAMES.map((level) => {
    const row = { compared: 0, guesses: 0, wrong: 0, worst: 0, left: 0 }
    const times: number[] = []
    for (let seed = 1; row.compared < positions; seed++)
      for (const state of [
        positionOf({ level }, seed, OPENED[level]),
        ...stuckPositions({ level }, seed, 2),
      ]) {
        if (row.compared === positions) break
        const from = performance.now()
        knowledgeOf(state)
        times.push(performance.now() - from)
        const found = differences(state, TRIES)
        if (!found) {
          row.left++
          continue
        }
        row.compared++
        if (found.certain === 0) row.guesses++
        row.wrong += found.wrong
        row.worst = Math.max(row.worst, found.worst)
      }
    return { level, ...row, mean: times.reduce((a, b) => a + b, 0) / times.length, most: quantile(times, 1) }
  })
  table(
    [
      'level',
      'compared',
      'of these a guess is needed',
      'cells wrong',
      'greatest difference',
      'left out',
      'mean ms',
      'worst ms',
    ],
    rows.map((row) => [
      row.level,
      row.compared,
      row.guesses,
      row.wrong,
      row.worst,
      row.left,
      row.mean,
      row.most,
    ]),
  )
  return rows.filter(({ wrong, worst }) => wrong > 0 || worst > 1e-12).map(({ level }) => `odds ${level}`)
}

function slidesReach(games: number): string[] {
  heading(`2048: hints alone, ${games} games up to the goal (goal: 90% reach it, below 10 ms per move)`)
  let reached = 0
  let moves = 0
  let worst = 0
  const from = performance.now()
  for (let seed = 1; seed <= games; seed++) {
    let state: SlidesState = slidesRules.start({}, seed)
    while (highest(state) < GOAL && !slidesRules.outcome(state)) {
      const before = performance.now()
      const move = slides.choose(state, '', { random: () => 0.5, overtime: () => false })
      worst = Math.max(worst, performance.now() - before)
      const applied = slidesRules.apply(state, move, 0)
      if ('refused' in applied) throw new Error(`${move} was refused`)
      state = applied.state
      moves++
    }
    if (highest(state) >= GOAL) reached++
  }
  const each = (performance.now() - from) / moves
  table(
    ['games', 'reach 2048', 'moves', 'mean ms per move', 'worst ms'],
    [[games, reached, moves, each, worst]],
  )
  return reached >= 0.9 * games && each < 10 ? [] : ['2048']
}
