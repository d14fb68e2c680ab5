/** Test helpers for Tap the Glitch: start a game, make glitches and press. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { type Options, options } from '../../../src/games/tap-the-glitch/options'
import * as tap from '../../../src/games/tap-the-glitch/rules'
import { type Glitch, type GlitchType, rules, type World } from '../../../src/games/tap-the-glitch/rules'
import { finger, ticker } from '../../support/ticks'

export const begin = (seed = 1, chosen: Partial<Options> = {}) =>
  rules.start(completeOptions(options, chosen), seed, { width: 600, height: 492 })
export const tick = ticker(rules)
export const press = ({ x, y }: { x: number; y: number }) => finger(x, y, { pressed: true })

export function glitch(slot: number, type: GlitchType, from: Partial<Glitch> = {}): Glitch {
  return {
    id: 900 + slot,
    slot,
    ...tap.middleOf(slot),
    size: 50,
    type,
    colour: 1,
    spreading: tap.TYPES[type].spreading,
    intensity: 0,
    age: 0,
    life: 9999,
    ...from,
  }
}

/** A screen that contains only what is given. */
export function screen(glitches: Glitch[]): World {
  return Object.assign(begin(), { glitches, spawnWait: 1e9 })
}
