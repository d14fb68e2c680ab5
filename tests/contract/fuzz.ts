/** Tools of the contract suite: random input and moves by seed, and deep checks of worlds and states. */

import type {
  Game,
  GameEvent,
  Hud,
  InputFrame,
  Option,
  OptionValues,
  Outcome,
  Pointer,
  Size,
} from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import { slot } from '../../src/engine/core/input/input'
import { chance, draw, drawInt, pick, type Random } from '../../src/engine/core/math/random'
import { isPossibleValue } from '../../src/engine/storage/values/records'
import { isNamed, resultStatsOf } from '../../src/play/panels/resultStats'
import { sample } from '../support/proofs'

/** At least this many random ticks or moves of each game, and one game with every choice of its options. */
export const ROUNDS = sample(1000, 10_000)

/** The default options, and every other choice of each option once; of a road the last stage, where it is shown. */
export function optionSets(options: readonly Option[]): OptionValues[] {
  const standard = completeOptions(options)
  const others = options
    .filter(({ road }) => !road)
    .flatMap((option) =>
      option.choices
        .filter((choice) => choice.value !== option.initial)
        .map((choice) => ({ ...standard, [option.id]: choice.value })),
    )
  const sets: OptionValues[] = [standard, ...others]
  const stages = options
    .filter(({ road }) => road)
    .map(({ id, shown, choices }) => ({
      ...sets.find((set) => shown?.(set) ?? true),
      [id]: choices.at(-1)?.value ?? '',
    }))
  return [...sets, ...stages]
}

/** A restless player: holds some actions for a while, points around, presses and releases. */
export function createMonkey(random: Random, game: Game, size: Size) {
  const actions = [...new Set(game.controls.map((control) => slot(control.action, control.player)))]
  let hold: string[] = []
  let pointer: Pointer = {
    id: 1,
    x: size.width / 2,
    y: size.height / 2,
    down: false,
    pressed: false,
    released: false,
    kind: 'touch',
  }
  return (): InputFrame => {
    const before = hold
    if (chance(random, 0.15)) hold = actions.filter(() => chance(random, 0.3))
    const down = chance(random, 0.1) ? !pointer.down : pointer.down
    const wild = chance(random, 0.02)
    pointer = {
      ...pointer,
      x: wild ? drawInt(random, -500, 2000) : pointer.x + drawInt(random, -30, 30),
      y: wild ? drawInt(random, -500, 2000) : pointer.y + drawInt(random, -30, 30),
      down,
      pressed: down && !pointer.down,
      released: !down && pointer.down,
    }
    const held: Record<string, number> = {}
    for (const action of hold) held[action] = chance(random, 0.8) ? 1 : draw(random)
    return {
      held,
      pressed: hold.filter((action) => !before.includes(action)),
      released: before.filter((action) => !hold.includes(action)),
      pointers: chance(random, 0.9) ? [pointer] : [],
    }
  }
}

// Plain comparisons: these run hundreds of thousands of times, and an assertion of Vitest costs more than a tick of most games.

/** Expects a flat HUD of plain values, each with a name on screen. */
export function expectFlatHud(game: Game, hud: Hud): void {
  expectNames(game, hud)
  for (const [label, value] of Object.entries(hud)) {
    if (!/^(string|number|boolean)$/.test(typeof value)) throw new Error(`HUD ${label} is a ${typeof value}`)
    if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`HUD ${label} is ${value}`)
  }
}

/** The end panel shows the main figure large, if its title does not: the sentence below the title repeats neither. */
function expectOnce(game: Game, { detail = '', results = {} }: Outcome): void {
  // Without a title, no main figure is left out.
  const main = resultStatsOf(game, { result: 'over', title: '', results })[0]
  // Advice in a second sentence may have the same number by chance.
  if (main && isNamed(detail.split('. ')[0] ?? '', main))
    throw new Error(`'${detail}' repeats ${main.label} ${main.text}`)
}

function expectNames({ stats }: Game, values: Hud): void {
  for (const id of Object.keys(values))
    if (!Object.hasOwn(stats, id)) throw new Error(`${id} has no name in stats`)
}

export function expectFlatEvent(event: GameEvent): void {
  if (typeof event.type !== 'string') throw new Error(`an event's type is ${String(event.type)}`)
  for (const [datum, value] of Object.entries(event))
    if (typeof value === 'object' || typeof value === 'function')
      throw new Error(`${event.type}.${datum} is no bare value`)
}

/** The path of the first NaN or infinity, which JSON would hide; null if there is none. */
export function findBroken(value: unknown, path = 'world', seen = new Set<unknown>()): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} = ${value}`
  if (typeof value !== 'object' || value === null || seen.has(value)) return null
  seen.add(value)
  for (const [key, part] of Object.entries(value)) {
    const broken = findBroken(part, `${path}.${key}`, seen)
    if (broken) return broken
  }
  return null
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}

const STRANGE = [null, undefined, -1, 1.5, 1e9, Number.NaN, '', 'x', true, [], {}, { type: 'nothing' }]

/** Moves that are probably wrong: strange values, and a legal move with one part replaced. */
export function wrongMoves(random: Random, legal: readonly unknown[]): unknown[] {
  const wrong: unknown[] = [...STRANGE]
  if (legal.length === 0) return wrong
  const move = pick(random, legal)
  if (typeof move === 'object' && move !== null) {
    for (const key of Object.keys(move)) wrong.push({ ...move, [key]: pick(random, STRANGE) })
  }
  return wrong
}

/** Endings that a player chooses. Random players would end nearly every game with them before it has begun. */
const WILLS = /^"?(\{"?)?(resign|accept)\b/
/** Such an ending is chosen one time in this many. */
const STAYS = 20

/** A random legal move, seldom one that resigns or agrees to a draw. */
export function pickMove(random: Random, legal: readonly unknown[]): unknown {
  const move = pick(random, legal)
  if (!WILLS.test(JSON.stringify(move)) || drawInt(random, 1, STAYS) === 1) return move
  return pick(random, legal)
}

export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Runs a check. If it fails, the message contains the position, if the rules print one. */
export function withPosition<T>(print: () => string | undefined, check: () => T): T {
  try {
    return check()
  } catch (error) {
    const text = printed(print)
    if (error instanceof Error && text) error.message += `\n\nThe position:\n${text}\n`
    throw error
  }
}

/** A position too broken to print must not hide the original error. */
function printed(print: () => string | undefined): string | undefined {
  try {
    return print()
  } catch {
    return 'It cannot be printed.'
  }
}

/**
 * Expects results that have names on screen and are within the range that the game declares as possible, so that a
 * visitor's own record is never refused at import.
 */
export function expectPossible(game: Game, outcome: Outcome | null): void {
  expectNames(game, outcome?.results ?? {})
  if (outcome) expectOnce(game, outcome)
  for (const best of game.best) {
    const value = outcome?.results?.[best.of]
    if (value !== undefined && !isPossibleValue(best, value)) throw new Error(`${best.of} cannot be ${value}`)
  }
}
