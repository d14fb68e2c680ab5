/** Printed cards: those of the seed, valid, and all different. */

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PrintPart } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import bingo from '../../../src/games/bingo'
import type { Options } from '../../../src/games/bingo/options'
import { options } from '../../../src/games/bingo/options'
import { rules } from '../../../src/games/bingo/rules'
import part from '../../../src/games/bingo/view/print'
import { firstItems } from '../../play/print/made'

/** The numbers of a drawing, row by row. */
const numbersIn = (drawing: React.ReactNode) =>
  [...renderToStaticMarkup(drawing).matchAll(/>(\d+)</g)].map(([, number]) => Number(number))

it('thirty cards are all different, and follow the rules', async () => {
  const first = { options: completeOptions(options), seed: 42 }
  const items = await firstItems('bingo', bingo, part as PrintPart, first, 30)
  const cards = items.map(({ puzzle }) => numbersIn(puzzle))
  expect(new Set(cards.map((card) => card.join(' '))).size).toBe(30)
  for (const card of cards) {
    expect(card).toHaveLength(24)
    expect(new Set(card).size).toBe(24)
    // With the free cell, each column has its fifteen numbers.
    card.toSpliced(12, 0, 31).forEach((number, cell) => {
      expect(Math.ceil(number / 15) - 1).toBe(cell % 5)
    })
  }
})

it('the first cards are those of the game, without the computer’s', () => {
  for (const chosen of [{ players: '3' }, { players: '1', rivals: '3' }] as const) {
    const values = completeOptions(options, chosen)
    const state = rules.start(values, 7)
    const people = state.players.filter(({ computer }) => !computer)
    const items = part.items(state, values)
    expect(items.map(({ puzzle }) => numbersIn(puzzle))).toEqual(
      people.map(({ card }) => card.map(({ number }) => number).filter(Boolean)),
    )
    expect(items.map(({ name }) => name)).toEqual(people.length > 1 ? people.map(({ name }) => name) : [''])
  }
})

it('the caller’s list has each number once', () => {
  const numbers = numbersIn(part.sheet?.(completeOptions(options)).drawing)
  expect(numbers).toEqual(Array.from({ length: 75 }, (_, i) => i + 1))
})

it('marks the cells of the pattern', () => {
  const needed = (pattern: Options['pattern']) => {
    const values = completeOptions(options, { pattern })
    const [item] = part.items(rules.start(values, 1), values)
    return renderToStaticMarkup(item?.puzzle).match(/h1v1h-1z/g)?.length ?? 0
  }
  expect((['line', 'corners', 'x', 'frame', 'full'] as const).map(needed)).toEqual([0, 4, 9, 16, 0])
})
