/** Tests Bingo's options: computer players, and pictures instead of lines. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/bingo'
import type { Options } from '../../../src/games/bingo/options'
import { options } from '../../../src/games/bingo/options'
import { type Move, rules, type State } from '../../../src/games/bingo/rules'
import {
  ASKED,
  type Asked,
  findPattern,
  PATTERNS,
  pictureOf,
  toGo,
} from '../../../src/games/bingo/rules/patterns'
import { sample } from '../../support/proofs'
import { apply, CALL, call, callAll, marked, play, refused } from './helpers'

describe('computers', () => {
  const race = (rivals: Options['rivals'], seed = 21, more = {}) =>
    rules.start(completeOptions(options, { rivals, ...more }), seed)
  /** Calls until a computer player is ready, without marking by hand. */
  function untilReady(start: State): State {
    for (let state = start; ; ) {
      const applied = apply(state, CALL)
      state = applied.state
      if (applied.events.some(({ type }) => type === 'rivalReady')) return state
    }
  }
  it('race one person, and change neither the card nor the calls of a seed', () => {
    const alone = rules.start(completeOptions(options), 21)
    for (const [rivals, names] of [
      ['0', []],
      ['1', ['Computer']],
      ['3', ['Computer 1', 'Computer 2', 'Computer 3']],
    ] as const) {
      const state = race(rivals)
      expect(state.players[0]).toEqual(alone.players[0])
      expect(state.order).toEqual(alone.order)
      expect(state.players.slice(1).map(({ name }) => name)).toEqual(names)
      expect(state.players.slice(1).every(({ computer }) => computer)).toBe(true)
    }
    expect(race('3', 21, { players: '2' }).players).toHaveLength(2)
  })
  it('mark at once, and cannot be marked by the player', () => {
    const state = call(race('1'), 20)
    const called = new Set(state.order.slice(0, 20))
    const card = state.players[1]?.card ?? []
    for (const cell of card) expect(cell.marked).toBe(cell.isFree || called.has(cell.number))
    const hit = card.findIndex((cell) => called.has(cell.number))
    expect(refused(state, { do: 'mark', player: 1, cell: hit })).toBe('')
    expect(rules.legal(state)).not.toContainEqual(expect.objectContaining({ player: 1 }))
  })
  it('call bingo one number late: the player loses, no result is recorded, and no number is called for it', () => {
    const state = untilReady(race('1'))
    expect(rules.outcome(state)).toBeNull()
    const said = apply(state, CALL)
    const pattern = findPattern(state.players[1]?.card ?? [])?.name
    expect(said.events).toEqual([{ type: 'rivalBingo', player: 'Computer', pattern }])
    expect(said.state.called).toBe(state.called)
    expect(rules.outcome(said.state)).toEqual({
      result: 'lost',
      title: 'Bingo: Computer',
      detail: `${pattern}, ${state.called} calls. You were ${toGo(state.players[0]?.card ?? [])} numbers short.`,
    })
    expect(rules.legal(said.state)).toEqual([])
  })
  it('come too late if the player marks before the next call', () => {
    const state = untilReady(race('3'))
    const line = PATTERNS[0]?.cells ?? []
    const numbers = line.map((cell) => state.players[0]?.card[cell]?.number as number)
    // The row is among the called numbers.
    let now: State = { ...state, order: [...numbers, ...state.order], called: state.called + 5 }
    for (const cell of line) now = play(now, { do: 'mark', player: 0, cell })
    expect(rules.outcome(now)).toMatchObject({ result: 'won', title: `Bingo in ${now.called} calls` })
  })
  it('lose against a bingo on the same call with automatic marks', () => {
    const start = race('1', 21, { mark: 'auto' })
    const twins = start.players.map((player) => ({ ...player, card: start.players[0]?.card ?? [] }))
    expect(rules.outcome(callAll({ ...start, players: twins }))).toMatchObject({ result: 'won' })
  })
  it('win about as often as their cards predict: nearly three of four games', { tags: ['sample'] }, () => {
    let lost = 0
    const PLAYS = sample(80, 400)
    for (let seed = 0; seed < PLAYS; seed++)
      if (rules.outcome(callAll(race('3', seed, { mark: 'auto' })))?.result === 'lost') lost++
    // Because they are one call late, they win somewhat less than 3 of 4 games.
    expect(lost / PLAYS).toBeGreaterThan(0.55)
    expect(lost / PLAYS).toBeLessThan(0.75)
  })
})

