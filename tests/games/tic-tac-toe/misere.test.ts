/** Tests misère on nine cells: a line loses, the computer knows it, and other boards have none. */
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/tic-tac-toe'
import { bot, positionValue as signedValue } from '../../../src/games/tic-tac-toe/bot'
import { type Options, options } from '../../../src/games/tic-tac-toe/options'
import { reviewer } from '../../../src/games/tic-tac-toe/review'
import { rules, type State } from '../../../src/games/tic-tac-toe/rules'
import { thinking, timesOf } from '../../support/moves'
import { balanceOf, keyOf, play } from './helpers'

const start = (more: Partial<Options> = {}): State =>
  rules.start(completeOptions(options, { line: 'loses', ...more }), 1)
/** A tie is 0, and never -0. */
const positionValue = (state: State) => signedValue(state) + 0
/** X has top left and top middle, O the center and the middle left; X is to move. */
const near = (more?: Partial<Options>) => play(start(more), 0, 4, 1, 3)

describe('misère', () => {
  it('is lost by the one who completes a line', () => {
    const over = play(near(), 2)
    expect(rules.outcome(over)).toMatchObject({ result: 'over', title: 'O wins' })
    expect(rules.outcome(play(near({ opponent: 'normal' }), 2))).toEqual({
      result: 'lost',
      title: 'The computer wins',
      detail: 'X has three in a row.',
    })
    expect(rules.outcome(play(near({ opponent: 'normal', mark: 'O' }), 2))).toMatchObject({
      result: 'won',
      detail: 'X has three in a row.',
    })
    const five = play(near({ series: 'five' }), 2)
    expect(five.five?.wins).toEqual([0, 1])
  })

  it('is a tie with the best play, and X holds it in the center only', () => {
    expect(positionValue(start())).toBe(0)
    expect(bot.choose(start(), 'perfect', thinking())).toBe(4)
    for (const cell of [0, 1, 2, 3, 5, 6, 7, 8]) expect(positionValue(play(start(), cell))).toBeGreaterThan(0)
    expect(positionValue(play(start(), 4))).toBe(0)
    // The usual game is another one.
    expect(positionValue(play(rules.start(completeOptions(options), 1), 0))).toBe(0)
  })

  it('has levels that differ: Normal and Perfect complete no line, Easy sometimes does', () => {
    for (const level of ['normal', 'perfect']) expect(timesOf(bot, near(), level, 2)).toBe(0)
    const easy = Array.from({ length: 60 }, (_, seed) => bot.choose(near(), 'easy', thinking(seed)))
    expect(easy).toContain(2)
    expect(balanceOf('normal', 'easy', 100, start())).toBeGreaterThan(40)
    expect(balanceOf('perfect', 'normal', 100, start())).toBeGreaterThan(40)
  })

  it('is reviewed by its own values, has no hints about lines, and its own score', () => {
    const judged = reviewer.judge(near(), 2, play(near(), 2), thinking())
    expect(judged).toMatchObject({ loss: 50 + 50 * Math.sign(positionValue(near())) })
    const hints = game.hints as (state: State) => boolean
    expect([hints(start()), hints(rules.start(completeOptions(options), 1))]).toEqual([false, true])
    expect(keyOf({ line: 'loses' })).not.toBe(keyOf({}))
  })

  it('is for nine cells only, also where a link asks for it elsewhere', () => {
    for (const board of ['4', 'ultimate'] as const) {
      expect(start({ board }).misere).toBeUndefined()
      expect(keyOf({ board, line: 'loses' })).toBe(keyOf({ board }))
    }
    const read = (text: string) => rules.notation!.read(text, completeOptions(options, { line: 'loses' }))
    expect(read('XX.OO....').misere).toBe(true)
    expect(read('................').misere).toBeUndefined()
  })
})
