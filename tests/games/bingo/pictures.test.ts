/** Tests Bingo's selectable patterns. */
import { describe, expect, it } from 'vitest'
import game from '../../../src/games/bingo'
import { rules, type State } from '../../../src/games/bingo/rules'
import {
  ASKED,
  type Asked,
  findPattern,
  PATTERNS,
  pictureOf,
  toGo,
} from '../../../src/games/bingo/rules/patterns'
import { apply, callAll, marked } from './helpers'

describe('the selected pattern', () => {
  const PICTURES = {
    corners: ['#...#', '.....', '.....', '.....', '#...#'],
    x: ['#...#', '.#.#.', '..#..', '.#.#.', '#...#'],
    frame: ['#####', '#...#', '#...#', '#...#', '#####'],
    full: ['#####', '#####', '#####', '#####', '#####'],
  } as const
  const cellsOf = (rows: readonly string[]) =>
    [...rows.join('')].flatMap((sign, i) => (sign === '#' ? [i] : []))
  const NAMES = { corners: 'Four corners', x: 'X', frame: 'Frame', full: 'Full card' } as const
  const pictures = Object.keys(PICTURES) as (keyof typeof PICTURES)[]

  it('is any line by default, and one picture if selected', () => {
    expect(rules.start({}, 1).asked).toBe('line')
    expect(rules.start({ pattern: 'constructor' }, 1).asked).toBe('line')
    expect(ASKED.line).toBe(PATTERNS)
    expect(pictureOf('line')).toBeNull()
    const option = game.options.find(({ id }) => id === 'pattern')
    expect(option).toMatchObject({ initial: 'line', later: true })
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
    const state = callAll(rules.start({ pattern: asked, mark: 'auto' }, 11))
    const own = state.players[0]
    expect(own?.winningPattern).toBe(NAMES[asked])
    // One call earlier, one of its cells was missing.
    const last = state.order[state.called - 1]
    expect(cellsOf(PICTURES[asked]).some((cell) => own?.card[cell]?.number === last)).toBe(true)
    expect(rules.outcome(state)).toMatchObject({
      title: `Bingo in ${state.called} calls`,
      detail: `${NAMES[asked]} after ${state.called} calls.`,
    })
  })
  it('can be marked by hand, and no line wins on the way', () => {
    let state: State = { ...rules.start({ pattern: 'frame' }, 6), called: 75 }
    const events: string[] = []
    for (const cell of cellsOf(PICTURES.frame)) {
      expect(rules.outcome(state)).toBeNull()
      const applied = apply(state, { do: 'mark', player: 0, cell })
      state = applied.state
      events.push(...applied.events.map(({ type }) => type))
    }
    expect(rules.outcome(state)?.detail).toBe('Frame after 75 calls.')
    expect(events.filter((type) => type === 'bingo')).toHaveLength(1)
  })
})
