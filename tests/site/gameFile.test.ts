/** A custom game as a file. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fileOf, formOf, readGameFile } from '../../src/site/custom/gameFile'
import { TITLE_LIMIT } from '../../src/site/library/library'
import { customTexts } from '../../src/site/texts/custom'

const { choose, title } = customTexts.file

const game = {
  id: 'custom-1',
  title: 'Mine "too"',
  description: 'At home',
  iconName: 'Star',
  difficulty: 'Hard',
  players: '2 Players',
  embedCode: '<b>x</b>',
}

it('a file fills the form with the same values, without the id', () => {
  const read = readGameFile(fileOf(game))
  const { id: _id, ...values } = game
  expect(read.ok && formOf(read.game)).toEqual({ ...values, gameUrl: '' })
  expect(fileOf(game)).not.toContain('custom-1')
})

it.each([
  ['', choose],
  ['{}', choose],
  [fileOf(game).replace('pocket-arcade', 'other'), choose],
  [fileOf(game).replace('"format": 1', '"format": 2'), choose],
  [fileOf({ ...game, title: 'x'.repeat(81) }), title(`${'x'.repeat(40)}…`, TITLE_LIMIT)],
  [fileOf({ ...game, embedCode: 'x'.repeat(1_000_000) }), choose],
])('other files are refused: %.20s', (text, reason) => {
  const read = readGameFile(text)
  expect(!read.ok && read.reason).toBe(reason)
})

it('reading never throws', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readGameFile(text)))
})
