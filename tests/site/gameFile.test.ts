/** Owns what is proved of one own game as a file. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fileOf, formOf, readGameFile } from '../../src/site/custom/gameFile'

const game = {
  id: 'custom-1',
  title: 'Mine "too"',
  description: 'At home',
  iconName: 'Star',
  difficulty: 'Hard',
  players: '2 Players',
  embedCode: '<b>x</b>',
}

it('fills the form as it was, without the id', () => {
  const read = readGameFile(fileOf(game))
  const { id: _id, ...values } = game
  expect(read.ok && formOf(read.game)).toEqual({ ...values, gameUrl: '' })
  expect(fileOf(game)).not.toContain('custom-1')
})

it.each([
  ['', 'saved from'],
  ['{}', 'saved from'],
  [fileOf(game).replace('pocket-arcade', 'other'), 'saved from'],
  [fileOf(game).replace('"format": 1', '"format": 2'), 'saved from'],
  [fileOf({ ...game, title: 'x'.repeat(81) }), 'too long'],
  [fileOf({ ...game, embedCode: 'x'.repeat(1_000_000) }), 'saved from'],
])('refuses another file: %.20s', (text, words) => {
  const read = readGameFile(text)
  expect(!read.ok && read.reason).toContain(words)
})

it('never throws, whatever is in the file', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readGameFile(text)))
})
