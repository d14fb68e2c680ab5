/** Reviews of board games: grades, a known blunder found with the better move, nothing in a game without mistakes. */
import { describe, expect, it } from 'vitest'
import { gradeOf, winChance } from '../../../src/engine/core/game/review'
import { reviewTexts } from '../../../src/play/texts/review'
import { review } from './review'

const TWO = { options: { opponent: 'two' } }

describe('how a review counts', () => {
  it('computes winning chances like lichess', () => {
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
})

describe('Tic Tac Toe', () => {
  it('finds a losing reply to a corner opening', async () => {
    // X takes a corner, O a side: only the center holds.
    const { worst, values } = await review('tic-tac-toe', [0, 1, 4], TWO)
    expect(worst.map(({ step, grade, better }) => [step, grade, better?.text])).toEqual([
      [1, 'blunder', 'O center'],
    ])
    expect(values).toEqual([null, 50, 100, 100])
  })
  it('names no mistake of the opponent', async () => {
    const options = { opponent: 'easy', mark: 'X' }
    expect((await review('tic-tac-toe', [0, 1, 4], { options, own: (step) => step !== 1 })).worst).toEqual([])
  })
  it('finds nothing in a well-played tie, and shows it from the second seat', async () => {
    expect((await review('tic-tac-toe', [0, 4, 8, 1, 7, 6, 2, 5, 3], TWO)).worst).toEqual([])
    const { values, side } = await review('tic-tac-toe', [0, 1], {
      options: { opponent: 'easy', mark: 'O' },
      own: (step) => step === 1,
    })
    expect(values).toEqual([null, 50, 0])
    expect(side).toBe(reviewTexts.you)
  })
})

describe('Connect Four', () => {
  it('finds the four that was not blocked', async () => {
    // Yellow could win with the fifth column, and leaves it to Red, who makes four there.
    const { worst } = await review('connect-four', [0, 4], { ...TWO, position: '645453544717432' })
    expect(worst[0]).toMatchObject({ step: 0, grade: 'blunder', loss: 100 })
    expect(worst[0]?.better?.text).toBe('Yellow, column 5')
  })
  it('notes that a loser could have lasted longer, and a winner could have won sooner', async () => {
    const lost = await review('connect-four', [1], { ...TWO, position: '444445535545623' })
    expect(lost.worst[0]).toMatchObject({
      grade: 'inaccuracy',
      loss: 0,
      detour: { moves: 7, text: 'loses 7 moves sooner' },
      better: { text: 'Yellow, column 5' },
      why: 'Column 5 lasts longest: Red wins in 9 moves. After column 2, Red wins in 2 moves.',
    })
    const won = await review('connect-four', [1], { ...TWO, position: '444445535545623232' })
    expect(won.worst[0]).toMatchObject({
      grade: 'inaccuracy',
      detour: { moves: 9, text: 'wins 9 moves later' },
      why: 'Column 3 wins now. After column 2, Red wins in 10 moves.',
    })
    // A move that is as good as any is not a mistake.
    expect((await review('connect-four', [0], { ...TWO, position: '444445535545623' })).worst).toEqual([])
  })
  it('has the values of all columns before each move, also of the opponent', async () => {
    const options = { opponent: 'perfect', first: 'you' }
    const { choices } = await review('connect-four', [4, 5], {
      options,
      position: '444445535545623',
      own: (step) => step === 0,
    })
    const values = choices.map((each) =>
      each?.map(({ name, value, isBest }) => (isBest ? '!' : '') + name + value),
    )
    expect(values).toEqual([
      ['!1-9', '2-2', '3-1', '!5-9', '6-2', '!7-9'],
      ['!1+9', '2+10', '!3+9', '6+10', '!7+9'],
    ])
  })
  it('finds nothing if both follow the opening book', async () => {
    const { perfectAnswer, bitsOf } = await import('../../../src/games/connect-four/bot')
    const best = (state: never) => perfectAnswer(bitsOf(state), () => false).column
    const { worst, values } = await review('connect-four', best, TWO, 6)
    expect(worst).toEqual([])
    expect(values.slice(1).every((value) => value === 100)).toBe(true)
  })
})

describe('Extreme Chess', () => {
  const step = (from: string, to: string) => ({ from, to })
  const FULL = { options: { opponent: 'two', rules: 'full' } }
  it('finds the move that allows the mate', async () => {
    const moves = ['e2e4', 'e7e5', 'd1h5', 'b8c6', 'f1c4', 'g8f6', 'h5f7']
    const { worst, values } = await review(
      'chess',
      moves.map((move) => step(move.slice(0, 2), move.slice(2))),
      FULL,
    )
    expect(worst[0]).toMatchObject({ step: 5, grade: 'blunder', why: 'After Nf6, White can mate in 1 move.' })
    expect(['g6', 'Qe7', 'Qf6']).toContain(worst[0]?.better?.text)
    expect(worst).toHaveLength(1)
    expect(values.at(-1)).toBe(100)
  })
  it('finds the queen that was left hanging', async () => {
    const { worst } = await review('chess', [step('d4', 'd5')], {
      ...FULL,
      position: 'r3k3/pp3ppp/2p5/8/3Q4/8/PP3PPP/R3K3 w - - 0 1',
    })
    expect(worst[0]).toMatchObject({ grade: 'blunder', why: 'After Qd5, Black can capture on d5 (queen).' })
  })
  it('finds nothing in moves of the search itself', async () => {
    const { bot } = await import('../../../src/games/chess/bot')
    const thinking = { random: () => 0.5, overtime: () => false }
    let nodes = 0
    const late = { ...thinking, overtime: () => ++nodes % 150 === 0 }
    const { worst } = await review('chess', (state) => bot.choose(state, 'extreme', late), FULL, 2)
    expect(worst).toEqual([])
  })
})

describe('Checkers', () => {
  const TOURNAMENT = { options: { opponent: 'two', variant: 'tournament' } }
  it('finds the piece that was given away', async () => {
    const { worst } = await review('checkers', [[10, 14]], { ...TOURNAMENT, position: 'B:W18,19,32:B11,1,2' })
    expect(worst[0]).toMatchObject({ step: 0, grade: 'blunder' })
    expect(worst[0]?.better?.text).not.toBe('11-15')
  })
  it('finds nothing in moves of the search itself', async () => {
    const { search } = await import('../../../src/games/checkers/bot/search')
    const { movesOf } = await import('../../../src/games/checkers/rules')
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
