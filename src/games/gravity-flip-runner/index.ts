/** The game definition of Gravity Flip Runner: one control, its sounds and texts. */
import { defineRealtime } from '../../engine/core/game/contract'
import { onePlayerOrTwo } from '../../engine/core/game/declare'
import { type Action, type Event, HEIGHT, NAMES, type OnTrack, rules, WIDTH, type World } from './rules'
import { ghost } from './view/ghost'

/** Of two runners, whose event it is, as the beginning of a sentence; nothing for one alone. */
const nameOf = ({ track }: OnTrack) => (track === undefined ? undefined : NAMES[track])
const by = (event: OnTrack, text: string) => (nameOf(event) ? `${nameOf(event)}: ${text}` : text)

export default defineRealtime<World, Action, Event>({
  rules,
  replayVersion: 'dab95756',
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  ghost,
  size: { width: WIDTH, height: HEIGHT },
  upright: { turn: true },
  showsEnd: true,
  players: (options) => (options.players === '2' ? 2 : 1),
  options: [onePlayerOrTwo({ later: true })],
  // The upper track has the left end of the keyboard, the lower one the right; a single runner has both.
  controls: [
    { action: 'flip', label: 'Flip', keys: ['Space', 'KeyW'], pad: ['A', 'DpadUp', 'DpadDown'] },
    {
      action: 'flip',
      label: 'Flip',
      player: 1,
      keys: ['ArrowUp', 'ArrowDown'],
      pad: ['A', 'DpadUp', 'DpadDown'],
    },
  ],
  sounds: {
    flip: (event) => ({ name: 'jump', pitch: event.up ? 1.08 : 0.92 }),
    land: () => ({ name: 'land', volume: 0.5 }),
    // Up the scale, twelve steps, and again.
    coin: (event) => ({ name: 'coin', pitch: 1 + (event.taken % 12) * 0.03 }),
    power: 'powerUp',
    faded: () => ({ name: 'close', volume: 0.6 }),
    shieldBroke: 'crack',
    faster: 'levelUp',
    out: 'lifeLost',
    ahead: 'combo',
    crash: 'explosion',
  },
  toasts: { crash: (event) => (nameOf(event) ? null : 'Game Over!') },
  status: {
    power: (event) => by(event, `${event.power}.`),
    faded: (event) => by(event, `${event.power} is over.`),
    shieldBroke: (event) => by(event, 'The shield is gone.'),
    faster: ({ distance }) => `${distance} run.`,
    out: (event) => `${nameOf(event)} is out.`,
    ahead: (event) => `${nameOf(event)} is farther.`,
  },
  haptics: { flip: 8, coin: 6, power: 25, shieldBroke: 60, out: 120, crash: 120 },
  hitStop: { crash: 80, shieldBroke: 50 },
  best: [
    { of: 'Score', better: 'higher' },
    { of: 'Distance', better: 'higher', label: 'Best distance' },
  ],
  celebration: { hues: ['sky', 'pink', 'yellow'], shape: 'square', way: 'fireworks' },
  tutorialHint: {
    until: ['flip'],
    by: 'Flip',
    keys: 'Flip to the other side',
    touch: 'Tap to flip to the other side',
  },
  captions: {
    flip: 'flip',
    land: 'landing',
    coin: 'coin',
    power: 'power caught',
    faded: 'power ends',
    shieldBroke: 'shield breaks',
    faster: 'faster now',
    out: 'crash: one is out',
    ahead: 'farther than the other',
    crash: 'crash',
  },
  distinctColors: [
    ['sky', 'green', 'vermilion'],
    ['yellow', 'vermilion'],
    ['yellow', 'pink'],
    ['yellow', 'orange'],
  ],
  howTo: [
    'One press flips gravity: run on the floor or the ceiling.',
    'Collect coins (10) and powers (50); hit nothing. The run speeds up.',
    'Two players: tap your own track. Whoever runs farther wins.',
  ],
})
