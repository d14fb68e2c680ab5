/** Owns the proof of Bingo: cards by columns, every pattern found, no false win, calls by hand and by the clock. */
import { describe, expect, it } from 'vitest'
import { chance, createRandom, shuffled } from '../../src/engine/core/random'
import game from '../../src/games/bingo'
import { type Move, rules, type State } from '../../src/games/bingo/rules'
import { type Cell, letterOf, makeCard } from '../../src/games/bingo/rules/card'
import {
  ASKED,
  type Asked,
  findPattern,
  PATTERNS,
  pictureOf,
  toGo,
} from '../../src/games/bingo/rules/patterns'

const CALL: Move = { do: 'call' }
const AUTO: Move = { do: 'auto' }

function play(state: State, move: Move, at = 0): State {
  const applied = rules.apply(state, move, at)
  if ('refused' in applied) throw new Error(`refused: ${applied.refused}`)
  return applied.state
}

function call(state: State, times: number): State {
  let now = state
  for (let i = 0; i < times; i++) now = play(now, CALL)
  return now
}

/** A card with exactly these cells marked, the free one always. */
function marked(cells: readonly number[]): Cell[] {
  return makeCard(createRandom(1)).map((cell, index) => ({
    ...cell,
    marked: cell.isFree || cells.includes(index),
  }))
}

/** The lines of a card told once more, by walking: rows, columns, two diagonals, corners. */
function winsByWalking(card: readonly Cell[]): boolean {
  const at = (row: number, col: number) => card[row * 5 + col]?.marked === true
  const walk = (row: number, col: number, down: number, right: number) =>
    [0, 1, 2, 3, 4].every((i) => at(row + i * down, col + i * right))
  for (let i = 0; i < 5; i++) if (walk(i, 0, 0, 1) || walk(0, i, 1, 0)) return true
  return walk(0, 0, 1, 1) || walk(0, 4, 1, -1) || (at(0, 0) && at(0, 4) && at(4, 0) && at(4, 4))
}

describe('a card', () => {
  it('respects its columns, 10,000 times: B 1-15, I 16-30, N 31-45, G 46-60, O 61-75', () => {
    const random = createRandom(7)
    const seen = new Set<number>()
    for (let i = 0; i < 10_000; i++) {
      const card = makeCard(random)
      const numbers = card.filter((cell) => !cell.isFree).map((cell) => cell.number)
      if (card.length !== 25 || new Set(numbers).size !== 24) throw new Error('not 24 different numbers')
      card.forEach((cell, index) => {
        const low = (index % 5) * 15 + 1
        if (cell.isFree !== (index === 12)) throw new Error('the free cell is the centre')
        if (!cell.isFree && (cell.number < low || cell.number > low + 14)) throw new Error(`${cell.number}`)
        seen.add(cell.number)
      })
      if (!card[12]?.marked || card.some((cell) => cell.marked && !cell.isFree)) throw new Error('marks')
    }
    expect(seen.size).toBe(76)
  })
  it('names its numbers by letters', () => {
    expect([1, 15, 16, 30, 31, 45, 46, 60, 61, 75].map(letterOf).join('')).toBe('BBIINNGGOO')
  })
})

describe('patterns', () => {
  it('are five rows, five columns, both diagonals and the four corners', () => {
    expect(PATTERNS.map((pattern) => pattern.name)).toEqual([
      ...[1, 2, 3, 4, 5].map((row) => `Row ${row}`),
      ...['B', 'I', 'N', 'G', 'O'].map((letter) => `Column ${letter}`),
      'Diagonal down',
      'Diagonal up',
      'Four corners',
    ])
    expect(new Set(PATTERNS.map((pattern) => [...pattern.cells].sort().join())).size).toBe(13)
  })
  it.each(PATTERNS.map((pattern) => [pattern.name, pattern.cells] as const))(
    '%s is found, and not without any one of its cells',
    (name, cells) => {
      expect(findPattern(marked(cells))?.name).toBe(name)
      expect(toGo(marked(cells))).toBe(0)
      for (const missing of cells.filter((cell) => cell !== 12)) {
        const almost = marked(cells.filter((cell) => cell !== missing))
        expect(findPattern(almost)).toBeNull()
        expect(toGo(almost)).toBe(1)
      }
    },
  )
  it('are found exactly where walking the lines finds one: 50,000 random cards, no false win', () => {
    const random = createRandom(3)
    let wins = 0
    for (let i = 0; i < 50_000; i++) {
      const share = 0.3 + (i % 5) * 0.12
      const card = marked(Array.from({ length: 25 }, (_, cell) => cell).filter(() => chance(random, share)))
      const found = findPattern(card) !== null
      if (found !== winsByWalking(card)) throw new Error(card.map((cell) => Number(cell.marked)).join(''))
      if (found !== (toGo(card) === 0)) throw new Error('toGo')
      if (found) wins++
    }
    expect(wins).toBeGreaterThan(5000)
    expect(wins).toBeLessThan(45_000)
  })
  it('need at least the four corners or four beside the free cell', () => {
    expect(toGo(makeCard(createRandom(5)))).toBe(4)
  })
})

