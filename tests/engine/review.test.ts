/** Reviews of turn plays: for each game a play with a known blunder, which is found with what was better, and a play without mistakes. */
import { describe, expect, it } from 'vitest'
import type { Judges } from '../../src/engine/bots/client'
import type { TurnGame } from '../../src/engine/core/contract'
import { createRandom, draw } from '../../src/engine/core/random'
import { gradeOf, winChance } from '../../src/engine/core/review'
import { catalogue, findGame } from '../../src/games/catalogue'
import { reviews } from '../../src/games/reviews'
import { judgePlay } from '../../src/play/review/judgePlay'
import { History } from '../../src/play/session/history'

const load = async (id: string) => (await findGame(id)?.load())?.default as TurnGame

/** What the worker does, at once. */
const judges: Judges = {
  figure: async (id) => (await reviews[id]?.())!.figure,
  async judge({ game, before, move, after, limitMs }) {
    const random = createRandom(1)
    const end = performance.now() + limitMs
    const thinking = { random: () => draw(random), overtime: () => performance.now() >= end }
    return (await reviews[game]?.())!.judge(before, move, after, thinking)
  },
  summary: async ({ game, last, sums, judged }) =>
    (await reviews[game]?.())!.summary?.(last, sums, judged) ?? {},
  cancel() {},
}

interface Given {
  readonly options?: Record<string, string>
  readonly position?: string
  readonly seed?: number
  /** Which moves are the visitor's own; all when left out. */
  readonly own?: (step: number) => boolean
}

/** The play of these moves, or of whatever `moves` chooses until the end or `most`. */
async function review(
  id: string,
  moves: readonly unknown[] | ((state: never) => unknown),
  { options = {}, position, seed = 5, own = () => true }: Given = {},
  most = 400,
) {
  const game = await load(id)
  const { rules } = game
  const all = Object.fromEntries(game.options.map((option) => [option.id, option.initial]))
  const values = { ...all, ...options }
  const start = position === undefined ? rules.start(values, seed) : rules.notation?.read(position, values)
  const history = new History<unknown, unknown>(start)
  const many = typeof moves === 'function' ? most : moves.length
  for (let i = 0; i < many && !rules.outcome(history.state); i++) {
    const self = rules.next?.(history.state)?.move
    const move = typeof moves === 'function' ? (self ?? moves(history.state as never)) : moves[i]
    const applied = rules.apply(history.state, move, i * 1000)
    if ('refused' in applied) throw new Error(`refused: ${JSON.stringify(move)} ${applied.refused}`)
    const isOwn = own(i) && !(typeof moves === 'function' && self !== undefined)
    history.push({ move, at: i * 1000, own: isOwn, ...applied })
  }
  let done = 0
  const found = await judgePlay({ id, game, options: values, history }, judges, (step) => {
    done = step
  })
  expect(done).toBe(history.length)
  for (const verdict of found.worst) {
    expect(verdict.why, `${id}: why`).toMatch(/^[A-Z0-9].*\.$/)
    expect(verdict.why).not.toMatch(/undefined|NaN|null/)
    // What was better can be played there.
    const before = verdict.step === 0 ? history.initial : history.step(verdict.step - 1)?.state
    if (verdict.better) expect(rules.apply(before, verdict.better.move, 0)).toHaveProperty('state')
  }
  return found
}

const TWO = { options: { opponent: 'two' } }

describe('how a review counts', () => {
  it('has the chances to win as lichess computes them', () => {
    expect(winChance(0)).toBe(50)
    expect(winChance(100)).toBeCloseTo(59.1, 1)
    expect(winChance(-100)).toBeCloseTo(40.9, 1)
    expect(winChance(1000)).toBeCloseTo(97.5, 1)
    expect(winChance(30_000)).toBeLessThanOrEqual(100)
  })
  it('calls drops of 10, 20 and 30 points inaccuracy, mistake and blunder', () => {
    expect([0, 9.9, 10, 19.9, 20, 29.9, 30, 100].map((loss) => gradeOf(loss))).toEqual([
      null,
      null,
      'inaccuracy',
      'inaccuracy',
      'mistake',
      'mistake',
      'blunder',
      'blunder',
    ])
  })
  it('is there for the games that say so, and for no other', async () => {
    const said = []
    for (const { id, kind } of catalogue) if (kind === 'turn' && (await load(id)).reviews) said.push(id)
    expect(said.sort()).toEqual(Object.keys(reviews).sort())
  })
})

