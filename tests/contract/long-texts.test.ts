/**
 * Texts that are no positions, as long as a pasted file: each game refuses or reads them at once. A reader that takes the
 * square of their length needs minutes.
 */
import { expect, it } from 'vitest'
import { completeOptions } from '../../src/engine/core/game/option'
import { WHOLE } from '../support/gameIds'
import { gamesOfKind } from './loaded'

const LENGTH = 200_000

const filled = (before: string, unit: string, after = '') =>
  before + unit.repeat(Math.ceil(LENGTH / unit.length)) + after

const TEXTS: readonly (readonly [string, string])[] = [
  ['blank lines', filled('', '\n', 'x')],
  ['lines of spaces', filled('x', ' \n', '\u0001')],
  ['a long line of spaces', filled('1', ' ', '\u0001')],
  ['a long word', filled('x', '1', '\u0001')],
  ['many words', filled('1. e4 ', 'f5 ', 'x')],
  ['many empty fields', filled('x', ',', '\u0001')],
  ['open brackets', filled('f5', '({[')],
  ['closed brackets', filled('f5', '(', filled('', ')'))],
  ['a link', filled('https://a.example/?position=', ' ;#', 'x')],
]

const readers = gamesOfKind('turn').flatMap(([id, { rules, options, lazyRules }]) =>
  rules.notation ? [{ id, notation: rules.notation, options: completeOptions(options), lazyRules }] : [],
)

it.runIf(WHOLE)('some games read texts', () => expect(readers.length).toBeGreaterThan(5))

it.each(readers)('$id reads long texts at once', async ({ notation, options, lazyRules }) => {
  await lazyRules?.load()
  for (const [name, text] of TEXTS)
    try {
      notation.read(text, options)
    } catch (fault) {
      // Not an error of the engine about a list that is too long.
      expect(fault, name).not.toBeInstanceOf(RangeError)
    }
})
