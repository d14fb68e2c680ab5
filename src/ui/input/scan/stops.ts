/**
 * What switch access can choose on a page, and in which groups: rows of boards, lines of cards, toolbars, lists.
 */
import { isUsable, stepSelect, stepSlider, topmostScope } from '../focusable'
import { holdOf } from './holds'
import type { Stop } from './scanner'

/** Elements that are highlighted as a whole before their contents. */
const GROUPS =
  '[role="grid"], [role="row"], [role="radiogroup"], [role="group"], [role="toolbar"], [role="listbox"], [role="dialog"], [data-tools], dialog, header, nav, aside, footer, section, article, form, fieldset, details, ul, ol, li, dl, table'

const CHOICES =
  'a[href], button, summary, select, input, [role="button"], [role="radio"], [role="gridcell"], [role="tab"]'

/** Skipped: text fields, choices that are already made, and cells that do nothing. */
const SKIPPED =
  'input:not([type="range"], [type="checkbox"], [type="radio"], [type="button"], [type="submit"]), [aria-disabled="true"], [aria-disabled="true"] *, [role="radio"][aria-checked="true"], [role="gridcell"]:not(button, [tabindex])'

/** More stops than this are scanned in lines or parts. */
const MAX_AT_ONCE = 12

/** A stable key for each element. */
class ElementKeys {
  readonly #keys = new WeakMap<Element, string>()
  #count = 0

  of(element: Element): string {
    const key = this.#keys.get(element) ?? `stop${++this.#count}`
    this.#keys.set(element, key)
    return key
  }
}
const keys = new ElementKeys()

/** @param whole - the element to highlight, if it is visible; else the stops in it */
function groupOf(key: string, stops: readonly Stop[], whole?: Element): Stop {
  const isVisible = whole instanceof HTMLElement && whole.getClientRects().length > 0
  return {
    key,
    lit: stops.flatMap(({ lit }) => lit),
    around: isVisible ? [whole] : stops.flatMap(({ around }) => around),
    stops,
  }
}

/** The stop of an element: a press; for an element with a value, decreasing and increasing. */
function choiceOf(element: HTMLElement): Stop {
  const key = keys.of(element)
  const set =
    element instanceof HTMLSelectElement
      ? (direction: 1 | -1) => stepSelect(element, direction)
      : element instanceof HTMLInputElement && element.type === 'range'
        ? (direction: 1 | -1) => stepSlider(element, direction)
        : null
  if (!set) {
    const hold = holdOf(element)
    const act = hold ? { hold } : { act: () => element.click() }
    return { key, lit: [element], around: [element], stops: [], ...act }
  }
  const part = (name: string, direction: 1 | -1): Stop => ({
    key: `${key} ${name}`,
    lit: [element],
    around: [element],
    stops: [],
    act: () => set(direction),
    stays: true,
  })
  return groupOf(key, [part('less', -1), part('more', 1)])
}

/** Groups many stops by the lines they are shown in, or into parts of similar size. */
function inParts(stops: readonly Stop[]): readonly Stop[] {
  if (stops.length <= MAX_AT_ONCE) return stops
  const lines: Stop[][] = []
  let bottom = Number.NEGATIVE_INFINITY
  for (const stop of stops) {
    const box = stop.lit[0]?.getBoundingClientRect()
    if (!box || box.top + box.height / 2 > bottom) {
      lines.push([stop])
      bottom = box?.bottom ?? bottom
    } else lines.at(-1)?.push(stop)
  }
  const size = Math.ceil(Math.sqrt(stops.length))
  const parts =
    lines.length > 1 && lines.length < stops.length
      ? lines
      : Array.from({ length: Math.ceil(stops.length / size) }, (_, n) =>
          stops.slice(n * size, (n + 1) * size),
        )
  return inParts(
    parts.flatMap((part) => (part.length > 1 ? groupOf(`${part[0]?.key} line`, inParts(part)) : part)),
  )
}

function stopsIn(element: Element): readonly Stop[] {
  if (element instanceof HTMLElement && element.matches(CHOICES))
    return isUsable(element) && !element.matches(SKIPPED) ? [choiceOf(element)] : []
  const inner = [...element.children].flatMap(stopsIn)
  if (inner.length < 2 || !element.matches(GROUPS)) return inner
  return [groupOf(keys.of(element), inParts(inner), element)]
}

/** Whether a game has ended but its panel is not open yet: then nothing can be chosen. */
const isClosing = () =>
  document.querySelector('[data-game][data-phase="over"]') !== null &&
  document.querySelector('[data-panel], dialog[open]') === null

/** The few stops of a running game: its own buttons, and pause. */
const ofRunning = (pad: Element, game: Element): readonly Stop[] =>
  [...pad.children, ...game.querySelectorAll('[data-pause]')].flatMap(stopsIn)

/** All stops of the page: first the panel over a game, or the board of a running one, then what is around it. */
export function stopsOfPage(): readonly Stop[] {
  if (isClosing()) return []
  const scope = topmostScope()
  const dialog = scope instanceof HTMLDialogElement ? scope : null
  const game = dialog ? null : document.querySelector('[data-game]')
  const panel = game?.querySelector('[data-panel]') ?? null
  const pad = panel ? null : (game?.querySelector('[data-switch-pad]') ?? null)
  if (game && pad && game.getAttribute('data-kind') === 'realtime') return ofRunning(pad, game)
  const root = dialog ?? document.body
  let stops: readonly Stop[] = [...root.children].flatMap(stopsIn)
  while (stops.length === 1 && stops[0] && stops[0].stops.length > 0) stops = stops[0].stops
  const board = panel ? null : game?.querySelector('[role="grid"]')
  const first = panel ?? pad ?? board ?? game
  const open = first ? unfolded(stops, first, first !== board) : stops
  const inside = ({ lit }: Stop) =>
    lit.some((element) => (panel ?? game)?.contains(element) && !element.closest('[data-tools]'))
  // Arrows that make the moves come before the board.
  const rankOf = (stop: Stop) =>
    pad && stop.lit.every((element) => pad.contains(element)) ? 0 : inside(stop) ? 1 : 2
  const ordered = [0, 1, 2].flatMap((at) => open.filter((stop) => rankOf(stop) === at))
  return autofocusFirst(inParts(ordered))
}

/** Opens the groups around `first`: their contents are scanned directly. `itself`: its own group too. */
function unfolded(stops: readonly Stop[], first: Element, itself: boolean): readonly Stop[] {
  const key = keys.of(first)
  const holds = (stop: Stop): boolean => stop.key === key || stop.stops.some(holds)
  return stops.flatMap((stop) => {
    if (stop.key === key) return itself ? stop.stops : [stop]
    return stop.stops.length > 0 && holds(stop) ? unfolded(stop.stops, first, itself) : [stop]
  })
}

/** Moves the element with `data-autofocus` to the front. */
function autofocusFirst(stops: readonly Stop[]): readonly Stop[] {
  const ready = stops.find(({ stops, lit }) => stops.length === 0 && lit[0]?.hasAttribute('data-autofocus'))
  return ready ? [ready, ...stops.filter((stop) => stop !== ready)] : stops
}