describe('Tic Tac Toe', () => {
  it('finds the side that loses to a corner', async () => {
    // X the corner, O a side: only the middle holds.
    const { worst, values } = await review('tic-tac-toe', [0, 1, 4], TWO)
    expect(worst.map(({ step, grade, better }) => [step, grade, better?.text])).toEqual([
      [1, 'blunder', 'O the middle'],
    ])
    expect(values).toEqual([null, 50, 100, 100])
  })
  it('finds nothing in a tie well played, and sees it from the second seat', async () => {
    expect((await review('tic-tac-toe', [0, 4, 8, 1, 7, 6, 2, 5, 3], TWO)).worst).toEqual([])
    const { values, whose } = await review('tic-tac-toe', [0, 1], {
      options: { opponent: 'easy', mark: 'O' },
      own: (step) => step === 1,
    })
    expect(values).toEqual([null, 50, 0])
    expect(whose).toBe('Your')
  })
})

describe('Connect Four', () => {
  it('finds the four that was not stopped', async () => {
    // Yellow could win by the fifth column, and leaves it to Red, who makes a four there.
    const { worst } = await review('connect-four', [0, 4], { ...TWO, position: '645453544717432' })
    expect(worst[0]).toMatchObject({ step: 0, grade: 'blunder', loss: 100 })
    expect(worst[0]?.better?.text).toBe('Yellow, column 5')
  })
  it('tells a loser that it could have lasted, and a winner that it took long', async () => {
    const lost = await review('connect-four', [1], { ...TWO, position: '444445535545623' })
    expect(lost.worst[0]).toMatchObject({
      grade: 'inaccuracy',
      loss: 0,
      detour: { moves: 7, text: 'the loss 7 moves nearer' },
      better: { text: 'Yellow, column 5' },
      why: 'Column 5 lasts longest: Red wins in 9; after column 2 Red wins in 2.',
    })
    const won = await review('connect-four', [1], { ...TWO, position: '444445535545623232' })
    expect(won.worst[0]).toMatchObject({
      grade: 'inaccuracy',
      detour: { moves: 9, text: 'the win 9 moves further off' },
      why: 'Column 3 wins now; after column 2 Red wins in 10.',
    })
    // One that is as good as any is none.
    expect((await review('connect-four', [0], { ...TWO, position: '444445535545623' })).worst).toEqual([])
  })
  it('finds nothing where both follow the book', async () => {
    const { perfectAnswer, bitsOf } = await import('../../src/games/connect-four/bot')
    const best = (state: never) => perfectAnswer(bitsOf(state), () => false).column
    const { worst, values } = await review('connect-four', best, TWO, 10)
    expect(worst).toEqual([])
    expect(values.slice(1).every((value) => value === 100)).toBe(true)
  })
})

describe('Extreme Chess', () => {
  const step = (from: string, to: string) => ({ from, to })
  const FULL = { options: { opponent: 'two', rules: 'full' } }
  it('finds the move that allows the mate', { timeout: 60_000 }, async () => {
    const moves = ['e2e4', 'e7e5', 'd1h5', 'b8c6', 'f1c4', 'g8f6', 'h5f7']
    const { worst, values } = await review(
      'chess',
      moves.map((move) => step(move.slice(0, 2), move.slice(2))),
      FULL,
    )
    expect(worst[0]).toMatchObject({ step: 5, grade: 'blunder', why: 'After Nf6 White can mate in 1.' })
    expect(['g6', 'Qe7', 'Qf6']).toContain(worst[0]?.better?.text)
    expect(worst).toHaveLength(1)
    expect(values.at(-1)).toBe(100)
  })
  it('finds the queen that was left to be taken', { timeout: 60_000 }, async () => {
    const { worst } = await review('chess', [step('d4', 'd5')], {
      ...FULL,
      position: 'r3k3/pp3ppp/2p5/8/3Q4/8/PP3PPP/R3K3 w - - 0 1',
    })
    expect(worst[0]).toMatchObject({ grade: 'blunder', why: 'After Qd5 Black can take the queen on d5.' })
  })
  it('finds nothing in what the search itself plays', { timeout: 60_000 }, async () => {
    const { bot } = await import('../../src/games/chess/bot')
    const thinking = { random: () => 0.5, overtime: () => false }
    let nodes = 0
    const late = { ...thinking, overtime: () => ++nodes % 150 === 0 }
    const { worst } = await review('chess', (state) => bot.choose(state, 'extreme', late), FULL, 4)
    expect(worst).toEqual([])
  })
})

