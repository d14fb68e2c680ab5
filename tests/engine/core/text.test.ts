import { expect, test, vi } from 'vitest'
import {
  asSentence,
  dateText,
  listText,
  numberText,
  percentText,
  plural,
} from '../../../src/engine/core/text'
import { texts as memory } from '../../../src/games/memory-match/texts/game'
import { language as portuguese } from '../../../src/locales/pt-br/language'

const MOVES = { one: '# move', other: '# moves' }

test('a plural agrees with its count, which is formatted', () => {
  expect([0, 1, 2, 1.5, 1240].map((count) => plural(count, MOVES))).toEqual([
    '0 moves',
    '1 move',
    '2 moves',
    '1.5 moves',
    '1,240 moves',
  ])
})

test('a count of 0 has the form that people read, in Portuguese that of many', async () => {
  vi.resetModules()
  vi.doMock('../../../src/engine/core/texts/language', () => ({ language: portuguese }))
  const text = await import('../../../src/engine/core/text')
  expect([0, 1, 2].map((count) => text.plural(count, MOVES))).toEqual(['0 moves', '1 move', '2 moves'])
  vi.doUnmock('../../../src/engine/core/texts/language')
  vi.resetModules()
})

test('numbers have separators, and at most the fraction digits asked for', () => {
  expect(numberText(1234567.891)).toBe('1,234,567.89')
  expect(numberText(0.26, 1)).toBe('0.3')
})

test('a percentage has no space', () => {
  expect([0, 0.255, 1, 1.5].map(percentText)).toEqual(['0%', '26%', '100%', '150%'])
})

test('a list has commas and an "and"', () => {
  expect(listText(['Snake'])).toBe('Snake')
  expect(listText(['Snake', 'Pong'])).toBe('Snake and Pong')
  expect(listText(['Snake', 'Pong', 'Chess'])).toBe('Snake, Pong, and Chess')
})

test('a date is written with the month first', () => {
  const firstDay = Date.UTC(2026, 11, 1)
  expect(dateText(firstDay, { month: 'long', day: 'numeric', timeZone: 'UTC' })).toBe('December 1')
})

test('a sentence has one full stop, whatever was put into it', () => {
  for (const text of ['It ends.', 'Who?', 'Oh!', 'and so on…', 'He said “no.”', '(Really?)'])
    expect(asSentence(text)).toBe(text)
  expect(asSentence('It ends')).toBe('It ends.')
  // A card of a player.
  expect(memory.status.flip(3, 'Who?')).toBe('Card 3: Who?')
  expect(memory.status.match('star')).toBe('Pair found: star.')
})
