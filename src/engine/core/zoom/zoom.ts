/** Owns what a game writes down for a field that can be seen larger: its view, and the keys and buttons that every such field has. */
import type { Control } from '../game/controls'
import type { OptionValues } from '../game/rules'
import { createZoomHands } from './hands'
import type { Zoom, ZoomAction, ZoomedWorld } from './view'

/** The view of a game's field, for its definition. */
export function zoomed<World>(game: ZoomedWorld<World>): Zoom<World> {
  return { begin: (world, still) => createZoomHands(game, world, still) }
}

/** Its controls: told only with options in which there is something to enlarge. */
export function zoomControls(shown: (options: OptionValues) => boolean): readonly Control<ZoomAction>[] {
  const pan = (way: 'Up' | 'Down' | 'Left' | 'Right', key: string): Control<ZoomAction> => ({
    action: `pan${way}`,
    label: way,
    group: 'Look around',
    keys: [key],
    pad: [`RightStick${way}`],
    shown,
  })
  return [
    { action: 'zoomIn', label: 'Larger', group: 'Zoom', keys: ['Equal', 'NumpadAdd'], pad: ['RT'], shown },
    {
      action: 'zoomOut',
      label: 'Smaller',
      group: 'Zoom',
      keys: ['Minus', 'NumpadSubtract'],
      pad: ['LT'],
      shown,
    },
    { action: 'zoomAll', label: 'See all', keys: ['Digit0', 'Numpad0'], pad: ['R3'], shown },
    pan('Up', 'KeyI'),
    pan('Down', 'KeyK'),
    pan('Left', 'KeyJ'),
    pan('Right', 'KeyL'),
  ]
}
