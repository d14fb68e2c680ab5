/** Owns what games declare beside their rules: which news is good, which keys they use, which figures they hide. */
import { describe, expect, it } from 'vitest'
import type { Message, PlayEvent } from '../../src/engine/core/contract'
import battleship from '../../src/games/battleship'
import breakout from '../../src/games/breakout'
import checkers from '../../src/games/checkers'
import { rules } from '../../src/games/checkers/rules'
import frogger from '../../src/games/frogger'
import jigsaw from '../../src/games/jigsaw-puzzle'
import pacMan from '../../src/games/pac-man'

type Toasts = typeof checkers.toasts
const toastOf = (toasts: Toasts, event: PlayEvent) => {
  const words = toasts?.[event.type]
  return (typeof words === 'function' ? words(event) : words) as Message
}

describe('good news', () => {
  it.each([
    ['Frogger', frogger.toasts, { type: 'level' }, 'Level Complete!'],
    ['Pac-Man', pacMan.toasts, { type: 'level' }, 'Level Complete!'],
    ['Breakout', breakout.toasts, { type: 'levelComplete', level: 2 }, 'Level 2 complete'],
    ['Jigsaw Puzzle', jigsaw.toasts, { type: 'complete' }, 'Puzzle Complete!'],
    ['Battleship', battleship.toasts, { type: 'sunk', by: 'you', ship: 'Cruiser' }, 'You sank the Cruiser.'],
    ['Checkers', checkers.toasts, { type: 'king', side: 'Red' }, 'Red has a king'],
  ] as const)('of %s carries the good sign', (_, toasts, event, text) => {
    expect(toastOf(toasts, event)).toEqual({ text, good: true })
  })
  it('is not what the computer does', () => {
    expect(toastOf(battleship.toasts, { type: 'sunk', by: 'computer', ship: 'Cruiser' })).toBe(
      'The computer sank your Cruiser.',
    )
  })
  it('of Checkers tells who wins', () => {
    const before = rules.notation?.read('B:W10:B6', { variant: 'tournament' })
    const applied = before && rules.apply(before, rules.legal(before)[0] ?? [], 0)
    const end = applied && 'events' in applied ? applied.events.find(({ type }) => type === 'end') : null
    expect(end && toastOf(checkers.toasts, end)).toEqual({ text: 'Red wins', good: true })
  })
})

describe('keys', () => {
  it('of Battleship are free for the shortcuts once the battle has begun', () => {
    let state = battleship.rules.start({}, 1)
    expect(battleship.uses?.('rotate', state)).toBe(true)
    for (const move of [{ fill: true }, { begin: true }] as const) {
      const applied = battleship.rules.apply(state, move, 0)
      if ('state' in applied) state = applied.state
    }
    expect(state.phase).toBe('battle')
    expect(battleship.uses?.('rotate', state)).toBe(false)
  })
})

it('Checkers shows whose turn it is once: in the bar of the players', () => {
  expect(checkers.hidden).toContain('Turn')
})
