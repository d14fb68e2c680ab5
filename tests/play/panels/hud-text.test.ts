/** Tests how stats are written while a game runs. */
import { expect, it } from 'vitest'
import { TIME } from '../../../src/engine/core/game/stats'
import { hudText } from '../../../src/play/session/view/statText'

it.each([
  [TIME, 0, '0:00'],
  [TIME, 7, '0:07'],
  [TIME, 62.9, '1:02.9'],
  [TIME, '12.3', '12.3'],
  ['Score', 1240, '1240'],
  ['Armed', true, 'Yes'],
])('%s %j is shown as %s', (id, value, text) => {
  expect(hudText(id, value)).toBe(text)
})
