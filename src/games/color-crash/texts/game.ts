/** Texts of Color Crash’s options, messages and ends. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    mode: {
      label: 'Mode',
      classic: 'Classic',
      relaxed: 'Relaxed',
      tunnel: 'Tunnels',
      says: {
        classic: 'One crash ends the run.',
        relaxed: 'Three lives for a longer run.',
        tunnel: 'Rings, crosses and gears: each life you keep is a star.',
      },
    },
    tunnel: { label: 'Tunnel' },
    gaps: {
      label: 'Gaps',
      still: 'Fixed',
      moving: 'Moving',
      split: 'Split',
      says: {
        moving: 'Later in the run, gaps move from side to side.',
        split:
          'Later in the run, some barriers have two colors instead of a gap: take the orb, or keep your color.',
      },
    },
  },
  stats: {
    Score: 'Score',
    Combo: 'Combo',
    Lives: 'Lives',
    'Final Score': 'Final Score',
    'Best Combo': 'Best Combo',
    Barriers: 'Barriers',
    Left: 'Left',
    Stars: 'Stars',
  },
  best: { bestCombo: 'Best Combo', barriers: 'Most barriers' },
  status: {
    /** The new color of the ball. */
    orb: {
      pink: 'Color: pink.',
      green: 'Color: green.',
      blue: 'Color: blue.',
      orange: 'Color: orange.',
      purple: 'Color: purple.',
    },
    tunnel: (tunnel: string) => `${tunnel}: each life you keep is a star.`,
    crash: (lives: number) => plural(lives, { one: '# life left.', other: '# lives left.' }),
  },
  /** What is heard. */
  captions: {
    orb: 'orb taken',
    pass: 'through the gap',
    match: 'matching color',
    comboLost: 'combo lost',
    tunnel: 'start',
    cleared: 'end of the tunnel',
    crash: 'crash',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: {
    keys: 'Steer through the gap with {keys}',
    touch: 'Hold a finger where the ball should go',
    mouse: 'Steer the ball with the mouse, or use {keys}',
  },
  howTo: [
    'Steer through gaps, or through barriers of your own color and pattern.',
    'The ball follows your mouse or finger. Orbs change its color.',
    'Quick color changes raise the combo, which is added to each barrier’s points.',
  ] satisfies [string, string, string],
  ends: {
    over: 'Game Over!',
    tunnel: (tunnel: string, stars: number) =>
      plural(stars, { one: `${tunnel}: # star`, other: `${tunnel}: # stars` }),
    passed: (barriers: number) => plural(barriers, { one: '# barrier passed.', other: '# barriers passed.' }),
  },
  /** The tunnels of the road. */
  tunnels: {
    gates: 'Gates',
    halves: 'Two halves',
    rings: 'Rings',
    gears: 'Gears',
    crosses: 'Crosses',
    thirds: 'Three colors',
    works: 'Clockwork',
    mills: 'Windmills',
    prism: 'Prism',
    rainbow: 'Rainbow',
  },
  /** Drawn on the playing field. */
  field: {
    combo: (combo: number) => `Combo ${combo}`,
    best: 'New best',
    rule: 'Each life you keep is a star',
    cleared: 'You’re through!',
  },
}

export type Stat = keyof typeof texts.stats
