/** Helpers for a definition with a zoomable field: the view and its controls. */
import type { Control } from '../game/controls'
import type { OptionValues } from '../game/values'
import type { Zoom, ZoomAction, ZoomedWorld } from './view'
import { createZoomInput } from './zoomInput'

/** Creates the `zoom` of a definition. */
export function zoomed<World>(game: ZoomedWorld<World>): Zoom<World> {
  return { begin: (world, still) => createZoomInput(game, world, still) }
}

/** The zoom controls, listed only with options for which there is something to zoom. */
export function zoomControls<Options extends OptionValues>(
  shown: (options: Options) => boolean,
): readonly Control<ZoomAction, Options>[] {
  const pan = (way: 'Up' | 'Down' | 'Left' | 'Right', key: string): Control<ZoomAction> => ({
    action: `pan${way}`,
    label: way,
    group: 'Look around',
    keys: [key],
    pad: [`RightStick${way}`],
    shown,
  })
  return [
    { action: 'zoomIn', label: 'Zoom in', group: 'Zoom', keys: ['Equal', 'NumpadAdd'], pad: ['RT'], shown },
    {
      action: 'zoomOut',
      label: 'Zoom out',
      group: 'Zoom',
      keys: ['Minus', 'NumpadSubtract'],
      pad: ['LT'],
      shown,
    },
    { action: 'zoomAll', label: 'Show all', keys: ['Digit0', 'Numpad0'], pad: ['R3'], shown },
    pan('Up', 'KeyI'),
    pan('Down', 'KeyK'),
    pan('Left', 'KeyJ'),
    pan('Right', 'KeyL'),
  ]
}
