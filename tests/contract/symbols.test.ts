/** Games summarized in symbols say what happened, spoil nothing, and fit into the shared result. */

import { afterAll, describe, expect, it, vi } from 'vitest'
import type { TurnGame, TurnRules } from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import game2048 from '../../src/games/2048'
import { options as tileOptions } from '../../src/games/2048/options'
import { read } from '../../src/games/2048/rules/notation'
import connectFour from '../../src/games/connect-four'
import { options as fourOptions } from '../../src/games/connect-four/options'
import memoryMatch from '../../src/games/memory-match'
import { options as memoryOptions } from '../../src/games/memory-match/options'
import minesweeper from '../../src/games/minesweeper'
import { options as fieldOptions } from '../../src/games/minesweeper/options'
import wordGuessing from '../../src/games/word-guessing'
import { options as wordOptions } from '../../src/games/word-guessing/options'
import { entryOf } from '../../src/games/word-guessing/rules'
import { resultText } from '../../src/play/replay/resultText'
import { createView } from '../../src/play/session/view/view'

/** All states of a game, made move by move; `move` gets the latest state and returns null at the end. */
function statesOf<State, Move>(
  rules: TurnRules<State, Move>,
  first: State,
  move: (state: State, n: number) => Move | null,
): State[] {
  const states = [first]
  for (let n = 0; ; n++) {
    const state = states.at(-1) as State
    const next = move(state, n)
    if (next === null) return states
    const applied = rules.apply(state, next, n * 1000)
    if ('refused' in applied) throw new Error(`refused: ${JSON.stringify(next)}`)
    states.push(applied.state)
  }
}

/** The shared text at the end of these states. */
// biome-ignore lint/suspicious/noExplicitAny: games of every state
function textOf(path: string, title: string, game: TurnGame<any, any, any, any>, states: readonly unknown[]) {
  vi.stubGlobal('location', { origin: 'https://arcade.example' })
  const view = createView(completeOptions(game.options), 4294967295)
  view.outcome = game.rules.outcome(states.at(-1))
  return resultText(title, path, game, view, game.symbols?.(states)) ?? ''
}

afterAll(() => vi.unstubAllGlobals())

describe('symbols', () => {
  it('show the opened cells of a minefield and the mine that was hit', () => {
    const { rules } = minesweeper
    const start = rules.start(completeOptions(fieldOptions), 7)
    expect(minesweeper.symbols?.([start])).toBe('')
    const won = statesOf(rules, start, (state, n) => {
      if (n === 0) return { type: 'open', cell: 40 }
      const cell = state.cells.findIndex(({ isMine, isRevealed }) => !isMine && !isRevealed)
      return cell < 0 ? null : { type: 'open', cell }
    })
    const lines = minesweeper.symbols?.(won).split('\n') ?? []
    expect(lines.map((line) => line.length)).toEqual(Array(9).fill(9))
    expect(lines.join('').replaceAll('□', '')).toBe('■'.repeat(10))
    const opened = won[1] as (typeof won)[0]
    const mine = opened.cells.findIndex(({ isMine }) => isMine)
    const lost = statesOf(rules, opened, (_, n) => (n === 0 ? { type: 'open', cell: mine } : null))
    const shown = minesweeper.symbols?.(lost).replaceAll('\n', '') ?? ''
    expect(shown.indexOf('✸')).toBe(mine)
    expect(shown).toMatch(/^[■□✸]{81}$/)
    const text = textOf('/games/minesweeper', 'Minesweeper', minesweeper, won)
    expect(text).toContain(lines.join('\n'))
    expect(text.length).toBeLessThanOrEqual(280)
    // A field too large for symbols is summarized by its stats.
    const large = rules.start(completeOptions(fieldOptions, { level: 'expert' }), 7)
    const some = statesOf(rules, large, (_, n) => (n === 0 ? { type: 'open', cell: 0 } : null))
    expect(textOf('/games/minesweeper', 'Minesweeper', minesweeper, [...some, won.at(-1)])).toContain('□')
    const view = createView({}, 1)
    view.outcome = { result: 'won', title: 'Board cleared' }
    expect(resultText('M', '/m', minesweeper, view, minesweeper.symbols?.(some))).not.toContain('□')
  })
  it('show which guesses hit, word by word, without letters', () => {
    const { rules } = wordGuessing
    const start = rules.start(completeOptions(wordOptions, { length: '5' }), 3)
    const states = statesOf(rules, start, (state) => {
      const { word } = entryOf(state)
      const letters = [...new Set(word.toLowerCase())]
      const wrong = [...'zxqjv'].find((letter) => !word.toLowerCase().includes(letter)) as string
      if (rules.outcome(state)) return null
      if (state.tried.length === 0) return wrong
      return letters.find((letter) => !state.tried.includes(letter)) ?? { do: 'next' }
    })
    const lines = wordGuessing.symbols?.(states).split('\n') ?? []
    expect(lines).toHaveLength(5)
    for (const [n, line] of lines.entries()) {
      const { word } = entryOf({ ...start, at: n })
      expect(line).toBe(`🟥${'🟩'.repeat(new Set(word).size)}`)
    }
    const text = textOf('/games/word-guessing', 'Word Guessing', wordGuessing, states)
    expect(text).toContain(lines[0])
    expect(text.length).toBeLessThanOrEqual(280)
  })
  it('show the tiles of 2048 by number', () => {
    const state = read('2048 1024 512 256/128 64 32 16/8 4 2 4/2 8 0 2', completeOptions(tileOptions))
    expect(game2048.symbols?.([state])).toBe('2048 1024 512 256\n128 64 32 16\n8 4 2 4\n2 8 · 2')
  })
  it('show the final board of Connect Four without empty rows', () => {
    const states = statesOf(
      connectFour.rules,
      connectFour.rules.start(completeOptions(fourOptions), 0),
      (_, n) => (n < 7 ? ([3, 2, 3, 2, 3, 2, 3][n] as number) : null),
    )
    expect(connectFour.symbols?.(states)).toBe(
      ['⚪⚪⚪🔴⚪⚪⚪', '⚪⚪🟡🔴⚪⚪⚪', '⚪⚪🟡🔴⚪⚪⚪', '⚪⚪🟡🔴⚪⚪⚪'].join('\n'),
    )
    expect(textOf('/games/connect-four', 'Connect Four', connectFour, states).length).toBeLessThanOrEqual(280)
  })
  it('show the order of matches and misses', () => {
    const { rules } = memoryMatch
    const start = rules.start(completeOptions(memoryOptions), 5)
    const twin = (n: number) =>
      start.cards.findIndex(({ emoji }, i) => i !== n && emoji === start.cards[n]?.emoji)
    const other = start.cards.findIndex((_, i) => i > 0 && i !== twin(0))
    const states = statesOf(rules, start, (state, n) => {
      if (state.open.length === 2) return 'settle'
      if (n < 3) return n === 0 ? 0 : other
      if (state.open.length === 1) return twin(state.open[0] as number)
      const next = state.cards.findIndex(({ isMatched }) => !isMatched)
      return next < 0 ? null : next
    })
    expect(memoryMatch.symbols?.(states)).toBe(`□${'■'.repeat(6)}`)
    // Fourteen misses before that exceed one line.
    const long = [...Array.from({ length: 14 }, () => states.slice(0, 4)).flat(), ...states]
    expect(
      memoryMatch
        .symbols?.(long)
        ?.split('\n')
        .map((line) => line.length),
    ).toEqual([10, 10, 1])
  })
})
