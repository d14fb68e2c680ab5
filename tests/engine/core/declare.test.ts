/** Declarations that many games share. */
import { describe, expect, it } from 'vitest'
import type { Control } from '../../../src/engine/core/game/contract'
import { fourDirections, sideways, twoHands } from '../../../src/engine/core/game/declare'

/** One control as one line: 'left@1 Left ArrowLeft/DpadLeft+LeftStickLeft'. */
const lines = (controls: readonly Control[]) =>
  controls.map(
    ({ action, player = 0, label, keys, pad }) =>
      `${action}@${player} ${label} ${keys?.join('+')}/${pad?.join('+')}`,
  )

describe('directions', () => {
  it('have arrows and WASD, D-pad and stick', () => {
    expect(lines(fourDirections())).toEqual([
      'up@0 Up ArrowUp+KeyW/DpadUp+LeftStickUp',
      'down@0 Down ArrowDown+KeyS/DpadDown+LeftStickDown',
      'left@0 Left ArrowLeft+KeyA/DpadLeft+LeftStickLeft',
      'right@0 Right ArrowRight+KeyD/DpadRight+LeftStickRight',
    ])
    expect(lines(sideways())).toEqual(lines(fourDirections()).slice(2))
    expect(new Set([...fourDirections('Aim'), ...sideways('Aim')].map(({ group }) => group))).toEqual(
      new Set(['Aim']),
    )
  })
  it('leave the letters to games that need them', () => {
    expect(lines(fourDirections('Aim', 'arrows'))[2]).toBe('left@0 Left ArrowLeft/DpadLeft+LeftStickLeft')
  })
  it('of two players share only the group: one has the arrows, the other WASD', () => {
    expect(lines(twoHands(['left', 'right'], 0))).toEqual([
      'left@0 Left ArrowLeft/DpadLeft+LeftStickLeft',
      'right@0 Right ArrowRight/DpadRight+LeftStickRight',
      'left@1 Left KeyA/DpadLeft+LeftStickLeft',
      'right@1 Right KeyD/DpadRight+LeftStickRight',
    ])
    expect(lines(twoHands(['up', 'down'], 1, 'LeftStick'))).toEqual([
      'up@0 Up KeyW/LeftStickUp+DpadUp',
      'down@0 Down KeyS/LeftStickDown+DpadDown',
      'up@1 Up ArrowUp/LeftStickUp+DpadUp',
      'down@1 Down ArrowDown/LeftStickDown+DpadDown',
    ])
  })
})
