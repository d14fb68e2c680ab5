/** The hints of Connect Four, Checkers and Chess are true in many positions of random games. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot as checkersBot } from '../../../src/games/checkers/bot'
import { options as checkersOptions } from '../../../src/games/checkers/options'
import { rules as checkersRules, type Path } from '../../../src/games/checkers/rules'
import { piecesOn, sideOf, sizeOf } from '../../../src/games/checkers/rules/pieces'
import { rowOf } from '../../../src/games/checkers/rules/squares'
import { bot as chessBot } from '../../../src/games/chess/bot'
import { options as chessOptions } from '../../../src/games/chess/options'
import { rules as chessRules } from '../../../src/games/chess/rules'
import { readFen } from '../../../src/games/chess/rules/fen'
import {
  colorOf,
  kindOf,
  type Letter,
  PIECE_VALUES,
  squareIndex,
} from '../../../src/games/chess/rules/pieces'
import { bot as fourBot } from '../../../src/games/connect-four/bot'
import { options as fourOptions } from '../../../src/games/connect-four/options'
import { rules as fourRules, landing } from '../../../src/games/connect-four/rules'
import { sample } from '../../support/proofs'
import type { Any } from './cases'
import { hintsOf, kinds, made } from './random-games'

describe('Connect Four', () => {
  it('names lines to fill, coming fours, and columns with the best move', { tags: ['sample'] }, () => {
    const texts = new Set<string>()
    const drops = (state: Any) => [0, 1, 2, 3, 4, 5, 6].filter((column) => landing(state, column) >= 0)
    const wins = (state: Any) =>
      drops(state).filter((column) => fourRules.outcome(made(fourRules, state, column)))
    /** The same cells with the other side to move. */
    const passed = (state: Any) => ({ ...state, moves: [...state.moves, 0] })
    for (const { state, rule, all, highlighted, marked } of hintsOf(
      fourRules,
      fourBot,
      completeOptions(fourOptions),
      { plays: sample(8, 25), after: 16 },
    )) {
      const cell = landing(state, all.move)
      for (const disc of highlighted) expect(state.cells[disc]).not.toBe(0)
      texts.add(rule.text)
      if (/needs one more disc in the highlighted line\.$/.test(rule.text)) {
        expect(marked.length).toBe(4)
        expect(marked).toContain(cell)
        expect(all.text).toMatch(/wins now\.?$/)
      }
      if (/: block it\.$/.test(rule.text)) {
        expect(marked).toContain(cell)
        expect(marked.filter((each) => state.cells[each] === 0)).toEqual([cell])
        expect(wins(state)).toEqual([])
      }
      if (/whatever you do/.test(rule.text))
        for (const column of drops(state)) {
          const next = made(fourRules, state, column)
          expect(fourRules.outcome(next) ?? wins(next).length).not.toBe(0)
        }
      if (/can block only one/.test(rule.text))
        for (const answer of drops(made(fourRules, state, all.move))) {
          const next = made(fourRules, made(fourRules, state, all.move), answer)
          expect(fourRules.outcome(next)).toBeNull()
          expect(wins(next).length).toBeGreaterThan(0)
        }
      if (/^Avoid/.test(rule.text)) {
        expect(marked).not.toContain(cell)
        for (const bad of marked) expect(wins(made(fourRules, state, bad % 7))).toContain(bad % 7)
      }
      if (/^Nothing is urgent/.test(rule.text)) {
        expect(marked).toContain(cell)
        expect([...wins(state), ...wins(passed(state)).filter((column) => column === all.move)]).toEqual([])
      }
    }
    kinds(
      texts,
      /highlighted line\.$/,
      /block it/,
      /whatever you do/,
      /can block only one/,
      /^Avoid/,
      /^Nothing is urgent/,
    )
  })
})

describe.each(['simplified', 'tournament', 'international', 'russian'] as const)(
  'Checkers, %s',
  (variant) => {
    it('names pieces with the best move, captures and threats', { tags: ['sample'] }, () => {
      const texts = new Set<string>()
      const paths = (state: Any): Path[] =>
        (checkersRules.legal?.(state) ?? []).filter(Array.isArray) as Path[]
      /** What a move captures, by comparing the board before and after. */
      const taken = (state: Any, path: Path) => {
        const next = piecesOn(made(checkersRules, state, path))
        return [...piecesOn(state)].flatMap((character, square) =>
          sideOf(character) === 1 - state.turn && sideOf(next[square]) !== 1 - state.turn ? [square] : [],
        )
      }
      const gives = (state: Any) => paths(state).flatMap((path) => taken(state, path))
      const options = completeOptions(checkersOptions, { variant })
      for (const { state, rule, all, highlighted, marked } of hintsOf(checkersRules, checkersBot, options, {
        plays: sample(3, 4),
        every: sample(5, 4),
        looks: 2,
      })) {
        texts.add(rule.text)
        if (!Array.isArray(all.move)) continue
        expect(highlighted).toContain(all.move[0])
        for (const square of highlighted) expect(paths(state).some(([from]) => from === square)).toBe(true)
        const own = taken(state, all.move)
        const next = made(checkersRules, state, all.move)
        if (/only one move/.test(rule.text)) expect(paths(state)).toEqual([all.move])
        if (/can capture the highlighted|must capture/.test(rule.text))
          expect(marked.toSorted()).toEqual(own.toSorted())
        if (/as many pieces/.test(rule.text)) expect(variant).toBe('international')
        if (/must capture/.test(rule.text))
          for (const path of paths(state)) expect(taken(state, path).length).toBeGreaterThan(0)
        if (/becomes a king/.test(rule.text)) {
          const to = all.move.at(-1) as number
          expect(marked).toContain(to)
          expect(rowOf(to, sizeOf(state))).toBe(state.turn === 0 ? sizeOf(state) - 1 : 0)
          expect(piecesOn(next)[to]).toMatch(/[RW]/)
        }
        if (/threatens to capture/.test(rule.text)) {
          const passed = { ...state, turn: 1 - state.turn }
          expect(new Set(gives(passed))).toEqual(new Set(marked))
          expect(own).toEqual([])
        }
        if (/lets .* capture:/.test(rule.text)) expect(gives(next).length).toBeGreaterThan(0)
        if (/nothing to capture/.test(rule.text)) {
          expect(gives(next)).toEqual([])
          expect(marked).toContain(all.move[0])
        }
      }
      kinds(texts, /can capture the highlighted|must capture/, /nothing to capture/)
      // In Russian games nearly all threats are exchanges.
      if (variant !== 'russian') kinds(texts, /threatens to capture/)
    })
  },
)

