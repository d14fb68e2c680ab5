/** Tests Extreme Chess's clocks, and what its board shows. */

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/chess/options'
import { rules } from '../../../src/games/chess/rules'
import { clockText } from '../../../src/games/chess/rules/clock'
import { readFen, START_FEN } from '../../../src/games/chess/rules/fen'
import type { Letter } from '../../../src/games/chess/rules/pieces'
import { Board } from '../../../src/games/chess/view/Board'
import { takenBy } from '../../../src/games/chess/view/captured'
import { follow } from '../../../src/games/chess/view/follow'
import { apply, FULL, play, read, refused, SIMPLE } from './helpers'

it('shows a hint, and the better move of a review, as an arrow', () => {
  const state = rules.start(SIMPLE, 1)
  const shown = (hint: { from: string; to: string } | null) =>
    renderToStaticMarkup(
      createElement(Board, {
        ...{ state, previous: null, events: [], turn: 0, options: SIMPLE, hint },
        ...{ play() {}, active: false, thinking: false, clock: () => 0 },
      }),
    )
  expect(shown({ from: 'e2', to: 'e4' })).toContain('data-arrows="hint"')
  expect(shown(null)).not.toContain('data-arrows')
})

describe('the clock', () => {
  const timed = { ...SIMPLE, clock: '3+2' } as const

  it('continues where an earlier visit left it', () => {
    const { state } = apply(rules.start(timed, 1), { from: 'e2', to: 'e4' }, 5000)
    const props = { state, previous: null, events: [], turn: 1, options: timed, hint: null }
    const shown = renderToStaticMarkup(
      createElement(Board, { ...props, play() {}, active: false, thinking: false, clock: () => 35_000 }),
    )
    expect(shown).toContain('2:30')
  })

  it('starts with the first move, and adds time for each one after', () => {
    let state = rules.start(timed, 1)
    expect(rules.next?.(state)).toBeNull()
    state = play(state, 'e2e4', 60_000)
    expect(state.clocks).toEqual({ w: 180_000, b: 180_000, plus: 2000, since: 60_000 })
    expect(rules.next?.(state)).toEqual({ after: 180_000, move: { flag: true } })
    state = play(state, 'e7e5', 70_000)
    expect(state.clocks).toEqual({ w: 180_000, b: 172_000, plus: 2000, since: 70_000 })
  })

  it('has the minutes and seconds of its option', () => {
    const clocks = options.find(({ id }) => id === 'clock')?.choices.map(({ value }) => value) ?? []
    const starts = clocks.map(
      (clock) => rules.start(completeOptions(options, { clock: clock as never }), 1).clocks,
    )
    expect(starts.map((start) => start && [start.w / 60_000, start.b / 60_000, start.plus / 1000])).toEqual(
      clocks.map((clock) => {
        const [minutes, plus] = clock.split('+').map(Number)
        return clock === 'off' ? null : [minutes, minutes, plus]
      }),
    )
    expect(clockText(90 * 60_000)).toBe('90:00')
  })

  it('drops the flag when the time is used up, and not before', () => {
    const state = play(rules.start(timed, 1), 'e2e4', 0)
    expect(refused(state, { flag: true }, 100_000)).toBe('')
    expect(rules.outcome(apply(state, { flag: true }, 180_000).state)).toMatchObject({
      title: 'White wins',
      detail: 'Black ran out of time.',
    })
    const late = apply(state, { from: 'e7', to: 'e5' }, 180_001)
    expect(late.state.end).toEqual({ winner: 'w', reason: 'time' })
  })

  it('uses the time measured by the board if a move was undone', () => {
    const state = play(rules.start(timed, 1), 'e2e4', 0)
    const left = (spent: number) => apply(state, { from: 'e7', to: 'e5', spent }, 50_000).state.clocks?.b
    expect([left(1000), left(-5)]).toEqual([181_000, 132_000])
  })

  it('gives a bare king no win under Full rules', () => {
    const state = play(
      read('4k3/8/8/8/8/8/8/R3K3 w', completeOptions(options, { ...FULL, clock: '5+0' })),
      'a1a2 e8e7',
      0,
    )
    expect(apply(state, { flag: true }, 300_000).state.end).toEqual({ winner: null, reason: 'bareTime' })
  })

  it('lets the computer finish its turn', () => {
    const state = play(rules.start({ ...timed, opponent: 'computer' }, 1), 'e2e4', 0)
    expect(rules.next?.(state)).toBeNull()
  })

  it('is shown as usual', () => {
    expect([180_000, 179_400, 20_000, 9_320, 0, -5].map(clockText)).toEqual([
      '3:00',
      '3:00',
      '0:20',
      '0:09.4',
      '0:00.0',
      '0:00.0',
    ])
  })
})

describe('the view', () => {
  it('follows pieces through captures, castling, promotion and undo', () => {
    const squares = (fen: string) => readFen(fen).squares
    const idAt = (placed: ReturnType<typeof follow>, square: number) =>
      placed.find((piece) => piece.square === square && !piece.gone)?.id
    const first = follow([], squares('r3k2r/8/8/8/8/8/P6p/R3K2R w'))
    const castled = follow(first, squares('r3k2r/8/8/8/8/8/P6p/R4RK1 b'))
    expect([idAt(castled, 62), idAt(castled, 61)]).toEqual([idAt(first, 60), idAt(first, 63)])
    const risen = follow(castled, squares('r3k2r/8/8/8/8/8/P7/R4RKq w'))
    expect(idAt(risen, 63)).toBe(idAt(castled, 55))
    const taken = follow(risen, squares('r3k2r/8/8/8/8/8/P7/R4R1K b'))
    expect(taken.filter((piece) => piece.gone).map((piece) => piece.letter)).toEqual(['q'])
    const back = follow(taken, squares('r3k2r/8/8/8/8/8/P7/R4RKq w'))
    expect(back.filter((piece) => piece.gone)).toEqual([])
    expect(back.map((piece) => piece.letter).sort()).toEqual(
      (squares('r3k2r/8/8/8/8/8/P7/R4RKq w').filter(Boolean) as Letter[]).sort(),
    )
  })

  it('counts captured pieces, without promotions', () => {
    const taken = takenBy('w', START_FEN.full, 'rnb1kbnr/1ppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR w - -')
    expect(taken).toEqual({ kinds: ['q', 'p'], lead: 9 })
    const risen = takenBy('b', '4k3/P7/8/8/8/8/8/4K3 w', 'Q3k3/8/8/8/8/8/8/4K3 b')
    expect(risen).toEqual({ kinds: [], lead: 0 })
  })
})
