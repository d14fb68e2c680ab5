/** Changes to bindings as data: conflicts, and what is stored afterwards. */
import type { Control } from '../../../engine/core/game/contract'
import { type Binding, bindingsOf, type Overrides } from '../../../engine/input/bindings'
import { keyName, letterName, padName } from '../../../engine/input/names'
import type { Settings } from '../../../engine/storage/values/settings'
import { settingsTexts } from '../../texts/settings'

export type Device = 'keys' | 'pad'
/** One game's part of `settings.bindings`, by action slot. */
export type GameBindings = Settings['bindings'][string]

/** The key or button of a control that is being changed; `at` past the end adds one. */
export interface BindingPosition {
  readonly slot: string
  readonly device: Device
  readonly at: number
}

/** Why a key cannot be used, because the browser or the page needs it; null if it can. */
export function refusedKey(code: string): string | null {
  if (code === 'Tab') return settingsTexts.bindings.tab
  if (/^F\d+$/.test(code) || /^(Meta|OS)/.test(code) || code === 'ContextMenu' || code === '') {
    return settingsTexts.bindings.reserved
  }
  return null
}

/** The name of a key or button as printed on the visitor's keyboard or gamepad. */
export function inputName(device: Device, input: string, letters: boolean): string {
  return device === 'pad' ? padName(input) : letters ? letterName(input) : keyName(input)
}

/**
 * The bindings of other controls that use this key or button already. Two players have a gamepad each, so the same button
 * may be used by both.
 */
export function conflicts(bindings: readonly Binding[], position: BindingPosition, input: string): Binding[] {
  const own = bindings.find(({ slot }) => slot === position.slot)
  return bindings.filter(
    (binding) =>
      binding.slot !== position.slot &&
      !(own && areApart(own, binding)) &&
      (position.device === 'keys' || binding.player === own?.player) &&
      binding[position.device].some((known) => isSame(position.device, known, binding, input, own)),
  )
}

/** One counts only while one plays, the other only while several do. */
const areApart = (a: Binding, b: Binding) => (a.forOne && b.forTwo) || (a.forTwo && b.forOne)

/** Whether two inputs are the same key. A key code and a letter are, if this keyboard prints the letter on that key. */
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

/** The list of a device with `input` at its position, without duplicates; null removes the entry. */
function placed(list: readonly string[], at: number, input: string | null): string[] {
  const next = [...list]
  if (input === null) next.splice(at, 1)
  else next[Math.min(at, next.length)] = input
  return [...new Set(next)]
}

/** What is stored for the game after `input` was put at a position (null removes). Other controls lose that input. */
export function rebound(
  controls: readonly Control[],
  changed: Overrides,
  position: BindingPosition,
  input: string | null,
): GameBindings {
  const bindings = bindingsOf(controls, changed)
  const own = bindings.find(({ slot }) => slot === position.slot)
  const losing = input === null ? [] : conflicts(bindings, position, input).map(({ slot }) => slot)
  const next: Record<string, Overrides[string]> = { ...changed }
  for (const binding of bindings) {
    const list: readonly string[] = binding[position.device]
    const after =
      binding.slot === position.slot
        ? placed(list, position.at, input)
        : losing.includes(binding.slot)
          ? list.filter((known) => !isSame(position.device, known, binding, input as string, own))
          : null
    if (after) next[binding.slot] = { ...next[binding.slot], [position.device]: after }
  }
  return withoutDefaults(controls, next)
}

/** Removes entries that equal the game's defaults, so that later changes of the defaults take effect. */
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
