/** Bindings as data: which key or pad button does which action, with the visitor's changes. */
import type { Control, PadButton } from '../core/game/contract'
import { slot } from '../core/input/input'
import type { Players, Seat } from '../core/input/seats'

/** The visitor's changes by action slot ('left', 'left@1'). Missing parts keep the game's own bindings. */
export type Overrides = Readonly<
  Record<
    string,
    { readonly keys?: readonly string[] | undefined; readonly pad?: readonly string[] | undefined }
  >
>

export interface Binding {
  /** The action's slot: bare for player 0, `name@1` for player 1, and so on. */
  readonly slot: string
  readonly label: string
  readonly group?: string | undefined
  readonly player: Seat
  readonly forTwo: boolean
  readonly forOne: boolean
  readonly keys: readonly string[]
  /** Its letter keys follow the typed letter, not the position on the keyboard. */
  readonly letters: boolean
  readonly pad: readonly PadButton[]
}

/** The label of a slot's control; the slot itself when there is none. Both players' controls have the same labels. */
export function labelOf(controls: readonly Control[], name: string): string {
  return controls.find((control) => slot(control.action) === name)?.label ?? name
}

/** The current bindings of a game: one per control, in the order of declaration. */
export function bindingsOf(controls: readonly Control[], overrides: Overrides = {}): Binding[] {
  return controls.map((control) => {
    const player = control.player ?? 0
    const name = slot(control.action, player)
    const changed = overrides[name]
    return {
      slot: name,
      label: control.label,
      group: control.group,
      player,
      forTwo: control.forTwo ?? false,
      forOne: control.forOne ?? false,
      keys: changed?.keys ?? control.keys ?? [],
      letters: control.letters ?? false,
      // The settings know pad buttons as texts.
      pad: (changed?.pad as readonly PadButton[] | undefined) ?? control.pad ?? [],
    }
  })
}

/** By slot, the actions that count as long as they are held, with the slot of the opposite action; '' when there is none. */
export function heldSlots(controls: readonly Control[]): Map<string, string> {
  return new Map(
    controls.flatMap(({ action, held, player = 0 }) =>
      held ? [[slot(action, player), held === true ? '' : slot(held, player)] as const] : [],
    ),
  )
}

/** Whether a binding has an effect. With one player those of the second control player 0, too. */
export const isActive = ({ forTwo, forOne, player }: Binding, players: Players): boolean =>
  players === 1 ? !forTwo && player < 2 : !forOne && player < players

/** The bindings of a device without a seat, which another device has: keys for a second player are the first one's, as for one. */
export const withoutSeat = (bindings: readonly Binding[], away: Seat | null): Binding[] =>
  bindings
    .filter(({ forTwo, player }) => !forTwo || player !== away)
    .map((each) =>
      each.player === away ? { ...each, slot: each.slot.replace(/@\d$/, ''), player: 0 } : each,
    )

/** The player who has a key. */
export const playerOfKey = (bindings: readonly Binding[], players: Players, code: string): Seat | undefined =>
  bindings.find((binding) => isActive(binding, players) && binding.keys.includes(code))?.player

/**
 * Lookup from a key code to slots. With one player both halves of the keyboard control player 0.
 */
export function keySlots(bindings: readonly Binding[], players: Players): Map<string, string[]> {
  const map = new Map<string, string[]>()
  for (const binding of bindings) {
    if (!isActive(binding, players)) continue
    const target = players === 1 ? binding.slot.replace(/@\d$/, '') : binding.slot
    for (const code of binding.keys) {
      const slots = map.get(code) ?? []
      if (!slots.includes(target)) map.set(code, [...slots, target])
    }
  }
  return map
}

const isLetter = (code: string) => /^Key[A-Z]$/.test(code)

/**
 * Lookup from a key to slots, by its code and the letter that it types. When code and letter mean different actions, the
 * code wins: a key for a direction does nothing else.
 */
export function keyFinder(
  bindings: readonly Binding[],
  players: Players,
): (code: string, letter: string) => readonly string[] {
  const part = (wanted: (binding: Binding, code: string) => boolean) =>
    keySlots(
      bindings.map((binding) => ({ ...binding, keys: binding.keys.filter((code) => wanted(binding, code)) })),
      players,
    )
  const byCode = part(({ letters }, code) => !letters || !isLetter(code))
  const byLetter = part(({ letters }, code) => letters && isLetter(code))
  return (code, letter) => byCode.get(code) ?? byLetter.get(letter) ?? []
}

/**
 * The keys that a game uses; shortcuts do not take them. Keys by position are codes ('KeyS'), letters that count at any position are in
 * lower case ('s').
 */
export function takenKeys(bindings: readonly Binding[]): Set<string> {
  return new Set(
    bindings.flatMap(({ keys, letters }) =>
      keys.map((code) => (letters && isLetter(code) ? code.slice(3).toLowerCase() : code)),
    ),
  )
}

/**
 * Lookup from a pad's button to slots.
 *
 * @param seat of the pad; with one player any pad works
 */
export function padSlots(
  bindings: readonly Binding[],
  players: Players,
  seat: Seat,
): Map<PadButton, string[]> {
  const map = new Map<PadButton, string[]>()
  for (const binding of bindings) {
    if (!isActive(binding, players) || (players > 1 && binding.player !== seat)) continue
    const target = players === 1 ? binding.slot.replace(/@\d$/, '') : binding.slot
    for (const button of binding.pad) {
      const slots = map.get(button) ?? []
      if (!slots.includes(target)) map.set(button, [...slots, target])
    }
  }
  return map
}
