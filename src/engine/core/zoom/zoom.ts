/** Helpers for a definition with a zoomable field: the view and its controls. */
import type { Control } from '../game/controls'
import type { OptionValues } from '../game/values'
import { declarationTexts as texts } from '../texts/declarations'
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
  const pan = (name: 'Up' | 'Down' | 'Left' | 'Right', label: string, key: string): Control<ZoomAction> => ({
    action: `pan${name}`,
    label,
    group: texts.zoom.pan,
    keys: [key],
    pad: [`RightStick${name}`],
    shown,
  })
  return [
    {
      action: 'zoomIn',
      label: texts.zoom.in,
      group: texts.zoom.group,
      keys: ['Equal', 'NumpadAdd'],
      pad: ['RT'],
      shown,
    },
    {
      action: 'zoomOut',
      label: texts.zoom.out,
      group: texts.zoom.group,
      keys: ['Minus', 'NumpadSubtract'],
      pad: ['LT'],
      shown,
    },
    { action: 'zoomAll', label: texts.zoom.all, keys: ['Digit0', 'Numpad0'], pad: ['R3'], shown },
    pan('Up', texts.directions.up, 'KeyI'),
    pan('Down', texts.directions.down, 'KeyK'),
    pan('Left', texts.directions.left, 'KeyJ'),
    pan('Right', texts.directions.right, 'KeyL'),
  ]
}