describe('players', () => {
  it.each(['1', '2', '3', '4'])('can be %s, each with a card of its own', (players) => {
    const state = rules.start({ players }, 9)
    expect(state.players.map((player) => player.name)).toEqual(
      Array.from({ length: Number(players) }, (_, i) => `Player ${i + 1}`),
    )
    const cards = new Set(state.players.map((player) => player.card.map((cell) => cell.number).join()))
    expect(cards.size).toBe(Number(players))
  })
  it('is one by default, marking and calling by hand', () => {
    expect(rules.start({}, 1)).toMatchObject({ auto: false, autoMark: false, called: 0 })
    expect(rules.start({}, 1).players).toHaveLength(1)
  })
})

describe('calls', () => {
  it('name all 75 numbers once', () => {
    const state = rules.start({}, 4)
    expect([...state.order].sort((a, b) => a - b)).toEqual(Array.from({ length: 75 }, (_, i) => i + 1))
    const first = rules.apply(state, CALL, 0)
    const number = state.order[0] as number
    expect(first).toMatchObject({ events: [{ type: 'call', number, letter: letterOf(number), left: 74 }] })
    expect(rules.hud(call(state, 3), 0)).toMatchObject({ Called: '3/75' })
  })
  it('are spoken or not, in one and the same play', () => {
    expect(game.options.filter(({ view }) => view).map(({ id }) => id)).toEqual(['voice'])
    expect(rules.start({ voice: 'on' }, 4)).toEqual(rules.start({ voice: 'off' }, 4))
  })
  it('end with the last number', () => {
    const almost = call(rules.start({}, 4), 74)
    const last = rules.apply(almost, CALL, 0)
    expect(last).toMatchObject({ events: [{ type: 'call', left: 0 }, { type: 'allCalled' }] })
    const all = play(almost, CALL)
    expect(rules.apply(all, CALL, 0)).toEqual({ refused: 'No more numbers to call.' })
    expect(game.toasts?.allCalled).toEqual({
      text: 'All Numbers Called!',
      detail: 'No more numbers to call.',
    })
    expect(rules.apply(all, AUTO, 0)).toEqual({ refused: 'No more numbers to call.' })
    // Whoever has not marked yet still can.
    expect(rules.legal(all)).toHaveLength(24)
    expect(rules.outcome(all)).toBeNull()
  })
  it('come by themselves every 2 s when switched on, whatever is marked in between', () => {
    let state = play(rules.start({}, 4), AUTO, 500)
    expect(rules.next?.(state)).toEqual({ after: 2000, move: CALL })
    state = play(state, CALL, 2500)
    const hit = state.players[0]?.card.findIndex((cell) => cell.number === state.order[0]) ?? -1
    const marking: Move = { do: 'mark', player: 0, cell: hit }
    if (hit >= 0) state = play(state, marking, 3700)
    expect(rules.next?.(state)).toEqual({ after: hit >= 0 ? 800 : 2000, move: CALL })
    expect(rules.next?.(play(state, AUTO, 4000))).toBeNull()
    expect(rules.next?.(rules.start({}, 4))).toBeNull()
    expect(rules.next?.(call(play(rules.start({}, 4), AUTO), 75))).toBeNull()
  })
})

describe('marks', () => {
  const state = call(rules.start({}, 4), 20)
  const card = state.players[0]?.card ?? []
  const called = new Set(state.order.slice(0, 20))
  const hit = card.findIndex((cell) => called.has(cell.number))
  const miss = card.findIndex((cell) => !cell.isFree && !called.has(cell.number))
  it('are set and taken back on called numbers', () => {
    const once = play(state, { do: 'mark', player: 0, cell: hit })
    expect(once.players[0]?.card[hit]?.marked).toBe(true)
    const twice = play(once, { do: 'mark', player: 0, cell: hit })
    expect(twice.players[0]?.card[hit]?.marked).toBe(false)
  })
  it('are refused on numbers not called, and on the free cell', () => {
    expect(rules.apply(state, { do: 'mark', player: 0, cell: miss }, 0)).toEqual({
      refused: expect.stringMatching(/^[BINGO] \d+ was not called yet\.$/),
    })
    expect(rules.apply(state, { do: 'mark', player: 0, cell: 12 }, 0)).toEqual({ refused: '' })
    expect(rules.apply(state, { do: 'mark', player: 1, cell: 0 }, 0)).toEqual({ refused: '' })
  })
  it('come by themselves with auto-mark', () => {
    const auto = call(rules.start({ mark: 'auto' }, 4), 20)
    for (const cell of auto.players[0]?.card ?? [])
      expect(cell.marked).toBe(cell.isFree || called.has(cell.number))
    expect(rules.legal(auto)).toEqual([CALL, AUTO])
  })
})

