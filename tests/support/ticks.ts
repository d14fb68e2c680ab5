/** Advances a real-time world in tests: one tick with held actions, previously held actions and pointers. */
import type { GameEvent, Pointer, RealtimeBot, RealtimeRules } from '../../src/engine/core/game/contract'
import { frameFrom, readInput } from '../../src/engine/core/input/input'

/** @returns a function that makes one tick and returns its events */
export function ticker<World, Action extends string>(rules: RealtimeRules<World, Action>) {
  return (
    world: World,
    hold: readonly string[] = [],
    before: readonly string[] = [],
    pointers: readonly Pointer[] = [],
  ): GameEvent[] => {
    const events: GameEvent[] = []
    rules.step(world, readInput<Action>(frameFrom(hold, before, pointers)), (event) => events.push(event))
    return events
  }
}

/** A finger on the field. */
export const finger = (x: number, y: number, more: Partial<Pointer> = {}): Pointer => ({
  id: 1,
  x,
  y,
  down: true,
  pressed: false,
  released: false,
  kind: 'touch',
  ...more,
})

/** A mouse that hovers. */
export const mouse = (x: number, y: number, more: Partial<Pointer> = {}): Pointer =>
  finger(x, y, { down: false, kind: 'mouse', ...more })

export const typesOf = (events: readonly GameEvent[]): string[] => events.map(({ type }) => type)

/**
 * Lets a bot play until the end, or for this many ticks.
 *
 * @param each - called after each tick; `false` stops the game
 * @returns how many ticks were played
 */
export function botPlays<World, Action extends string>(
  rules: RealtimeRules<World, Action>,
  bot: RealtimeBot<World, Action>,
  world: World,
  ticks: number,
  each: (events: GameEvent[], tick: number) => unknown = () => {},
): number {
  const tick = ticker(rules)
  let before: readonly Action[] = []
  for (let n = 0; n < ticks; n++) {
    if (rules.outcome(world)) return n
    const { hold = [], pointers = [] } = bot(world, n)
    if (each(tick(world, hold, before, pointers), n) === false) return n + 1
    before = hold
  }
  return ticks
}
