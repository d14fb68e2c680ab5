/** Drives the real input layer in tests: keys, taps and pointers as events with time stamps, on a field without a page. */
import { setMaxListeners } from 'node:events'
import type {
  InputFrame,
  OptionValues,
  Pointer,
  RealtimeGame,
  Size,
} from '../../src/engine/core/game/contract'
import { slot } from '../../src/engine/core/input/input'
import { createActions } from '../../src/engine/input/actions'
import { bindingsOf } from '../../src/engine/input/bindings'
import { gesturesAsActions } from '../../src/engine/input/pointers/gestures'
import { listenPointers } from '../../src/engine/input/pointers/pointers'

/** The fields of a pointer event that the input layer reads. */
export function pointerEvent(
  type: 'pointerdown' | 'pointermove' | 'pointerup',
  { id, x, y, down, kind }: Pick<Pointer, 'id' | 'x' | 'y' | 'down' | 'kind'>,
  timeStamp: number,
): Event {
  const event = new Event(type, { cancelable: true })
  const values = {
    pointerId: id,
    clientX: x,
    clientY: y,
    pointerType: kind,
    button: 0,
    buttons: down ? 1 : 0,
    timeStamp,
  }
  for (const [key, value] of Object.entries(values)) Object.defineProperty(event, key, { value })
  return event
}

/** A field of `size` units at one pixel per unit, in a window of its own. `stop` removes the window. */
export function createField(size: Size) {
  const field = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0, right: size.width, bottom: size.height, ...size }),
    setPointerCapture: () => {},
  })
  // Node warns about many listeners of one signal; a field has more.
  setMaxListeners(40)
  Object.assign(globalThis, { window: new EventTarget() })
  return {
    element: field as unknown as HTMLElement,
    /** Dispatches as a page does: to the field first, then to the window. */
    send(event: Event) {
      field.dispatchEvent(event)
      // An event object can be dispatched once, so bubbling needs a copy.
      const { type, timeStamp } = event
      const { pointerId: id, clientX: x, clientY: y, pointerType: kind, buttons } = event as PointerEvent
      const same = { id, x, y, down: buttons > 0, kind: kind as Pointer['kind'] }
      window.dispatchEvent(pointerEvent(type as 'pointermove', same, timeStamp))
    },
    stop: () => Reflect.deleteProperty(globalThis, 'window'),
  }
}

/** Turns a bot's input into events of devices, and returns the frames that the host would pass to the rules. */
export function createDevices(game: RealtimeGame, options: OptionValues, size: Size) {
  const bindings = bindingsOf(game.controls)
  const actions = createActions(bindings, game.players?.(options) ?? 1)
  const field = createField(size)
  const pointers = listenPointers(field.element, () => size, gesturesAsActions(game.touch, actions))
  const keyOf = (action: string) =>
    bindings.find(({ slot: name, keys }) => name === action && keys.length > 0)?.keys[0]
  let held: readonly string[] = []
  let known = new Map<number, Pointer>()
  const hold = (action: string, down: boolean) => {
    const key = keyOf(action)
    if (key) down ? actions.keyDown(key) : actions.keyUp(key)
    // A button on the page or a gamepad button.
    else down ? actions.press(slot(action), 'button') : actions.release(slot(action), 'button')
  }
  return {
    act(
      {
        hold: wanted = [],
        pointers: places = [],
      }: { hold?: readonly string[]; pointers?: readonly Pointer[] },
      at: number,
    ) {
      for (const action of held) if (!wanted.includes(action)) hold(action, false)
      for (const action of wanted) if (!held.includes(action)) hold(action, true)
      held = wanted
      for (const [id, before] of known) {
        const now = places.find((place) => place.id === id)
        if (before.down && (!now?.down || now.pressed))
          field.send(pointerEvent('pointerup', { ...before, ...now, down: false }, at))
      }
      for (const place of places) {
        const before = known.get(place.id)
        if (place.down && (!before?.down || place.pressed)) field.send(pointerEvent('pointerdown', place, at))
        else if (!before || before.x !== place.x || before.y !== place.y)
          field.send(pointerEvent('pointermove', place, at))
      }
      known = new Map(places.map((place) => [place.id, place]))
    },
    take: (): InputFrame => actions.take(pointers.take()),
    stop() {
      pointers.stop()
      field.stop()
    },
  }
}
