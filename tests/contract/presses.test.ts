/** Cursors and turns take the keys of one tick in the order pressed, in every game that has them. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../src/engine/core/game/option'
import { frameFrom, readInput } from '../../src/engine/core/input/input'
import { cursorKeys, noSteps, REPEAT_FIRST } from '../../src/engine/core/input/steps'
import { options as froggerOptions } from '../../src/games/frogger/options'
import * as frogger from '../../src/games/frogger/rules'
import { options as pacManOptions } from '../../src/games/pac-man/options'
import * as pacMan from '../../src/games/pac-man/rules'
import { options as sushiOptions } from '../../src/games/pixel-sushi-chef/options'
import * as sushi from '../../src/games/pixel-sushi-chef/rules'
import { options as glitchOptions } from '../../src/games/tap-the-glitch/options'
import * as glitch from '../../src/games/tap-the-glitch/rules'
import { options as moleOptions } from '../../src/games/whack-a-mole/options'
import * as mole from '../../src/games/whack-a-mole/rules'
import { ticker } from '../support/ticks'

const SIZE = { width: 600, height: 600 }

describe('presses', () => {
  it('arrive in order, for each player separately', () => {
    const input = readInput(frameFrom(['b', 'a@1', 'a', 'c@1'], ['c@1']))
    expect([input.presses(), input.presses(0), input.presses(1)]).toEqual([['b', 'a'], ['b', 'a'], ['a']])
  })
})

describe('the keys of a cursor', () => {
  const keys = (hold: readonly string[], before: readonly string[] = [], stepping = noSteps()) =>
    cursorKeys<string>(stepping, readInput(frameFrom(hold, before)))
  it('step and press in the order pressed', () => {
    expect(keys(['tap', 'left', 'up'])).toEqual(['tap', { dx: -1, dy: 0 }, { dx: 0, dy: -1 }])
    expect(keys(['right', 'tap'])).toEqual([{ dx: 1, dy: 0 }, 'tap'])
  })
  it('keep stepping while a direction is held', () => {
    const stepping = noSteps()
    expect(keys(['down'], [], stepping)).toHaveLength(1)
    for (let n = 1; n < REPEAT_FIRST; n++) expect(keys(['down'], ['down'], stepping)).toEqual([])
    expect(keys(['down', 'tap'], ['down'], stepping)).toEqual([{ dx: 0, dy: 1 }, 'tap'])
  })
})

describe('two keys of one tick', () => {
  it('whack where the cursor was when the key went down', () => {
    for (const [keys, hole] of [
      [['whack', 'left'], 4],
      [['left', 'whack'], 3],
      [['left', 'up', 'whack'], 0],
    ] as const) {
      const events = ticker(mole.rules)(mole.rules.start(completeOptions(moleOptions), 1, SIZE), keys)
      expect(events, keys.join(', ')).toMatchObject([{ type: 'miss', hole }])
    }
  })
  it('tap the slot where the cursor was', () => {
    for (const [keys, away] of [
      [['tap', 'left'], 0],
      [['left', 'tap'], -1],
    ] as const) {
      const world = glitch.rules.start(completeOptions(glitchOptions), 1, SIZE)
      ticker(glitch.rules)(world, ['tap'])
      const slot = world.cursor + away
      expect(ticker(glitch.rules)(world, keys), keys.join(', ')).toMatchObject([{ type: 'miss', slot }])
    }
  })
  it('ring the bell after the piece, or before it', () => {
    const done = (keys: readonly string[]) =>
      ticker(sushi.rules)(sushi.rules.start(completeOptions(sushiOptions), 1, SIZE), keys)
        .map(({ type }) => type)
        .filter((type) => type === 'add' || type === 'unfinished')
    expect(done(['pick1', 'serve'])).toEqual(['add', 'unfinished'])
    expect(done(['serve', 'pick1'])).toEqual(['unfinished', 'add'])
  })
  it('hop at once and keep the second key for the landing', () => {
    for (const [keys, ways] of [
      [
        ['right', 'up'],
        ['right', 'up'],
      ],
      [
        ['up', 'right'],
        ['up', 'right'],
      ],
    ] as const) {
      const world = frogger.rules.start(completeOptions(froggerOptions), 1, SIZE)
      const hops = ticker(frogger.rules)(world, keys).filter(({ type }) => type === 'hop')
      expect(hops).toHaveLength(1)
      expect([world.frog.facing, world.frog.next]).toEqual(ways)
    }
  })
  it('turn Pac-Man by the latest', () => {
    for (const keys of [
      ['up', 'down'],
      ['down', 'up'],
      ['right', 'up'],
    ] as const) {
      const world = pacMan.rules.start(completeOptions(pacManOptions), 1, SIZE)
      ticker(pacMan.rules)(world, keys)
      expect(world.player.want).toBe(keys.at(-1))
    }
  })
})
