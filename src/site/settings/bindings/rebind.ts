/** Changes to bindings as data: conflicts, and what is stored afterwards. */
import type { Control } from '../../../engine/core/game/contract'
import { type Binding, bindingsOf, type Overrides } from '../../../engine/input/bindings'
import { keyName, letterName, padName } from '../../../engine/input/names'
import type { Settings } from '../../../engine/storage/values/settings'

export type Device = 'keys' | 'pad'
/** One game's part of `settings.bindings`, by action slot. */
export type GameBindings = Settings['bindings'][string]

/** Which place of a control is being given another key or button; `at` past the end adds one. */
export interface Place {
  readonly slot: string
  readonly device: Device
  readonly at: number
}

/** Keys that the browser or the page itself needs. */
export function refusedKey(code: string): string | null {
  if (code === 'Tab') return 'Tab moves between buttons and cannot be used in a game.'
  if (/^F\d+$/.test(code) || /^(Meta|OS)/.test(code) || code === 'ContextMenu' || code === '') {
    return 'The browser keeps this key for itself. Choose another.'
  }
  return null
}

/** How an input of a control is shown on the visitor's own keyboard or pad. */
export function inputName(device: Device, input: string, letters: boolean): string {
  return device === 'pad' ? padName(input) : letters ? letterName(input) : keyName(input)
}

/**
 * The bindings of other controls that use this key or button already. Two players have a pad each, so that the same
 * button may serve both.
 */
export function conflicts(bindings: readonly Binding[], place: Place, input: string): Binding[] {
  const own = bindings.find(({ slot }) => slot === place.slot)
  return bindings.filter(
    (binding) =>
      binding.slot !== place.slot &&
      (place.device === 'keys' || binding.player === own?.player) &&
      binding[place.device].some((known) => isSame(place.device, known, binding, input, own)),
  )
}

/** Whether two inputs are one key here: a place and a letter are, where this keyboard prints the letter in that place. */
function isSame(
  device: Device,
  known: string,
  { letters }: Pick<Binding, 'letters'>,
  input: string,
  own: Pick<Binding, 'letters'> | undefined,
): boolean {
  if (device === 'pad' || letters === (own?.letters ?? false)) return known === input
  return inputName(device, known, letters) === inputName(device, input, !letters)
}

/** The list of a device with `input` at its place, once; null takes what was there away. */
function placed(list: readonly string[], at: number, input: string | null): string[] {
  const next = [...list]
  if (input === null) next.splice(at, 1)
  else next[Math.min(at, next.length)] = input
  return [...new Set(next)]
}

/** What is stored for the game after `input` (null: nothing) took the place; other controls give it up. */
export function rebound(
  controls: readonly Control[],
  changed: Overrides,
  place: Place,
  input: string | null,
): GameBindings {
  const bindings = bindingsOf(controls, changed)
  const own = bindings.find(({ slot }) => slot === place.slot)
  const givers = input === null ? [] : conflicts(bindings, place, input).map(({ slot }) => slot)
  const next: Record<string, Overrides[string]> = { ...changed }
  for (const binding of bindings) {
    const list: readonly string[] = binding[place.device]
    const after =
      binding.slot === place.slot
        ? placed(list, place.at, input)
        : givers.includes(binding.slot)
          ? list.filter((known) => !isSame(place.device, known, binding, input as string, own))
          : null
    if (after) next[binding.slot] = { ...next[binding.slot], [place.device]: after }
  }
  return withoutDefaults(controls, next)
}

/** Drops what equals the game's own, so that a later change of the game's own reaches the visitor. */
function withoutDefaults(controls: readonly Control[], changed: Overrides): GameBindings {
  const same = (a: readonly string[], b: readonly string[]) =>
    a.length === b.length && a.every((name, i) => name === b[i])
  const own = new Map(bindingsOf(controls).map((binding) => [binding.slot, binding]))
  const kept: GameBindings = {}
  for (const [slot, { keys, pad }] of Object.entries(changed)) {
    const game = own.get(slot)
    const entry = {
      ...(keys && !same(keys, game?.keys ?? []) ? { keys: [...keys] } : {}),
      ...(pad && !same(pad, game?.pad ?? []) ? { pad: [...pad] } : {}),
    }
    if (Object.keys(entry).length > 0) kept[slot] = entry
  }
  return kept
}
