/** The buttons of a puzzle for switch access. */
import { expect, it } from 'vitest'
import jigsaw from '../../../src/games/jigsaw-puzzle'
import { switchButtons } from '../../../src/play/controls/switchButtons'

it('are grouped for switch access as the game names the groups', () => {
  const groups = switchButtons(jigsaw, 1).map(({ name, buttons }) => [name, buttons.length])
  expect(groups).toContainEqual(['Rotate', 2])
})
