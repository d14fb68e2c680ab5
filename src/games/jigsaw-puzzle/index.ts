import { fourDirections } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { STARS } from '../../engine/core/game/road'
import type { ZoomAction } from '../../engine/core/zoom/view'
import { zoomControls, zoomed } from '../../engine/core/zoom/zoom'
import { type Options, options } from './options'
import { type Action, type Event, gridOf, isZoomed, rules, type World } from './rules'
import { ASPECT } from './rules/layout'
import { grabs } from './rules/pointing'
import { resume } from './rules/resume'
import { type Stat, texts } from './texts/game'

/** The pitch rises with consecutive snaps. */
const climb = (run: number) => Math.min(1.9, 0.92 + run * 0.07)

/** Whether these options have so many pieces that the view can be enlarged. */
const isLarge = (options: Options) => {
  const [cols, rows] = gridOf(options)
  return isZoomed({ cols, rows })
}

export default defineRealtime<World, Action | ZoomAction, Event, Options, Stat>({
  rules: { ...rules, resume, resize: (world, size, options) => resume(world, options, size) ?? world },
  replayVersion: '9d3cf44f',
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  calm: true,
  size: 'window',
  showsEnd: true,
  zoom: zoomed<World>({
    field: (world) => (isZoomed(world) ? world.layout.area : null),
    grabs,
    holds: ({ held }) => held !== null && held.by !== 'keys',
    focus: (world) => (world.byKeys && world.state === 'play' ? (world.pieces[world.cursor] ?? null) : null),
  }),
  options,
  own: {
    kind: 'picture',
    label: texts.own.label,
    used: texts.own.used,
    option: { id: 'picture', value: 'own' },
    aspect: ASPECT,
  },
  sameStart: true,
  controls: [
    ...fourDirections(),
    { action: 'hold', label: texts.controls.hold, keys: ['Enter', 'Space'], pad: ['A'] },
    {
      action: 'turnLeft',
      label: texts.controls.turnLeft,
      keys: ['KeyQ'],
      pad: ['LB'],
      group: texts.controls.rotate,
    },
    {
      action: 'turnRight',
      label: texts.controls.turnRight,
      keys: ['KeyE', 'KeyR'],
      pad: ['RB'],
      group: texts.controls.rotate,
    },
    { action: 'ghost', label: texts.controls.ghost, keys: ['KeyG'], letters: true, pad: ['Y'] },
    { action: 'edges', label: texts.controls.edges, keys: ['KeyX'], letters: true, pad: ['X'] },
    { action: 'choose', label: texts.controls.choose, keys: ['KeyO'], letters: true },
    ...zoomControls(isLarge),
  ],
  sounds: {
    scatter: 'shuffle',
    pick: () => ({ name: 'card', volume: 0.6 }),
    lay: () => ({ name: 'place', volume: 0.7 }),
    step: () => ({ name: 'tick', volume: 0.35 }),
    look: () => ({ name: 'tick', volume: 0.5 }),
    snap: ({ run }) => ({ name: 'snap', pitch: climb(run) }),
    join: ({ run }) => ({ name: 'chip', pitch: climb(run) }),
    turn: 'turn',
    ghost: 'toggle',
    edges: () => ({ name: 'toggle', pitch: 0.75 }),
    choose: 'open',
    zoom: () => ({ name: 'toggle', pitch: 1.35 }),
    complete: 'match',
  },
  toasts: { complete: { text: texts.toasts.complete, good: true } },
  status: {
    snap: ({ placed, of }) => texts.status.snap(placed, of),
    join: ({ count }) => texts.status.join(count),
    ghost: ({ on }) => (on ? texts.status.ghostShown : texts.status.ghostHidden),
    edges: ({ on }) => (on ? texts.status.edgesOnly : texts.status.allPieces),
  },
  haptics: { pick: 8, snap: 22, join: 16, turn: 8, complete: 120 },
  hitStop: { snap: 30 },
  stats: texts.stats,
  best: [
    { of: 'Time', better: 'lower', label: texts.best.time },
    { of: 'Stars', better: 'higher', label: texts.best.stars, shown: null, min: 1, max: STARS.length },
  ],
  thumbnails: () => import('./view/thumbnails'),
  celebration: { hues: ['sky', 'orange', 'green', 'yellow'], shape: 'square', kind: 'fountain' },
  tutorialHint: {
    until: ['snap', 'join'],
    by: texts.controls.hold,
    ...texts.tutorialHint,
    atTop: true,
  },
  captions: texts.captions,
  howTo: texts.howTo,
})