describe('Checkers', () => {
  const TOURNAMENT = { options: { opponent: 'two', variant: 'tournament' } }
  it('finds the man that was given away', async () => {
    const { worst } = await review('checkers', [[10, 14]], { ...TOURNAMENT, position: 'B:W18,19,32:B11,1,2' })
    expect(worst[0]).toMatchObject({ step: 0, grade: 'blunder' })
    expect(worst[0]?.better?.text).not.toBe('11-15')
  })
  it('finds nothing in what the search itself plays', { timeout: 60_000 }, async () => {
    const { search } = await import('../../src/games/checkers/bot/search')
    const { movesOf } = await import('../../src/games/checkers/rules')
    const best = (state: never) => {
      const { tournament, quiet } = state as { tournament: boolean; quiet: number }
      const moves = movesOf(state)
      const found = search({
        position: state,
        tournament,
        quiet,
        tieAfter: 80,
        depth: 7,
        moves,
        overtime: () => false,
      })
      return found.move.path
    }
    expect((await review('checkers', best, TOURNAMENT, 4)).worst).toEqual([])
  })
})

describe('2048', () => {
  it('finds the highest tile taken out of its corner', async () => {
    const position = '0,0,0,0/2,4,0,0/8,32,16,4/512,256,64,64'
    const { worst } = await review('2048', ['up'], { position })
    expect(worst[0]).toMatchObject({ step: 0, grade: 'blunder', better: { text: 'Left' } })
    expect(worst[0]?.why).toMatch(/keeps the highest tile in its corner, up takes it out/)
  })
  it('finds nothing where the best is played, and counts it', async () => {
    const { reviewer } = await import('../../src/games/2048/review')
    const { rules } = await import('../../src/games/2048/rules')
    const thinking = { random: () => 0.5, overtime: () => false }
    const best = (state: never) =>
      rules.legal(state).find((move) => {
        const applied = rules.apply(state, move, 0)
        return 'state' in applied && reviewer.judge(state, move, applied.state, thinking)?.loss === 0
      })
    const { worst, summary } = await review('2048', best, {}, 60)
    expect(worst).toEqual([])
    expect(summary['Best moves']).toBe('100%')
  })
})

describe('Sudoku', () => {
  it('finds the wrong digit and says why the right one', { timeout: 60_000 }, async () => {
    const { solveExactly } = await import('../../src/games/sudoku/rules/exact')
    const { CLASSIC } = await import('../../src/games/sudoku/rules/shape')
    const game = await load('sudoku')
    const options = Object.fromEntries(game.options.map(({ id, initial }) => [id, initial]))
    const { givens } = game.rules.start(options, 5) as { givens: number[] }
    const solution = solveExactly(givens, 2, CLASSIC).solution as ArrayLike<number>
    const cell = givens.indexOf(0)
    const right = solution[cell] as number
    const { worst, summary } = await review('sudoku', [{ type: 'digit', cell, digit: (right % 9) + 1 }])
    expect(worst[0]).toMatchObject({ step: 0, grade: 'blunder' })
    expect(worst[0]?.better?.text).toMatch(new RegExp(`^${right} in row 1, column ${cell + 1}`))
    expect(summary['Wrong digits']).toBe(1)
  })
  it('finds nothing where each digit had its reason', { timeout: 60_000 }, async () => {
    const { bot } = await import('../../src/games/sudoku/bot')
    const best = (state: never) => bot.choose(state, '', { random: () => 0, overtime: () => false })
    const { worst, values } = await review('sudoku', best, {}, 90)
    expect(worst).toEqual([])
    expect(values.at(-1)).toBe(81)
  })
})

