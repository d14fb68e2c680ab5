import { held, sideways } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { STARS } from '../../engine/core/game/road'
import { type Options, options } from './options'
import { type Action, type Event, rules, SIDE, UPRIGHT, WIDE, type World } from './rules'
import { aim } from './rules/targets'
import { type Stat, texts } from './texts/game'

export default defineRealtime<World, Action, Event, Options, Stat>({
  rules,
  replayVersion: '3',
  earlier: [
    { version: '2', isSame: ({ saucers }) => saucers !== 'sectors' },
    { version: 'f1f66f17', isSame: ({ saucers }) => saucers === 'off' },
  ],
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  size: { width: SIDE, height: SIDE },
  upright: {
    size: UPRIGHT,
    sizes: ({ saucers }) => (saucers === 'off' ? null : { wide: WIDE, upright: UPRIGHT }),
  },
  showsEnd: true,
  options,
  controls: [
    ...held(sideways(texts.controls.turn)),
    {
      action: 'thrust',
      label: texts.controls.thrust,
      keys: ['ArrowUp', 'KeyW'],
      pad: ['RT', 'B', 'DpadUp', 'LeftStickUp'],
      held: true,
    },
    { action: 'fire', label: texts.controls.fire, keys: ['Space'], pad: ['A', 'RB'], held: true },
    {
      action: 'hyperspace',
      label: texts.controls.hyperspace,
      keys: ['ArrowDown', 'KeyS'],
      pad: ['Y', 'X', 'DpadDown'],
    },
  ],
  touch: {
    arrows: ['left', 'right'],
    buttons: ['fire', 'thrust', 'hyperspace'],
  },
  aim,
  sounds: {
    shoot: ({ left }) => ({ name: 'shoot', pitch: 0.94 + left * 0.04, volume: 0.5 }),
    thrust: () => ({ name: 'thrust', volume: 0.4 }),
    // Deeper for larger rocks, and a step higher with each hit of a run.
    rock: ({ size, run }) => ({
      name: 'explosion',
      pitch: 1.6 - size * 0.22 + Math.min(run, 10) * 0.05,
      volume: 0.3 + size * 0.14,
    }),
    // Rocks and saucers burst; the ship counts as a life.
    destroyed: 'lifeLost',
    respawn: 'spawn',
    jump: 'whoosh',
    arrive: 'reveal',
    charging: () => ({ name: 'error', volume: 0.5 }),
    cleared: 'levelUp',
    wave: 'levelUp',
    secured: ({ stars }) => ({ name: 'medal', pitch: 0.8 + 0.1 * stars }),
    streak: ({ hits }) => ({ name: 'combo', pitch: 1 + Math.min(hits, 20) * 0.03 }),
    saucer: ({ size }) => ({ name: 'alarm', pitch: size === 'small' ? 1.25 : 0.85, volume: 0.6 }),
    mother: () => ({ name: 'alarm', pitch: 0.5, volume: 0.8 }),
    dented: ({ left }) => ({ name: 'hit', pitch: 1.4 - Math.min(left, 20) * 0.03 }),
    charge: () => ({ name: 'alarm', pitch: 0.6, volume: 0.7 }),
    fired: () => ({ name: 'shoot', pitch: 0.62, volume: 0.4 }),
    downed: ({ size }) => ({ name: 'explosion', pitch: size === 'small' ? 1.5 : 1.1 }),
    motherDowned: () => ({ name: 'explosion', pitch: 0.7 }),
    extra: 'powerUp',
    // The heartbeat: two muffled thuds.
    beat: ({ low }) => ({ name: 'land', pitch: low ? 0.7 : 0.82, volume: 0.6 }),
  },
  toasts: { destroyed: texts.toasts.destroyed, extra: { text: texts.toasts.extra, good: true } },
  status: {
    destroyed: ({ lives }) => (lives === 0 ? null : texts.status.destroyed(lives)),
    level: ({ level }) => texts.status.level(level),
    wave: ({ wave, of }) => texts.status.wave(wave, of),
    charging: texts.status.charging,
    mother: texts.status.mother,
    charge: texts.status.charge,
    saucer: ({ size }) => (size === 'large' ? texts.status.largeSaucer : texts.status.smallSaucer),
    downed: ({ points }) => (points ? texts.status.downed(points) : null),
    motherDowned: ({ points }) => texts.status.motherDowned(points),
  },
  haptics: {
    shoot: 6,
    rock: 12,
    destroyed: 140,
    downed: 40,
    mother: 40,
    motherDowned: 80,
    extra: 60,
    arrive: 20,
    cleared: 50,
    wave: 40,
    secured: 80,
    streak: 25,
  },
  hitStop: { destroyed: 80, cleared: 50, streak: 60, secured: 150 },
  stats: texts.stats,
  best: [
    { of: 'Final Score', better: 'higher', shown: 'Score' },
    { of: 'Stars', better: 'higher', label: texts.stats.Stars, shown: null, min: 1, max: STARS.length },
  ],
  celebration: { hues: ['paper', 'sky', 'orange'], shape: 'star', kind: 'fireworks' },
  tutorialHint: {
    until: ['shoot'],
    by: texts.controls.fire,
    ...texts.tutorialHint,
  },
  captions: texts.captions,
  distinctColors: [
    ['orange', 'pink', 'yellow', 'night'],
    ['sky', 'vermilion', 'night'],
  ],
  howTo: texts.howTo,
})