describe.each(['simplified', 'full'] as const)('Chess, %s', (variant) => {
  const lettersOf = (state: Any) => readFen(state.fen).squares
  const turnOf = (state: Any) => state.fen.split(' ')[1]
  const steps = (state: Any): Any[] =>
    (chessRules.legal?.(state) ?? []).filter((move: Any) => move.to && !move.draw)
  const takers = (state: Any, square: number) =>
    steps(state).filter((step) => squareIndex(step.to) === square)
  const pieceValue = (letter: Letter | null | undefined) =>
    !letter ? 0 : kindOf(letter) === 'k' ? Number.POSITIVE_INFINITY : PIECE_VALUES[kindOf(letter)]
  /** The same board with the other side to move; in full rules only if no king is in check. */
  const passed = (state: Any) => {
    const [board, turn, castling, , quiet, number] = state.fen.split(' ')
    const fen = [board, turn === 'w' ? 'b' : 'w', castling, '-', quiet, number].join(' ')
    return { ...state, fen }
  }

  it('names pieces with the best move, attacks, captures and forced endings', { tags: ['sample'] }, () => {
    const texts = new Set<string>()
    for (const { state, rule, all, highlighted, marked } of hintsOf(
      chessRules,
      chessBot,
      completeOptions(chessOptions, { rules: variant }),
      {
        plays: variant === 'full' ? sample(2, 3) : sample(2, 6),
        every: variant === 'full' ? 9 : sample(7, 5),
        looks: 3,
      },
    )) {
      texts.add(rule.text)
      if (!('from' in all.move)) continue
      const letters = lettersOf(state)
      const [at, goal] = [squareIndex(all.move.from), squareIndex(all.move.to)]
      const next = made(chessRules, state, all.move)
      expect(highlighted).toContain(at)
      for (const square of highlighted)
        expect(steps(state).some((step) => squareIndex(step.from) === square)).toBe(true)
      if (/only one move/.test(rule.text)) expect(steps(state).length).toBe(1)
      if (/can be captured|can capture it/.test(rule.text) && !/en passant/.test(rule.text)) {
        expect(marked).toEqual([goal])
        expect(letters[goal] && colorOf(letters[goal] as Letter)).not.toBe(turnOf(state))
        expect(letters[goal]).not.toBeNull()
      }
      if (/nothing protects it/.test(rule.text) && marked[0] === goal) expect(takers(next, goal)).toEqual([])
      if (/worth more than/.test(rule.text))
        expect(pieceValue(letters[goal])).toBeGreaterThan(pieceValue(letters[at]))
      if (/attacked by a less valuable one/.test(rule.text)) {
        expect(marked).toEqual([at])
        const foes = takers(passed(state), at)
        // In full rules a pinned piece attacks without being able to capture.
        if (variant === 'simplified' || foes.length > 0)
          expect(Math.min(...foes.map(({ from }) => pieceValue(letters[squareIndex(from)])))).toBeLessThan(
            pieceValue(letters[at]),
          )
      }
      if (/^A check limits/.test(rule.text) && variant === 'full') expect(next.sans.at(-1)).toMatch(/[+#]$/)
      if (/king is in check/.test(rule.text) && variant === 'full') expect(state.sans.at(-1)).toMatch(/[+]$/)
      if (/^A less valuable piece can attack/.test(rule.text))
        for (const square of marked)
          expect(pieceValue(letters[square])).toBeGreaterThan(pieceValue(letters[at]))
      if (/haven’t moved yet/.test(rule.text)) expect(marked).toContain(at)
      if (/^The center/.test(rule.text)) expect(marked).toContain(goal)
      if (/^The best move neither/.test(rule.text)) {
        expect(letters[goal]).toBeNull()
        if (variant === 'full') expect(next.sans.at(-1)).not.toMatch(/[x+#]/)
      }
      const ahead = /can (?:mate|win the king) in (\d+):/.exec(rule.text)?.[1]
      if (ahead === '1') expect(all.text).toMatch(/\. Checkmate\.$/)
      else if (ahead) expect(all.text).toMatch(new RegExp(` in ${ahead}$`))
      if (ahead === '1') expect(chessRules.outcome(next)?.title).toMatch(/wins$/)
      if (/king can be captured/.test(rule.text)) expect(kindOf(letters[goal] as Letter)).toBe('k')
    }
    kinds(texts, /can be captured/, /less valuable/, /nothing protects/)
  })
})
