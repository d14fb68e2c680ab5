/** Owns the proof of International draughts, and of games of Checkers that their players end. */
import { describe, expect, it } from 'vitest'
import { createRandom, draw, pick } from '../../src/engine/core/random'
import game from '../../src/games/checkers'
import { bot } from '../../src/games/checkers/bot'
import { isOffered, type Move, movesOf, mustTake, rules, type State } from '../../src/games/checkers/rules'
import { readCells, START_WIDE, widePerft, writeCells } from '../../src/games/checkers/rules/international'
import { countOn } from '../../src/games/checkers/rules/pieces'
import { tell } from '../../src/games/checkers/tell'

const WIDE = { variant: 'international', opponent: 'two' }
const read = (text: string, options: Record<string, string> = WIDE): State =>
  rules.notation!.read(text, options)
const write = (state: State) => rules.notation?.write(state)

function apply(state: State, move: Move): State {
  const applied = rules.apply(state, move, 0)
  if ('refused' in applied) throw new Error(`${JSON.stringify(move)}: ${applied.refused}`)
  return applied.state
}
const play = (state: State, ...squares: number[]) =>
  apply(
    state,
    squares.map((square) => square - 1),
  )
const refused = (state: State, ...squares: number[]) => {
  const applied = rules.apply(
    state,
    squares.map((square) => square - 1),
    0,
  )
  return 'refused' in applied ? applied.refused : 'was accepted'
}
const legal = (state: State) =>
  movesOf(state)
    .map(({ path }) => path.map((square) => square + 1).join('-'))
    .sort()

describe('International draughts', () => {
  it('has the published numbers of lines of play to depth 6', () => {
    const cells = readCells(START_WIDE)
    const counts = [9, 81, 658, 4265, 27117, 167140]
    for (const [index, lines] of counts.entries()) expect(widePerft(cells, 0, index + 1)).toBe(lines)
    expect(writeCells(cells)).toBe(START_WIDE)
  })

  it('begins with twenty pieces a side on ten rows, Red first', () => {
    const start = rules.start(WIDE, 1)
    expect([countOn(start, 0), countOn(start, 1), start.turn]).toEqual([20, 20, 0])
    expect(legal(start)).toHaveLength(9)
    expect(rules.debug?.(start).split('\n')).toHaveLength(10)
    expect(read(write(start) as string)).toEqual(start)
  })

  it('lets men take backward, and kings fly', () => {
    expect(legal(read('B:W17:B22'))).toEqual(['22-11'])
    expect(legal(read('B:WK5:BK50'))).toHaveLength(9)
    expect(legal(read('B:W39:BK50'))).toEqual(['50-11', '50-17', '50-22', '50-28', '50-33', '50-6'])
  })

  it('has the capture of most pieces taken, and no other', () => {
    // One way takes one piece, the other two.
    const state = read('B:W21,22,32:B17')
    expect(mustTake(state)).toBe(true)
    expect(legal(state)).toEqual(['17-28-37'])
    expect(refused(state, 17, 26)).toMatch(/the most pieces/)
    expect(write(play(state, 17, 28, 37))).toBe('W:W21:B37')
  })

  it('crowns a man where it comes to rest alone', () => {
    // It passes the far row and takes on: a man still.
    const through = play(read('B:W39,40:B33'), 33, 44, 35)
    expect(write(through)).toBe('W:W:B35')
    const rests = play(read('B:W6:B41'), 41, 46)
    expect(write(rests)).toBe('W:W6:BK46')
  })

  it('takes no piece twice and lifts what it took at the end', () => {
    const state = read('B:W12,22:BK1')
    for (const path of movesOf(state)) expect(new Set(path.path).size).toBeGreaterThan(1)
    expect(countOn(apply(state, movesOf(state)[0]?.path ?? []), 1)).toBeLessThan(2)
  })

  it('says why a move is refused', () => {
    const start = rules.start(WIDE, 1)
    expect(refused(start, 31, 27)).toBe('That piece is not yours to move.')
    expect(refused(start, 1)).toBe('That piece has nowhere to go.')
    expect(refused(start, 17, 28)).toMatch(/one square forward/)
    expect(() => read('B:W51:B1')).toThrow(/numbered 1 to 50/)
    expect(() => read('B:W20:B46')).toThrow(/would be a king/)
  })

  it('is a tie after twenty-five moves of each side by kings alone', () => {
    let state = read('B:WK50:BK1')
    expect(rules.outcome({ ...state, quiet: 49 })).toBeNull()
    state = { ...state, quiet: 50 }
    expect(rules.outcome(state)).toMatchObject({ result: 'tied', detail: /^Twenty-five moves/ })
  })

  it('is told in the usual notation', () => {
    const state = read('B:W21,22,32:B17')
    const path = [16, 27, 36]
    expect(tell(state, path, apply(state, path))).toBe('17x28x37')
  })

  it('has levels that rise, and hints', () => {
    const mind = (seed: number) => {
      const random = createRandom(seed)
      let asked = 0
      return { random: () => draw(random), overtime: () => ++asked > 12, anew: () => (asked = 0) }
    }
    const duel = (strong: string, weak: string, seat: number, seed: number): number => {
      const thinking = mind(seed)
      let state = rules.start(WIDE, seed)
      for (let i = 0; i < 240; i++) {
        const outcome = rules.outcome(state)
        if (outcome) return outcome.result === 'tied' ? 0.5 : state.turn === seat ? 0 : 1
        thinking.anew()
        state = apply(state, bot.choose(state, state.turn === seat ? strong : weak, thinking))
      }
      return 0.5
    }
    for (const [weak, strong] of [
      ['easy', 'normal'],
      ['normal', 'hard'],
      ['hard', 'expert'],
    ] as const) {
      let points = 0
      for (let n = 0; n < 4; n++) points += duel(strong, weak, n % 2, n + 1)
      expect(points / 4, `${strong} against ${weak}`).toBeGreaterThanOrEqual(0.6)
    }
    const win = bot.hint?.(read('B:W28:BK50'), mind(1))
    expect(win?.text).toMatch(/wins now$/)
  })

  it('is no game to review', () => {
    expect(typeof game.reviews === 'function' && game.reviews(WIDE)).toBe(false)
    expect(typeof game.reviews === 'function' && game.reviews({ variant: 'tournament' })).toBe(true)
  })
})

