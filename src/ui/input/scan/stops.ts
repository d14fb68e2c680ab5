/**
 * What switch access can choose on a page, and in which groups: rows of boards, lines of cards, toolbars,
 * lists.
 */
import { choose, isThere, nudge, topmost } from '../focusable'
import { holdOf } from './holds'
import type { Stop } from './scanner'

/** Parts of a page that are highlighted as one before their contents. */
const GROUPS =
  '[role="grid"], [role="row"], [role="radiogroup"], [role="group"], [role="toolbar"], [role="listbox"], [role="dialog"], [data-tools], dialog, header, nav, aside, footer, section, article, form, fieldset, details, ul, ol, li, dl, table'

const CHOICES =
  'a[href], button, summary, select, input, [role="button"], [role="radio"], [role="gridcell"], [role="tab"]'

/** Letters are typed by other means; what is chosen already needs no choosing; cells that do nothing, or are only read, are passed over. */
const PASSED =
  'input:not([type="range"], [type="checkbox"], [type="radio"], [type="button"], [type="submit"]), [aria-disabled="true"], [aria-disabled="true"] *, [role="radio"][aria-checked="true"], [role="gridcell"]:not(button, [tabindex])'

/** More than these are gone through in lines or parts. */
const MOST_AT_ONCE = 12

/** A key for each element, the same as long as the element is there. */
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

/** `whole`: what is seen of the group, where that is more than what is in it. */
function groupOf(key: string, stops: readonly Stop[], whole?: Element): Stop {
  const seen = whole instanceof HTMLElement && whole.getClientRects().length > 0
  return {
    key,
    lit: stops.flatMap(({ lit }) => lit),
    around: seen ? [whole] : stops.flatMap(({ around }) => around),
    stops,
  }
}

/** What a choice of the page becomes: a press, or of what has a value two of them. */
function choiceOf(element: HTMLElement): Stop {
  const key = keys.of(element)
  const set =
    element instanceof HTMLSelectElement
      ? (way: 1 | -1) => choose(element, way)
      : element instanceof HTMLInputElement && element.type === 'range'
        ? (way: 1 | -1) => nudge(element, way)
        : null
  if (!set) {
    const hold = holdOf(element)
    const act = hold ? { hold } : { act: () => element.click() }
    return { key, lit: [element], around: [element], stops: [], ...act }
  }
  const part = (name: string, way: 1 | -1): Stop => ({
    key: `${key} ${name}`,
    lit: [element],
    around: [element],
    stops: [],
    act: () => set(way),
    stays: true,
  })
  return groupOf(key, [part('less', -1), part('more', 1)])
}

/** In lines as they are seen, or where those are too many or one alone in parts of like size. */
function inParts(stops: readonly Stop[]): readonly Stop[] {
  if (stops.length <= MOST_AT_ONCE) return stops
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
    return isThere(element) && !element.matches(PASSED) ? [choiceOf(element)] : []
  const inner = [...element.children].flatMap(stopsIn)
  if (inner.length < 2 || !element.matches(GROUPS)) return inner
  return [groupOf(keys.of(element), inParts(inner), element)]
}

/** Between the end of a play and its panel nothing can be chosen: the presses are still the play's. */
const playCloses = () =>
  document.querySelector('[data-game][data-phase="over"]') !== null &&
  document.querySelector('[data-panel], dialog[open]') === null

/** In a play that runs the light comes round soon: its own buttons, and the pause. */
const ofRunning = (pad: Element, room: Element): readonly Stop[] =>
  [...pad.children, ...room.querySelectorAll('[data-pause]')].flatMap(stopsIn)

/** All that can be chosen now: the panel over a game first, or of a game that is played its board, then what is around it. */
export function stopsOfPage(): readonly Stop[] {
  if (playCloses()) return []
  const scope = topmost()
  const dialog = scope instanceof HTMLDialogElement ? scope : null
  const room = dialog ? null : document.querySelector('[data-game]')
  const panel = room?.querySelector('[data-panel]') ?? null
  const pad = panel ? null : (room?.querySelector('[data-switch-pad]') ?? null)
  if (room && pad && room.getAttribute('data-kind') === 'realtime') return ofRunning(pad, room)
  const root = dialog ?? document.body
  let stops: readonly Stop[] = [...root.children].flatMap(stopsIn)
  while (stops.length === 1 && stops[0] && stops[0].stops.length > 0) stops = stops[0].stops
  const board = panel ? null : room?.querySelector('[role="grid"]')
  const first = panel ?? pad ?? board ?? room
  const open = first ? unfolded(stops, first, first !== board) : stops
  const inside = ({ lit }: Stop) =>
    lit.some((element) => (panel ?? room)?.contains(element) && !element.closest('[data-tools]'))
  // Arrows that every move is made by come before the board that they move.
  const place = (stop: Stop) =>
    pad && stop.lit.every((element) => pad.contains(element)) ? 0 : inside(stop) ? 1 : 2
  const ordered = [0, 1, 2].flatMap((at) => open.filter((stop) => place(stop) === at))
  return beginFirst(inParts(ordered))
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

/** What a panel has ready to be pressed comes before all else. */
function beginFirst(stops: readonly Stop[]): readonly Stop[] {
  const ready = stops.find(({ stops, lit }) => stops.length === 0 && lit[0]?.hasAttribute('data-autofocus'))
  return ready ? [ready, ...stops.filter((stop) => stop !== ready)] : stops
}
