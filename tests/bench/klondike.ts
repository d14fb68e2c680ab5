/** The proofs of Klondike and FreeCell that take long: random games, the winnable share, and the published deals. */
import { completeOptions } from '../../src/engine/core/game/option'
import { options } from '../../src/games/klondike/options'
import { rules } from '../../src/games/klondike/rules'
import { freecellDeck, LOST_FREECELL_DEAL, layOut } from '../../src/games/klondike/rules/deals'
import { solveFreecell } from '../../src/games/klondike/rules/freecellSolver'
import { solve } from '../../src/games/klondike/rules/solver'
import { isWon } from '../../src/games/klondike/rules/state'
import { DEAL_NODES, positionOf } from '../../src/games/klondike/rules/winnable'
import { numberedDeck } from '../../src/games/shared/patience/deals'
import { isWhole, playAtRandom } from '../games/klondike/helpers'
import { MODES, PLAYERS, playAs } from '../games/klondike/players'
import { heading, quantile, table } from './print'

const RANDOM_GAMES = 100_000
const RANDOM_MOVES = 100
const DEALS = 2000
const FREECELL_DEALS = 500
/**
 * Positions for each deal, by cards drawn: the largest decides, the smaller ones show what more work brings. Only the
 * share of draw three is published as a figure to compare with, so draw one ends earlier.
 */
const LIMITS = { 1: [DEAL_NODES, 12_000, 60_000], 3: [DEAL_NODES, 12_000, 60_000, 252_000, 1_020_000] }
/** Games of each player in each mode. */
const PLAYED = 40
const FREECELL_LIMITS = [60_000, 6_000_000]

export function klondike(): void {
  heading(`Klondike: ${RANDOM_GAMES} random games (meant: 52 cards, each once, after every move)`)
  let broken = 0
  for (let seed = 0; seed < RANDOM_GAMES; seed++) {
    const chosen = {
      deals: 'random',
      draw: seed % 2 ? '1' : '3',
      kind: seed % 4 === 3 ? 'freecell' : 'klondike',
    } as const
    playAtRandom(rules.start(completeOptions(options, chosen), seed), seed, RANDOM_MOVES, (state) => {
      if (!isWhole(state)) broken++
    })
  }
  table(['broken positions'], [[broken]])

  heading(`Klondike: the first ${DEALS} deals (meant: 80.2 to 83.7 % of draw three won, published 81.945 %)`)
  table(
    [
      'draw',
      'positions',
      'won',
      'lost',
      'undecided',
      'won %',
      'standard error',
      'ms if decided, median',
      '95 %',
    ],
    ([1, 3] as const).flatMap((draw) => winnable(draw)),
  )

  heading(`Klondike: games won of ${PLAYED}, by player`)
  table(
    ['mode', ...PLAYERS],
    MODES.map((options) => [
      Object.values(options).join(' '),
      ...PLAYERS.map(
        (player) =>
          Array.from({ length: PLAYED }, (_, seed) => playAs(player, options, seed)).filter(isWon).length,
      ),
    ]),
  )

  heading('FreeCell: the first deals, and the one without a solution')
  const numbers = Array.from({ length: FREECELL_DEALS }, (_, i) => i + 1)
  let left = numbers
  for (const limit of FREECELL_LIMITS)
    left = left.filter(
      (deal) => solveFreecell(layOut('freecell', freecellDeck(deal)), limit).result !== 'won',
    )
  const last = solveFreecell(layOut('freecell', freecellDeck(LOST_FREECELL_DEAL)), Number.POSITIVE_INFINITY)
  table(
    ['deals', 'won', 'not solved', `deal ${LOST_FREECELL_DEAL}`, 'its positions'],
    [[FREECELL_DEALS, FREECELL_DEALS - left.length, left.join(' ') || 'none', last.result, last.nodes]],
  )
}

/** One row for each limit. A search is the same with any limit, so each deal is searched once, with the largest. */
function winnable(draw: 1 | 3): (string | number)[][] {
  const limits = LIMITS[draw]
  const searches = Array.from({ length: DEALS }, (_, deal) => {
    const from = performance.now()
    const position = positionOf({ ...layOut('klondike', numberedDeck(deal)), draw, redeals: -1 })
    const { result, nodes } = solve(position, Math.max(...limits))
    return { result, nodes, ms: performance.now() - from }
  })
  return limits.map((limit) => {
    const decided = searches.filter(({ nodes }) => nodes <= limit)
    const count = (wanted: string) => decided.filter(({ result }) => result === wanted).length
    const share = count('won') / DEALS
    const error = Math.sqrt((share * (1 - share)) / DEALS)
    const percent = (part: number) => (100 * part).toFixed(2)
    const times = decided.map(({ ms }) => ms)
    return [
      draw,
      limit,
      count('won'),
      count('lost'),
      DEALS - decided.length,
      percent(share),
      percent(error),
      quantile(times, 0.5),
      quantile(times, 0.95),
    ]
  })
}
