/** The game definition of Slice Storm: controls, sounds and texts. */
import { defineRealtime } from '../../engine/core/game/contract'
import { choice, fourWays, held } from '../../engine/core/game/declare'
import { type Action, type Event, rules, type World } from './rules'

const livesLeft = (lives: number) =>
  lives === 0 ? 'No lives left.' : `${lives} ${lives === 1 ? 'life' : 'lives'} left.`

export default defineRealtime<World, Action, Event>({
  rules,
  replayVersion: '2',
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  pointerSpeeds: true,
  size: 'window',
  showsEnd: true,
  words: { start: 'Play', help: 'How to Play' },
  options: [
    choice(
      'mode',
      'Mode',
      'classic',
      [
        ['classic', 'Classic'],
        ['zen', 'Zen'],
        ['arcade', 'Arcade'],
      ],
      {
        later: true,
        says: {
          zen: '90 seconds without bombs or lives.',
          arcade: '60 seconds with fruit of power; bombs cost points.',
        },
      },
    ),
    choice(
      'lives',
      'Lives',
      'three',
      [
        ['three', 'Three'],
        ['back', 'Come back'],
      ],
      {
        later: true,
        shown: ({ mode }) => mode === 'classic',
        says: { back: 'A lost life comes back with every 1,000 points.' },
      },
    ),
  ],
  controls: [
    ...held(fourWays('Steer the blade')),
    { action: 'cut', label: 'Hold to cut', keys: ['Space', 'KeyX'], pad: ['A', 'RB', 'RT'], held: true },
  ],
  sounds: {
    wave: ({ count }) => ({ name: 'launch', volume: 0.3, pitch: 0.9 + 0.03 * count }),
    swing: () => ({ name: 'whoosh', volume: 0.3 }),
    // Up the scale with every fruit of a combo.
    slice: ({ combo }) => ({ name: 'slice', pitch: 1 + 0.06 * Math.min(8, combo - 1) }),
    combo: ({ combo }) => ({ name: 'combo', pitch: 1 + 0.06 * Math.min(8, combo - 3) }),
    bomb: 'explosion',
    miss: 'lifeLost',
    level: 'levelUp',
    power: ({ power }) => ({
      name: 'powerUp',
      pitch: power === 'freeze' ? 0.8 : power === 'frenzy' ? 1.2 : 1,
    }),
    bonus: ({ combo }) => ({ name: 'medal', pitch: 1 + 0.05 * Math.min(8, combo - 3) }),
    lifeBack: () => ({ name: 'medal', pitch: 0.8 }),
    second: ({ left }) => ({ name: 'tick', pitch: 1.5 - left * 0.08 }),
  },
  status: {
    bomb: ({ lives, points }) =>
      points === undefined ? `A bomb. ${livesLeft(lives)}` : `A bomb, ${points} points less.`,
    power: ({ power }) =>
      power === 'freeze'
        ? 'Freeze: all is slow.'
        : power === 'frenzy'
          ? 'Frenzy: fruit without end.'
          : 'Double points.',
    miss: ({ lives }) => `A fruit was missed. ${livesLeft(lives)}`,
    lifeBack: ({ lives }) => `A life is back. ${livesLeft(lives)}`,
    level: ({ level }) => `Level ${level}.`,
    bonus: ({ combo, points }) => `${combo} fruit in one go, ${points} points more.`,
  },
  haptics: { slice: 12, bomb: 180, miss: 60, lifeBack: 40 },
  hitStop: { combo: 40, bomb: 80 },
  best: [{ of: 'Score', better: 'higher' }],
  celebration: {
    hues: ['green', 'orange', 'pink', 'yellow', 'vermilion'],
    shape: 'circle',
    way: 'fireworks',
  },
  tutorialHint: {
    until: ['slice'],
    by: 'Hold to cut',
    keys: 'Hold and steer through the fruit',
    touch: 'Stroke quickly through the fruit',
    mouse: 'Drag quickly through the fruit',
  },
  captions: {
    wave: 'fruit thrown',
    swing: 'blade swings',
    slice: 'fruit cut',
    combo: 'combo',
    bomb: 'bomb explodes',
    miss: 'fruit missed',
    level: 'new level',
    power: 'fruit with a power cut',
    bonus: 'bonus',
    lifeBack: 'a life comes back',
    second: 'tick: few seconds left',
  },
  howTo: [
    'Slice the fruit with quick strokes of a finger, pressed mouse or the blade.',
    'Cuts in quick succession raise the combo: 5 points times the combo.',
    'A missed fruit costs a life, a bomb two. Zen has neither.',
  ],
})
