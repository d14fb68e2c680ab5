/** Contract of recommended modes: nobody loses in the first ten seconds without having done anything. */
import { describe, expect, it } from 'vitest'
import { TICKS_PER_SECOND } from '../../src/engine/core/game/contract'
import { type Shape, worldSize } from '../../src/engine/core/game/shape'
import { frameFrom, readInput } from '../../src/engine/core/input/input'
import { sample } from '../support/proofs'
import { optionSets } from './fuzz'
import { gamesOfKind } from './loaded'

const SEEDS = sample(8, 100)
const TICKS = 10 * TICKS_PER_SECOND
const NOTHING = readInput(frameFrom([], [], []))

const recommending = gamesOfKind('realtime').flatMap(([id, game]) =>
  game.options.flatMap((option) =>
    option.recommended === undefined ? [] : [{ id, game, mode: { [option.id]: option.recommended } }],
  ),
)

describe.each(recommending)('$id', ({ game, mode }) => {
  const { rules } = game
  const shapes: Shape[] = game.upright?.size ? ['wide', 'upright'] : ['wide']
  it.each(shapes)('begins fairly in the recommended mode: %s', { tags: ['sample'] }, (shape) => {
    const options = { ...optionSets(game.options)[0], ...mode, shape }
    const size = worldSize(game, options)
    const lost: number[] = []
    for (let seed = 1; seed <= SEEDS; seed++) {
      const world = rules.start(options, seed, size)
      for (let tick = 0; tick < TICKS && !rules.outcome(world); tick++) rules.step(world, NOTHING, () => {})
      if (rules.outcome(world)) lost.push(seed)
    }
    expect(lost, 'seeds').toEqual([])
  })
})