describe('a bingo that its player presses', () => {
  const BINGO: Move = { do: 'bingo' }
  /** A game whose first numbers are those of the person's first row, all of them called and marked. */
  function withRow(more: Partial<Options> = {}): State {
    const start = rules.start(completeOptions(options, { claim: 'press', ...more }), 21)
    const line = PATTERNS[0]?.cells ?? []
    const numbers = line.map((cell) => start.players[0]?.card[cell]?.number as number)
    const order = [...numbers, ...start.order.filter((number) => !numbers.includes(number))]
    return play(
      call({ ...start, order }, numbers.length),
      ...line.map((cell): Move => ({ do: 'mark', player: 0, cell })),
    )
  }

  it('wins only when it is pressed, and not before the pattern is full', () => {
    const start = rules.start(completeOptions(options, { claim: 'press' }), 21)
    expect(rules.legal(start)).not.toContainEqual(BINGO)
    expect(refused(start, BINGO)).toBe('No card has the pattern yet.')
    const full = withRow()
    expect(rules.outcome(full)).toBeNull()
    expect(rules.legal(full)).toContainEqual(BINGO)
    const { state, events } = apply(full, BINGO)
    expect(events).toEqual([{ type: 'bingo', player: 'Player 1', pattern: 'Row 1' }])
    expect(rules.outcome(state)).toMatchObject({ result: 'won', results: { Calls: 5 } })
  })
  it('is lost to an opponent who says it first', () => {
    let state = withRow({ rivals: '3' })
    while (!rules.outcome(state)) state = play(state, CALL)
    expect(rules.outcome(state)).toMatchObject({ result: 'lost' })
    expect(rules.outcome(state)?.detail).toMatch(/You had bingo, too, but didn’t press it\.$/)
  })
  it('can still be pressed after the last number, and unmarking takes the pattern away', () => {
    const last = call(withRow(), 70)
    expect(rules.legal(last)).toContainEqual(BINGO)
    const unmarked = play(last, { do: 'mark', player: 0, cell: 0 })
    expect(rules.legal(unmarked)).not.toContainEqual(BINGO)
  })
  it('is not asked for by default, or with automatic marks', () => {
    for (const chosen of [{}, { mark: 'auto', claim: 'press' }] as const) {
      const state = rules.start(completeOptions(options, chosen), 21)
      expect(state.claims).toBeUndefined()
      expect(refused(state, BINGO)).toBe('')
    }
  })
})

describe('the selected pattern', () => {
  const PICTURES = {
    corners: ['#...#', '.....', '.....', '.....', '#...#'],
    x: ['#...#', '.#.#.', '..#..', '.#.#.', '#...#'],
    frame: ['#####', '#...#', '#...#', '#...#', '#####'],
    full: ['#####', '#####', '#####', '#####', '#####'],
  } as const
  const cellsOf = (rows: readonly string[]) =>
    [...rows.join('')].flatMap((character, i) => (character === '#' ? [i] : []))
  const NAMES = { corners: 'Four corners', x: 'X', frame: 'Frame', full: 'Full card' } as const
  const pictures = Object.keys(PICTURES) as (keyof typeof PICTURES)[]

  it('is any line by default, and one picture if selected', () => {
    expect(rules.start(completeOptions(options), 1).asked).toBe('line')
    expect(ASKED.line).toBe(PATTERNS)
    expect(pictureOf('line')).toBeNull()
    const option = game.options.find(({ id }) => id === 'pattern')
    expect(option?.choices.map(({ value }) => value).sort()).toEqual(Object.keys(ASKED).sort())
  })
  it.each(pictures)('%s wins when its last cell is marked, and not before', (asked) => {
    const cells = cellsOf(PICTURES[asked])
    expect([...(pictureOf(asked)?.cells ?? [])].sort((a, b) => a - b)).toEqual(cells)
    expect(findPattern(marked(cells), asked)?.name).toBe(NAMES[asked])
    for (const missing of cells.filter((cell) => cell !== 12)) {
      const almost = marked(cells.filter((cell) => cell !== missing))
      expect(findPattern(almost, asked)).toBeNull()
      expect(toGo(almost, asked)).toBe(1)
    }
  })
  it.each(pictures)('%s is not won by other patterns', (asked: Asked) => {
    const cells = new Set(pictureOf(asked)?.cells)
    const others = PATTERNS.filter(({ cells: own }) => [...cells].some((c) => c !== 12 && !own.includes(c)))
    expect(others.length).toBeGreaterThanOrEqual(12)
    for (const line of others) {
      const card = marked(line.cells)
      expect(findPattern(card)).not.toBeNull()
      expect(findPattern(card, asked)).toBeNull()
    }
  })
  it.each(pictures)('%s ends a game and is named', (asked) => {
    const state = callAll(rules.start(completeOptions(options, { pattern: asked, mark: 'auto' }), 11))
    const own = state.players[0]
    expect(own?.winningPattern).toBe(NAMES[asked])
    // One call earlier, one of its cells was missing.
    const last = state.order[state.called - 1]
    expect(cellsOf(PICTURES[asked]).some((cell) => own?.card[cell]?.number === last)).toBe(true)
    expect(rules.outcome(state)).toMatchObject({
      title: `Bingo in ${state.called} calls`,
      detail: `${NAMES[asked]}.`,
    })
  })
  it('can be marked by hand, and no line wins on the way', () => {
    let state: State = { ...rules.start(completeOptions(options, { pattern: 'frame' }), 6), called: 75 }
    const events: string[] = []
    for (const cell of cellsOf(PICTURES.frame)) {
      expect(rules.outcome(state)).toBeNull()
      const applied = apply(state, { do: 'mark', player: 0, cell })
      state = applied.state
      events.push(...applied.events.map(({ type }) => type))
    }
    expect(rules.outcome(state)?.detail).toBe('Frame.')
    expect(events.filter((type) => type === 'bingo')).toHaveLength(1)
  })
})