describe('Minesweeper', () => {
  type Field = { cells: { isMine: boolean; isRevealed: boolean; neighborMines: number }[] }
  const CERTAIN = { options: { boards: 'certain' } }
  it('finds the guess that was not needed', async () => {
    const moves = (state: Field) => {
      if (!state.cells.some((cell) => cell.isRevealed)) return { type: 'open', cell: 40 }
      // A mine far from what is open: nothing is known of it.
      return { type: 'open', cell: state.cells.findIndex((cell) => cell.isMine) }
    }
    const { worst, summary } = await review('minesweeper', moves as never, CERTAIN)
    expect(worst[0]).toMatchObject({ step: 1, grade: 'blunder' })
    expect(worst[0]?.better?.text).toMatch(/^open row \d, column \d$/)
    expect(summary).toMatchObject({ Guesses: 1, 'Not needed': 1 })
  })
  it('finds nothing where only safe cells are opened', { timeout: 60_000 }, async () => {
    const { createSolver } = await import('../../src/games/minesweeper/rules/solver')
    const safe = (state: Field) => {
      const solver = createSolver(state as never)
      let open = 0
      for (const [at, cell] of state.cells.entries())
        if (cell.isRevealed) {
          solver.open(at, cell.neighborMines)
          open++
        }
      return {
        type: 'open',
        cell: open === 0 ? 40 : solver.next().find((at) => !state.cells[at]?.isRevealed),
      }
    }
    const { worst, values, summary } = await review('minesweeper', safe as never, CERTAIN)
    expect(worst).toEqual([])
    expect(values.at(-1)).toBe(100)
    expect(summary.Efficiency).toMatch(/^\d+%$/)
  })
})

describe('Blackjack', () => {
  type Table = { phase: string; hands: { cards: number[] }[]; active: number; rounds: number }
  const play = (choose: (state: never) => string) => (state: Table) => {
    if (state.phase === 'betting' || state.phase === 'finished') return { do: 'deal' }
    return { do: state.phase === 'insurance' ? 'decline' : choose(state as never) }
  }
  it('finds a hit on hard twenty', async () => {
    const { worth } = await import('../../src/games/blackjack/rules/cards')
    const { decide } = await import('../../src/games/blackjack/bot/strategy')
    const wild = (state: never) => {
      const { hands, active } = state as Table
      return worth(hands[active]?.cards ?? []).total === 20 ? 'hit' : decide(state)
    }
    const { worst } = await review('blackjack', play(wild) as never, {}, 200)
    expect(worst[0]).toMatchObject({ grade: 'blunder' })
    expect(worst[0]?.better?.text).toBe('Stand')
  })
  it('finds nothing in basic strategy', async () => {
    const { decide } = await import('../../src/games/blackjack/bot/strategy')
    const { worst, summary } = await review('blackjack', play(decide) as never, {}, 200)
    expect(worst).toEqual([])
    expect(summary['Lost to basic strategy']).toBe('0.0% of a bet')
  })
  it('knows what hands are worth, as tables for a shoe of endless cards say', async () => {
    const { expected } = await import('../../src/games/blackjack/bot/expected')
    // wizardofodds.com/games/blackjack/appendix/1 (infinite decks, dealer stands on soft 17).
    expect(expected('stand', { total: 20, soft: false }, 0, { up: 6, hits17: false })).toBeCloseTo(0.704, 2)
    expect(expected('stand', { total: 16, soft: false }, 0, { up: 10, hits17: false })).toBeCloseTo(
      -0.5404,
      2,
    )
    expect(expected('hit', { total: 16, soft: false }, 0, { up: 10, hits17: false })).toBeCloseTo(-0.5398, 2)
    expect(expected('double', { total: 11, soft: false }, 0, { up: 6, hits17: false })).toBeCloseTo(0.667, 2)
  })
})

describe('Battleship', () => {
  it('finds the hit that was not followed', async () => {
    const moves = (state: { phase: string; fleets: [unknown[], { cell: number }[]]; shots: number[][] }) => {
      if (state.phase === 'setup') return state.fleets[0][0] ? { begin: true } : { fill: true }
      const carrier = state.fleets[1][0]?.cell ?? 0
      const first = state.shots[0]?.length === 0
      return { fire: first ? carrier : carrier === 0 ? 99 : 0 }
    }
    const { worst } = await review('battleship', moves as never, {}, 5)
    expect(worst[0]).toMatchObject({ grade: 'blunder', why: expect.stringMatching(/still afloat/) })
  })
  it('finds nothing in the shots of an admiral', async () => {
    const { aim } = await import('../../src/games/battleship/rules/aim')
    const { knowledgeOf } = await import('../../src/games/battleship/rules')
    const moves = (state: { phase: string; fleets: [unknown[]] }) => {
      if (state.phase === 'setup') return state.fleets[0][0] ? { begin: true } : { fill: true }
      return { fire: aim(knowledgeOf(state as never, 0), 'admiral', () => 0) }
    }
    const { worst, summary } = await review('battleship', moves as never, {}, 300)
    expect(worst).toEqual([])
    expect(summary['Best shots']).toBe('100%')
  })
})
