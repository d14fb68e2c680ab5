/** Tests International and Russian draughts, and games of Checkers that end by resignation or agreement. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import type { Replay } from '../../../src/engine/core/replay/replay'
import { StepsWriter } from '../../../src/engine/storage/values/steps'
import game from '../../../src/games/checkers'
import { bot } from '../../../src/games/checkers/bot'
import { describeMove } from '../../../src/games/checkers/describeMove'
import type { Options } from '../../../src/games/checkers/options'
import { options } from '../../../src/games/checkers/options'
import { isOffered, movesOf, mustTake, rules, type State } from '../../../src/games/checkers/rules'
import {
  readCells,
  START_RUSSIAN,
  START_WIDE,
  widePerft,
  writeCells,
} from '../../../src/games/checkers/rules/flyingKings'
import { countOn } from '../../../src/games/checkers/rules/pieces'
import { playTurn } from '../../../src/play/byLink/judgeTurn'
import { thinking } from '../../support/moves'
import { sample } from '../../support/proofs'
import { byMoves, legal, play, read as readAs, refused, TOURNAMENT, WIDE, write } from './helpers'

const read = (text: string, chosen: Partial<Options> = WIDE) => readAs(text, chosen)
const apply = byMoves.play

describe('International draughts', () => {
  it('has the published numbers of move sequences to depth 6', { tags: ['sample'] }, () => {
    const cells = readCells(START_WIDE)
    const counts = [9, 81, 658, 4265, 27117, 167140]
    for (const [index, lines] of counts.slice(0, sample(5, 6)).entries())
      expect(widePerft(cells, 0, index + 1)).toBe(lines)
    expect(writeCells(cells)).toBe(START_WIDE)
  })

  it('starts with twenty pieces per side on ten rows, and the light side moves first', () => {
    const start = rules.start(WIDE, 1)
    expect([countOn(start, 0), countOn(start, 1), start.turn]).toEqual([20, 20, 1])
    expect(write(start)).toMatch(/^W:W31,.*,50:B1,.*,20$/)
    expect(rules.hud(start, 0).Turn).toBe('White')
    expect(write(play(start, 32, 28))).toMatch(/^B:W28,31,33/)
    expect(legal(start)).toHaveLength(9)
    expect(rules.debug?.(start).split('\n')).toHaveLength(10)
    expect(read(write(start) as string)).toEqual(start)
  })

  it('lets men capture backward, and kings fly', () => {
    expect(legal(read('B:W17:B22'))).toEqual(['22-11'])
    expect(legal(read('B:WK5:BK50'))).toHaveLength(9)
    expect(legal(read('B:W39:BK50'))).toEqual(['50-11', '50-17', '50-22', '50-28', '50-33', '50-6'])
  })

  it('requires the capture of the most pieces', () => {
    // One path captures one piece, the other two.
    const state = read('B:W21,22,32:B17')
    expect(mustTake(state)).toBe(true)
    expect(legal(state)).toEqual(['17-28-37'])
    expect(refused(state, 17, 26)).toMatch(/as many pieces as possible/)
    expect(write(play(state, 17, 28, 37))).toBe('W:W21:B37')
  })

  it('crowns a man only where its move ends', () => {
    // It passes the far row, captures on, and stays a man.
    const through = play(read('B:W39,40:B33'), 33, 44, 35)
    expect(write(through)).toBe('W:W:B35')
    const rests = play(read('B:W6:B41'), 41, 46)
    expect(write(rests)).toBe('W:W6:BK46')
  })

  it('captures no piece twice and removes captured pieces at the end', () => {
    const state = read('B:W12,22:BK1')
    for (const path of movesOf(state)) expect(new Set(path.path).size).toBeGreaterThan(1)
    expect(countOn(apply(state, movesOf(state)[0]?.path ?? []), 1)).toBeLessThan(2)
  })

  it('explains why a move is refused', () => {
    const start = rules.start(WIDE, 1)
    expect(refused(start, 20)).toBe('That’s not your piece.')
    expect(refused(start, 50)).toBe('That piece has nowhere to go.')
    expect(refused(start, 34, 23)).toMatch(/one square diagonally forward/)
    expect(() => read('B:W51:B1')).toThrow(/numbered 1 to 50/)
    expect(() => read('B:W20:B46')).toThrow(/would be a king/)
  })

  it('continues games of earlier versions that Red started: stored, watched or sent', () => {
    const start = rules.start(WIDE, 1)
    const moves = [
      [16, 21],
      [30, 26],
      [21, 30],
    ].map((path) => [path, 0, true] as const)
    const old = moves.reduce((state, [path]) => apply(state, path), start)
    expect([old.turn, old.told]).toEqual([1, ['17-22', '31-27', '22x31']])
    const writer = new StepsWriter()
    for (const [path, at, own] of moves) writer.add([path, at, own])
    const { moves: list, steps } = writer.text()
    const record = {
      input: { kind: 'turn', moves: [...list], steps },
      options: WIDE,
      seed: 1,
    } as unknown as Replay
    const judged = playTurn(record, game as never)
    expect(judged).toMatchObject({ turn: { toMove: 1, state: { told: ['17-22', '31-27', '22x31'] } } })
    // No other move of Red counts, and none later.
    expect(refused(start, 17, 28)).not.toBeNull()
    expect(refused(play(play(start, 32, 28), 17, 22), 18, 23)).toBe('That’s not your piece.')
    expect(read('B:W31-50:B1-20').turn).toBe(0)
  })

  it("counts the winner's moves, whichever side starts", () => {
    const won = play(read('W:W22:B17', { ...WIDE, opponent: 'easy', side: 'white' }), 22, 11)
    expect(rules.outcome(won)).toMatchObject({ result: 'won', results: { Moves: 1 } })
  })

  it.each([
    ['W:W31-50:B1-20:H0:F1', 0],
    ['W:W31-50:B1-20:F1:H3', 3],
    ['w : b 1–20 : w 31–50 : H7 : F12', 7],
    ['[FEN "W:W31-50:B1-20:H2:F1."]', 2],
    ['FEN: W:W31-50:B1-20', 0],
    ['[FEN W:W31-50:B1-20]', 0],
    ["[SetUp 1]\n[FEN 'W:W31-50:B1-20:H4']", 4],
    ['W:W:W31-50:B1-20', 0],
    ['https://arcade.example/games/checkers?position=W%3AW31-50%3AB1-20', 0],
    ['[Event "x"]\n[GameType "20"]\n[FEN "W:W31-50:B1-20"]\n\n*', 0],
  ] as const)('reads %s', (text, quiet) => {
    expect(read(text)).toEqual({ ...rules.start(WIDE, 1), quiet })
  })
  it('reads games of other programs and of earlier versions', () => {
    const pdn =
      '[Event "5th "X" Open"]\n[GameType "20,W,10,0"]\n\n1. 32-28 {good} 19-23 2.28x19 (2. 33-29) 14x23! 3. 37-32 2-0'
    expect(read(pdn).told).toEqual(['32-28', '19-23', '28x19', '14x23', '37-32'])
    expect(read('1. 17-22 31-27 2. 22x31').told).toEqual(['17-22', '31-27', '22x31'])
    const english = rules.notation!.read(
      '[GameType "21"] 1. 11-15 22-18 2. 15x22 25x18',
      completeOptions(options, {
        variant: 'tournament',
        opponent: 'two',
      }),
    )
    expect(english.told).toEqual(['11-15', '22-18', '15x22', '25x18'])
  })
  it.each([
    ['W:W31-50:B1-20:X4', 'Can’t read “X4” in this position'],
    ['W:W31-50', 'The squares of Red are missing. A Checkers position'],
    ['W:W31:W32:B1', 'This position lists the squares of White twice.'],
    ['1. 32-28 19-24 2. 28-19', 'Move 3, 28-19, isn’t legal'],
    ['1. e4 e5', '“e4” is neither a move'],
    ['[GameType "25"] 1. 32-28', 'Choose Russian rules'],
    ['[GameType "26"] 1. 32-28', 'Brazilian draughts, which isn’t available here'],
    ['[GameType "21"] 1. 11-15', 'Choose Tournament rules'],
  ] as const)('refuses %s with the true reason', (text, reason) => {
    expect(() => read(text)).toThrow(reason)
    expect(() => read('W:W31-50:B1-20', { variant: 'tournament' })).toThrow('Choose International')
  })

  it('is a tie after twenty-five moves by each side with kings alone', () => {
    let state = read('B:WK50:BK1')
    expect(rules.outcome({ ...state, quiet: 49 })).toBeNull()
    state = { ...state, quiet: 50 }
    expect(rules.outcome(state)).toMatchObject({ result: 'tied', detail: /^Twenty-five moves/ })
  })

  it('uses the usual notation', () => {
    const state = read('B:W21,22,32:B17')
    const path = [16, 27, 36]
    expect(describeMove(state, path, apply(state, path))).toBe('17x28x37')
  })

  it('has hints', () => {
    expect(bot.hint?.(read('B:W28:BK50'), thinking(1, 12))?.text).toMatch(/wins now\.$/)
  })

  it('has no review', () => {
    expect(typeof game.reviews === 'function' && game.reviews(WIDE)).toBe(false)
    expect(typeof game.reviews === 'function' && game.reviews(TOURNAMENT)).toBe(true)
  })
})

describe('Russian draughts', () => {
  const RUSSIAN = { ...WIDE, variant: 'russian' } as const
  const readRussian = (text: string) => read(text, RUSSIAN)

  // “Standard validation generator moves” on the forum of shashki.com, without captures that lead to the same board.
  it('has the published numbers of move sequences to depth 8', { tags: ['sample'] }, () => {
    const cells = readCells(START_RUSSIAN)
    const counts = [7, 49, 302, 1469, 7482, 37_986, 190_146, 929_899]
    for (const [index, lines] of counts.slice(0, sample(6, 8)).entries())
      expect(widePerft(cells, 1, index + 1)).toBe(lines)
    expect(writeCells(cells)).toBe(START_RUSSIAN)
  })

  it('starts with twelve pieces per side on eight rows, and the light side moves first', () => {
    const start = rules.start(RUSSIAN, 1)
    expect([countOn(start, 0), countOn(start, 1), start.turn]).toEqual([12, 12, 1])
    expect(write(start)).toMatch(/^W:W21,.*,32:B1,.*,12$/)
    expect(rules.debug?.(start).split('\n')).toHaveLength(8)
    expect(readRussian(write(start) as string)).toEqual(start)
    // No game of it was ever started by Red.
    expect(refused(start, 9, 13)).toBe('That’s not your piece.')
  })

  it('allows any capture, and follows each to its end', () => {
    const state = readRussian('B:W14,15,23:B10')
    expect(legal(state)).toEqual(['10-17', '10-19-26'])
    expect(refused(state, 10, 19)).toMatch(/keep capturing/)
    expect(refused(readRussian('B:W14:B1,10'), 1, 5)).toMatch(/highlighted pieces can/)
  })

  it('makes a man a king in the far row while it captures', () => {
    // It takes 26, is a king on 31, and takes 24 from afar.
    const through = play(readRussian('B:W24,26:B22'), 22, 31, 20)
    expect(write(through)).toBe('W:W:BK20')
    expect(through.told).toEqual(['22x31x20*'])
  })

  it('lands a king where it can capture on', () => {
    const state = readRussian('B:W10,18:BK1')
    for (const { taken, path } of movesOf(state)) expect([path[0], taken]).toEqual([0, 3])
  })

  it('is a tie after fifteen moves by each side with kings alone', () => {
    const state = readRussian('B:WK32:BK4')
    expect(rules.outcome({ ...state, quiet: 29 })).toBeNull()
    expect(rules.outcome({ ...state, quiet: 30 })).toMatchObject({ result: 'tied', detail: /^Fifteen moves/ })
  })

  it('reads games in letters and in numbers', () => {
    const { told } = readRussian('[GameType "25"] 1. c3-d4 f6-e5 2. d4:f6 g7xe5 3. e3-d4 *')
    expect(told).toEqual(['22-18', '11-15', '18x11', '8x15', '23-18'])
    expect(readRussian('1. 22-18 11-16').told).toEqual(['22-18', '11-16'])
    expect(() => read('1. c3-d4', WIDE)).toThrow('“c3-d4” is neither')
  })
})

describe.each(['simplified', 'tournament', 'international', 'russian'] as const)(
  'a game ended by its players (%s)',
  (variant) => {
    const values = completeOptions(options, { variant, opponent: 'two' })
    const random = createRandom(3)
    const begun = [0, 1].reduce<State>(
      (state) => apply(state, pick(random, movesOf(state)).path),
      rules.start(values, 1),
    )
    const path = movesOf(begun)[0]?.path as number[]

    it('can be resigned by the side to move once both have moved', () => {
      expect(byMoves.refused(rules.start(values, 1), 'resign')).toBe('')
      const over = apply(begun, 'resign')
      const [own, foe] = begun.turn === 0 ? ['Red', 'White'] : ['White', 'Red']
      expect(rules.outcome(over)).toEqual({
        result: 'over',
        title: `${foe} wins`,
        detail: `${own} resigned.`,
      })
      expect(rules.legal(over)).toEqual([])
      expect(rules.outcome({ ...over, you: begun.turn })).toMatchObject({ result: 'lost' })
      expect(describeMove(begun, 'resign', over)).toBe('Resigned')
    })

    it('is a tie if an offered draw is accepted, and the next move declines it', () => {
      expect(byMoves.refused(begun, 'accept')).toBe('')
      const offered = apply(begun, { offer: path })
      expect(isOffered(offered)).toBe(true)
      expect(describeMove(begun, { offer: path }, offered)).toMatch(/, draw offered$/)
      expect(rules.outcome(apply(offered, 'accept'))).toMatchObject({ result: 'tied' })
      const declined = apply(offered, movesOf(offered)[0]?.path ?? [])
      expect([declined.offer, isOffered(declined)]).toEqual([undefined, false])
    })
  },
)