describe('a win', () => {
  it('comes with the mark that fills a pattern, and ends the clicking', () => {
    for (const { name, cells } of PATTERNS) {
      let state = rules.start({ players: '2' }, 6)
      const own = cells.filter((cell) => cell !== 12)
      const wanted = own.map((cell) => state.players[1]?.card[cell]?.number as number)
      state = { ...state, order: [...wanted, ...state.order.filter((number) => !wanted.includes(number))] }
      state = call(state, wanted.length)
      own.forEach((cell, i) => {
        expect(rules.outcome(state)).toBeNull()
        const applied = rules.apply(state, { do: 'mark', player: 1, cell }, i)
        if ('refused' in applied) throw new Error('refused')
        state = applied.state
        if (i === own.length - 1)
          expect(applied.events.at(-1)).toEqual({ type: 'bingo', player: 'Player 2', pattern: name })
      })
      expect(state.players.map((player) => player.hasWon)).toEqual([false, true])
      expect(rules.outcome(state)).toEqual({
        result: 'won',
        title: 'Player 2 has bingo',
        detail: `${name} after ${wanted.length} calls.`,
        results: { Calls: wanted.length },
      })
      expect(rules.legal(state)).toEqual([])
      expect(rules.apply(state, { do: 'mark', player: 0, cell: own[0] as number }, 0)).toEqual({
        refused: '',
      })
    }
  })
  it('is shared when one call fills two cards', () => {
    const start = rules.start({ players: '2', mark: 'auto' }, 6)
    const twin = start.players.map((player) => ({ ...player, card: start.players[0]?.card ?? [] }))
    let state: State = { ...start, players: twin }
    while (!rules.outcome(state)) state = play(state, CALL)
    expect(rules.outcome(state)?.title).toBe('Player 1 and Player 2 have bingo')
  })
  it('comes for every seed before the numbers end, and never without a full pattern', () => {
    for (let seed = 0; seed < 500; seed++) {
      let state = rules.start({ players: '4', mark: 'auto' }, seed)
      while (!rules.outcome(state)) state = play(state, CALL)
      for (const player of state.players) expect(player.hasWon).toBe(winsByWalking(player.card))
    }
  })
  it('alone counts the calls', () => {
    const order = shuffled(
      createRandom(2),
      [...Array(75).keys()].map((i) => i + 1),
    )
    let state: State = { ...rules.start({ mark: 'auto' }, 8), order }
    while (!rules.outcome(state)) state = play(state, CALL)
    expect(rules.outcome(state)?.title).toBe(`Bingo in ${state.called} calls`)
  })
})

