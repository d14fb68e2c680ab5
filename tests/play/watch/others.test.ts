/** Reviews of 2048, puzzles, Blackjack and Battleship: a known blunder found with the better move, nothing in a game without mistakes. */
import { describe, expect, it } from 'vitest'
import { load, review } from './review'

describe('2048', () => {
  it('finds the move that took the highest tile out of its corner', async () => {
    const position = '0,0,0,0/2,4,0,0/8,32,16,4/512,256,64,64'
    const { worst } = await review('2048', ['up'], { position })
    expect(worst[0]).toMatchObject({ step: 0, grade: 'blunder', better: { text: 'Left' } })
    expect(worst[0]?.why).toMatch(/keeps the highest tile in its corner\. Up moves it out/)
  })
  it('finds nothing in the best moves, and counts them', async () => {
    const { reviewer } = await import('../../../src/games/2048/review')
    const { rules } = await import('../../../src/games/2048/rules')
    const thinking = { random: () => 0.5, overtime: () => false }
    const best = (state: never) =>
      rules.legal(state).find((move) => {
        const applied = rules.apply(state, move, 0)
        return 'state' in applied && reviewer.judge(state, move, applied.state, thinking)?.loss === 0
      })
    const { worst, summary } = await review('2048', best, {}, 20)
    expect(worst).toEqual([])
    expect(summary['Best moves']).toBe('100%')
  })
})

describe('Sudoku', () => {
  it('finds the wrong digit, and gives the reason for the right one', async () => {
    const { solveExactly } = await import('../../../src/games/sudoku/rules/exact')
    const { CLASSIC } = await import('../../../src/games/sudoku/rules/shape')
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
  it('finds nothing if each digit had a reason', async () => {
    const { bot } = await import('../../../src/games/sudoku/bot')
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
      // A mine far from the open cells: nothing is known about it.
      return { type: 'open', cell: state.cells.findIndex((cell) => cell.isMine) }
    }
    const { worst, summary } = await review('minesweeper', moves as never, CERTAIN)
    expect(worst[0]).toMatchObject({ step: 1, grade: 'blunder' })
    expect(worst[0]?.better?.text).toMatch(/^Open row \d, column \d$/)
    expect(summary).toMatchObject({ Guesses: 1, Avoidable: 1 })
  })
  it('finds nothing if only safe cells are opened', async () => {
    const { Solver } = await import('../../../src/games/minesweeper/rules/solver')
    const safe = (state: Field) => {
      const solver = new Solver(state as never)
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
    const { handValue } = await import('../../../src/games/blackjack/rules/cards')
    const { decide } = await import('../../../src/games/blackjack/bot/strategy')
    const wild = (state: never) => {
      const { hands, active } = state as Table
      return handValue(hands[active]?.cards ?? []).total === 20 ? 'hit' : decide(state)
    }
    const { worst } = await review('blackjack', play(wild) as never, {}, 200)
    expect(worst[0]).toMatchObject({ grade: 'blunder' })
    expect(worst[0]?.better?.text).toBe('Stand')
  })
  it('finds nothing in basic strategy', async () => {
    const { decide } = await import('../../../src/games/blackjack/bot/strategy')
    const { worst, summary } = await review('blackjack', play(decide) as never, {}, 200)
    expect(worst).toEqual([])
    expect(summary['Cost of mistakes']).toBe('0% of a bet')
  })
  it('values hands like the tables for an infinite shoe', async () => {
    const { expected } = await import('../../../src/games/blackjack/bot/expected')
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
  it('finds the hit that was not followed up', async () => {
    const moves = (state: { phase: string; fleets: [unknown[], { cell: number }[]]; shots: number[][] }) => {
      if (state.phase === 'setup') return state.fleets[0][0] ? { begin: true } : { fill: true }
      const carrier = state.fleets[1][0]?.cell ?? 0
      const first = state.shots[0]?.length === 0
      return { fire: first ? carrier : carrier === 0 ? 99 : 0 }
    }
    const { worst } = await review('battleship', moves as never, {}, 5)
    expect(worst[0]).toMatchObject({ grade: 'blunder', why: expect.stringMatching(/still afloat/) })
  })
  it('finds nothing in perfect shots', async () => {
    const { aim } = await import('../../../src/games/battleship/rules/aim')
    const { knowledgeOf } = await import('../../../src/games/battleship/rules')
    const moves = (state: { phase: string; fleets: [unknown[]] }) => {
      if (state.phase === 'setup') return state.fleets[0][0] ? { begin: true } : { fill: true }
      return { fire: aim(knowledgeOf(state as never, 0), 'admiral', () => 0) }
    }
    const { worst, summary } = await review('battleship', moves as never, {}, 300)
    expect(worst).toEqual([])
    expect(summary['Best shots']).toBe('100%')
  })
})
