/** Tests Minesweeper's practice by rule: positions in which the next safe cell needs it, and hints that name it. */
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/minesweeper/bot'
import { type Options, options } from '../../../src/games/minesweeper/options'
import { isOver, isWon, rules, type State } from '../../../src/games/minesweeper/rules'
import { deduce } from '../../../src/games/minesweeper/rules/deduce'
import { neighborsOf } from '../../../src/games/minesweeper/rules/field'
import { lazyRules } from '../../../src/games/minesweeper/rules/lazyRules'
import * as lazy from '../../../src/games/minesweeper/rules/practice'
import { MINE, SAFE } from '../../../src/games/minesweeper/rules/solver'
import { symbols } from '../../../src/games/minesweeper/view/symbols'
import { thinking } from '../../support/moves'
import { sample } from '../../support/proofs'
import { counted } from './counter'
import { play, positionOf, shownOf } from './positions'

lazyRules.set(lazy)

const PRACTICED: readonly lazy.Practice[] = ['one-one', 'one-two', 'several', 'count']

const dealt = (practice: Options['practice'], seed: number) =>
  rules.start(completeOptions(options, { practice }), seed)

const hintOf = (state: State, times: number) => bot.hint!(state, { ...thinking(), times })

/** What follows from single numbers and pairs of numbers, by comparing the sets of their covered cells. */
function settled(state: State, pairs: 'no' | 'equal' | 'all'): Uint8Array {
  const shown = shownOf(state)
  const near = neighborsOf(state)
  const known = new Uint8Array(shown.length)
  const open = [...shown.keys()].filter((cell) => shown[cell]! >= 0)
  const unknown = (cell: number) => near[cell]!.filter((other) => shown[other]! < 0 && known[other] === 0)
  const need = (cell: number) =>
    shown[cell]! - near[cell]!.filter((other) => shown[other]! < 0 && known[other] === MINE).length
  for (let isNew = true; isNew; ) {
    isNew = false
    const settle = (cells: readonly number[], as: number) => {
      for (const cell of cells) known[cell] = as
      isNew ||= cells.length > 0
    }
    for (const a of open) {
      if (need(a) === 0) settle(unknown(a), SAFE)
      if (need(a) === unknown(a).length) settle(unknown(a), MINE)
      if (pairs === 'no') continue
      for (const b of open) {
        const [ofA, ofB] = [unknown(a), unknown(b)]
        const more = need(a) - need(b)
        const own = ofA.filter((cell) => !ofB.includes(cell))
        if (ofA.length === 0 || own.length !== more || (pairs === 'equal' && more > 0)) continue
        settle(own, MINE)
        settle(
          ofB.filter((cell) => !ofA.includes(cell)),
          SAFE,
        )
      }
    }
  }
  return known
}

const flagsIn = ({ cells }: State) => cells.flatMap(({ isFlagged }, cell) => (isFlagged ? [cell] : []))
const found = (known: Uint8Array, as: number) => [...known.keys()].filter((cell) => known[cell] === as)

describe.each(PRACTICED)('%s', (practice) => {
  const name = options
    .find(({ id }) => id === 'practice')!
    .choices.find(({ value }) => value === practice)!.label

  it('is needed for the next safe cell, and named by the hint', { tags: ['sample'] }, () => {
    for (let seed = 0; seed < sample(3, 100); seed++) {
      const state = dealt(practice, seed)
      const pairs = ({ 'one-one': 'no', 'one-two': 'equal', several: 'all', count: 'all' } as const)[practice]
      const simpler = settled(state, pairs)
      expect(found(simpler, SAFE), 'simpler rules give nothing').toEqual([])
      expect(flagsIn(state), 'the flags are the known mines').toEqual(found(simpler, MINE))
      const { safe, rule } = deduce(state, shownOf(state))!
      expect(rule).toBe(practice)
      if (practice === 'one-one' || practice === 'one-two') {
        const more = found(settled(state, practice === 'one-one' ? 'equal' : 'all'), SAFE)
        expect(more).toEqual(expect.arrayContaining([...safe]))
      } else {
        const { rows, cols, mines } = state
        const ways = (total: number) => counted({ rows, cols, mines: total, shown: shownOf(state) }, 500_000)
        const isSafeWith = (total: number) => {
          const count = ways(total)
          return !count || count.all === 0n || safe.every((cell) => count.mined.get(cell) === 0n)
        }
        expect(isSafeWith(mines)).toBe(true)
        const others = Array.from({ length: 9 }, (_, i) => mines - 4 + i)
        expect(others.every(isSafeWith)).toBe(practice === 'several')
      }
      const [where, what, all] = [1, 2, 3].map((times) => hintOf(state, times))
      expect(where!.text).not.toContain(name)
      expect(what!.text).toContain(name)
      expect(all!.text).toContain(name)
      expect(safe).toContain(all!.move.cell)
    }
  })
  it('is played to its end by hints, without a guess', { tags: ['sample'] }, () => {
    for (let seed = 0; seed < sample(1, 100); seed++) {
      let state = dealt(practice, seed)
      while (!isOver(state)) {
        const { move, text } = hintOf(state, 3)
        expect(text).not.toContain('guess')
        state = play(state, move)
      }
      expect(isWon(state)).toBe(true)
      expect(Object.keys(rules.outcome(state)?.results ?? {})).toEqual(['Time'])
      // A cleared field would show the mines of a shared start.
      expect(symbols([state])).toBe('')
    }
  })
})

it('a rule never names a cell that another way to place the mines fills', { tags: ['sample'] }, () => {
  const max = sample(40, 1000)
  for (let seed = 1; seed <= max; seed++) {
    const state = positionOf({ level: 'beginner' }, seed, 20)
    const { rows, cols, mines } = state
    const count = counted({ rows, cols, mines, shown: shownOf(state) }, 200_000)
    const next = deduce(state, shownOf(state))
    if (!count) continue
    for (const cell of next?.safe ?? []) expect(count.mined.get(cell)).toBe(0n)
    for (const cell of next?.mines ?? []) expect(count.mined.get(cell)).toBe(count.all)
    expect(next === null).toBe([...count.mined.values()].every((ways) => ways > 0n))
  }
})