describe('the pattern asked for', () => {
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

  it('is any line at first, and one picture where that was chosen', () => {
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
  it.each(pictures)('%s is not won by what wins else', (asked: Asked) => {
    const cells = new Set(pictureOf(asked)?.cells)
    const others = PATTERNS.filter(({ cells: own }) => [...cells].some((c) => c !== 12 && !own.includes(c)))
    expect(others.length).toBeGreaterThanOrEqual(12)
    for (const line of others) {
      const card = marked(line.cells)
      expect(findPattern(card)).not.toBeNull()
      expect(findPattern(card, asked)).toBeNull()
    }
  })
  it.each(pictures)('%s ends a play, told by its name', (asked) => {
    let state = rules.start({ pattern: asked, mark: 'auto' }, 11)
    while (!rules.outcome(state)) state = play(state, CALL)
    const own = state.players[0]
    expect(own?.winningPattern).toBe(NAMES[asked])
    // The call before, a cell of it was missing.
    const last = state.order[state.called - 1]
    expect(cellsOf(PICTURES[asked]).some((cell) => own?.card[cell]?.number === last)).toBe(true)
    expect(rules.outcome(state)).toMatchObject({
      title: `Bingo in ${state.called} calls`,
      detail: `${NAMES[asked]} after ${state.called} calls.`,
    })
  })
  it('comes by hand as well, and gives way to no line on the way', () => {
    let state: State = { ...rules.start({ pattern: 'frame' }, 6), called: 75 }
    const events: string[] = []
    for (const cell of cellsOf(PICTURES.frame)) {
      expect(rules.outcome(state)).toBeNull()
      const applied = rules.apply(state, { do: 'mark', player: 0, cell }, 0)
      if ('refused' in applied) throw new Error('refused')
      state = applied.state
      events.push(...applied.events.map(({ type }) => type))
    }
    expect(rules.outcome(state)?.detail).toBe('Frame after 75 calls.')
    expect(events.filter((type) => type === 'bingo')).toHaveLength(1)
  })
})

describe('computers', () => {
  const race = (rivals: string, seed = 21, more = {}) => rules.start({ rivals, ...more }, seed)
  /** Calls until a computer is ready, nothing marked by hand. */
  function untilReady(start: State): { state: State; events: readonly { type: string }[] } {
    let state = start
    for (;;) {
      const applied = rules.apply(state, CALL, 0)
      if ('refused' in applied) throw new Error('no computer is ready')
      state = applied.state
      if (applied.events.some(({ type }) => type === 'rivalReady')) return { state, events: applied.events }
    }
  }
  it('race one person, and change neither the card nor the calls of a seed', () => {
    const alone = rules.start({}, 21)
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
    const option = game.options.find(({ id }) => id === 'rivals')
    expect(option).toMatchObject({ initial: '0', later: true })
    expect([option?.shown?.({ players: '1' }), option?.shown?.({ players: '2' })]).toEqual([true, false])
  })
  it('mark at once, and are marked by nobody else', () => {
    const state = call(race('1'), 20)
    const called = new Set(state.order.slice(0, 20))
    const card = state.players[1]?.card ?? []
    for (const cell of card) expect(cell.marked).toBe(cell.isFree || called.has(cell.number))
    const hit = card.findIndex((cell) => called.has(cell.number))
    expect(rules.apply(state, { do: 'mark', player: 1, cell: hit }, 0)).toEqual({ refused: '' })
    expect(rules.legal(state)).not.toContainEqual(expect.objectContaining({ player: 1 }))
  })
  it('say bingo one call late: the play is lost, keeps no figure, and no number is called for it', () => {
    const { state } = untilReady(race('1'))
    expect(rules.outcome(state)).toBeNull()
    const said = rules.apply(state, CALL, 0)
    if ('refused' in said) throw new Error('refused')
    const pattern = findPattern(state.players[1]?.card ?? [])?.name
    expect(said.events).toEqual([{ type: 'rivalBingo', player: 'Computer', pattern }])
    expect(said.state.called).toBe(state.called)
    expect(rules.outcome(said.state)).toEqual({
      result: 'lost',
      title: 'Computer has bingo',
      detail: `${pattern} after ${state.called} calls. You had ${toGo(state.players[0]?.card ?? [])} to go.`,
    })
    expect(rules.legal(said.state)).toEqual([])
  })
  it('come too late where the mark was made before the next call', () => {
    const { state } = untilReady(race('3'))
    const line = PATTERNS[0]?.cells ?? []
    const numbers = line.map((cell) => state.players[0]?.card[cell]?.number as number)
    // The row was among the calls.
    let now: State = { ...state, order: [...numbers, ...state.order], called: state.called + 5 }
    for (const cell of line) now = play(now, { do: 'mark', player: 0, cell })
    expect(rules.outcome(now)).toMatchObject({ result: 'won', title: `Bingo in ${now.called} calls` })
  })
  it('give way to a bingo by the same call where calls are marked by themselves', () => {
    const start = race('1', 21, { mark: 'auto' })
    const twins = start.players.map((player) => ({ ...player, card: start.players[0]?.card ?? [] }))
    let state: State = { ...start, players: twins }
    while (!rules.outcome(state)) state = play(state, CALL)
    expect(rules.outcome(state)).toMatchObject({ result: 'won' })
  })
  it('win about as often as their cards say: three of them near three plays in four', () => {
    let lost = 0
    const PLAYS = 400
    for (let seed = 0; seed < PLAYS; seed++) {
      let state = race('3', seed, { mark: 'auto' })
      while (!rules.outcome(state)) state = play(state, CALL)
      if (rules.outcome(state)?.result === 'lost') lost++
    }
    // One call late, they win somewhat less than 3 in 4.
    expect(lost / PLAYS).toBeGreaterThan(0.55)
    expect(lost / PLAYS).toBeLessThan(0.75)
  })
})
