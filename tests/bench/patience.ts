/** The shares of deals of TriPeaks, Pyramid, Golf and Spider that can be won, beside published figures. */

import { SHAPE as GOLF } from '../../src/games/golf/rules'
import { fresh } from '../../src/games/pyramid/rules'
import { solve } from '../../src/games/pyramid/rules/solver'
import { SHAPE as PYRAMID } from '../../src/games/pyramid/rules/state'
import { numberedDeck } from '../../src/games/shared/patience/deals'
import { layOut } from '../../src/games/shared/patience/places'
import { solveRun } from '../../src/games/shared/patience/runSolver'
import type { Shape } from '../../src/games/shared/patience/shape'
import { numbered } from '../../src/games/spider/rules/deals'
import { solve as solveSpider } from '../../src/games/spider/rules/solver'
import type { Suits } from '../../src/games/spider/rules/state'
import { SHAPE as PEAKS } from '../../src/games/tripeaks/rules'
import { heading, quantile, table } from './print'

const DEALS = 300
/** Positions for each deal. */
const MOST = 100_000

type Found = { readonly result: 'won' | 'lost' | 'unknown'; readonly nodes: number }

const runs = (shape: Shape, corner: boolean) => (deal: number) =>
  solveRun(
    shape,
    {
      ...layOut(shape, numberedDeck(deal), 1),
      deal,
      proved: false,
      corner,
      chain: 0,
      score: 0,
      moves: 0,
      at: 0,
    },
    MOST,
  )
const pyramids = (redeals: number) => (deal: number) =>
  solve(fresh(layOut(PYRAMID, numberedDeck(deal), 0), redeals, deal), MOST)

/** Of Spider, how many positions are kept after each move; a deal that is not won is searched with the next one. */
const WIDTHS = [20, 80, 160]

const spiders = (suits: Suits) => (deal: number) => {
  const state = numbered(deal, suits)
  let nodes = 0
  for (const width of WIDTHS) {
    const verdict = solveSpider(state, width)
    nodes += verdict.nodes
    if (verdict.isWon) return { result: 'won', nodes } as const
  }
  return { result: 'unknown', nodes } as const
}

/**
 * The published figures count 1,500 random deals of each game (mchung94/solitaire-player on GitHub, README), and the
 * 32,000 deals of Spider that have a number in FreeCell (tranzoa.net/alex/plspider.htm).
 */
const WAYS: readonly (readonly [name: string, published: string, (deal: number) => Found])[] = [
  ['TriPeaks', '97.1 (1,457 of 1,500)', runs(PEAKS, true)],
  ['TriPeaks, aces and kings apart', '', runs(PEAKS, false)],
  ['Golf', '', runs(GOLF, false)],
  ['Golf, aces and kings meet', '', runs(GOLF, true)],
  ['Pyramid, three passes', '66.5 (998 of 1,500)', pyramids(2)],
  ['Pyramid, one pass', '', pyramids(0)],
  ['Spider, one suit', '', spiders(1)],
  ['Spider, two suits', '', spiders(2)],
  ['Spider, four suits', '99.99 (31,998 of 32,000)', spiders(4)],
]

/** The rows of the games in `BENCH_GAMES=spider,golf`, or all. */
function wanted() {
  const named = process.env.BENCH_GAMES?.split(',')
  return WAYS.filter(([name]) => !named || named.includes(name.toLowerCase().replace(/,.*/, '')))
}

export function patience(): void {
  heading(`Patiences: the first ${DEALS} deals, at most ${MOST} positions each`)
  table(
    ['game', 'won %', 'won or undecided %', 'published %', 'positions if won, median', '95 %'],
    wanted().map(([name, published, search]) => {
      const found = Array.from({ length: DEALS }, (_, deal) => search(deal))
      const won = found.filter(({ result }) => result === 'won')
      const percent = (count: number) => ((100 * count) / DEALS).toFixed(1)
      const lost = found.filter(({ result }) => result === 'lost').length
      const nodes = won.map((each) => each.nodes)
      return [
        name,
        percent(won.length),
        percent(DEALS - lost),
        published,
        quantile(nodes, 0.5),
        quantile(nodes, 0.95),
      ]
    }),
  )
}