describe.each(['simplified', 'tournament', 'international'])(
  'a game that its players end (%s)',
  (variant) => {
    const options = { variant, opponent: 'two' }
    const random = createRandom(3)
    const begun = [0, 1].reduce<State>(
      (state) => apply(state, pick(random, movesOf(state)).path),
      rules.start(options, 1),
    )
    const path = movesOf(begun)[0]?.path as number[]

    it('is given up by the side to move once both have moved', () => {
      expect(rules.apply(rules.start(options, 1), 'resign', 0)).toEqual({ refused: '' })
      const over = apply(begun, 'resign')
      expect(rules.outcome(over)).toEqual({ result: 'over', title: 'White wins', detail: 'Red resigned.' })
      expect(rules.legal(over)).toEqual([])
      expect(rules.outcome({ ...over, you: 0 })).toMatchObject({ result: 'lost' })
      expect(tell(begun, 'resign', over)).toBe('Resigned')
    })

    it('is a tie where an offered draw is accepted, and the next move declines it', () => {
      expect(rules.apply(begun, 'accept', 0)).toEqual({ refused: '' })
      const offered = apply(begun, { offer: path })
      expect(isOffered(offered)).toBe(true)
      expect(tell(begun, { offer: path }, offered)).toMatch(/, a draw is offered$/)
      expect(rules.outcome(apply(offered, 'accept'))).toMatchObject({ result: 'tied' })
      const declined = apply(offered, movesOf(offered)[0]?.path ?? [])
      expect([declined.offer, isOffered(declined)]).toEqual([undefined, false])
    })
  },
)
