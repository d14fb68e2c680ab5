import { describe, expect, it } from 'vitest'
import { toneGame } from '../../../src/games/shared/sequence/toneGame'

describe('a tone game', () => {
  const { sounds, status } = toneGame([
    { name: 'red', hertz: 220 },
    { name: 'blue', hertz: 330 },
  ])
  it('plays each pad as long as it is lit, or briefly when pressed', () => {
    expect(sounds.show({ type: 'show', pad: 1, step: 1, ms: 420 })).toEqual({ hertz: 330, ms: 420 })
    expect(sounds.press({ type: 'press', pad: 0, step: 1 })).toEqual({ hertz: 220, ms: 240 })
    expect(sounds.Refused()).toBeNull()
  })
  it('announces the sequence, the turn and the mistake', () => {
    expect(status.show({ type: 'show', pad: 1, step: 3, ms: 420 })).toBe('3: blue.')
    expect(status.yourTurn({ type: 'yourTurn', steps: 1 })).toBe('Your turn: 1 step.')
    expect(status.yourTurn({ type: 'yourTurn', steps: 4 })).toBe('Your turn: 4 steps.')
    expect(status.wrong({ type: 'wrong', pad: 0, expected: 1 })).toBe(
      'That was red. It should have been blue.',
    )
  })
})
