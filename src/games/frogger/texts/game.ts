/** Texts of Frogger’s options, messages and ends. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    mode: {
      label: 'Mode',
      classic: 'Classic',
      arcade: 'Arcade',
      journey: 'Journey',
      says: {
        classic: 'Each crossing starts the next level.',
        arcade: 'Fill five bays, eat flies, dodge crocodiles.',
        journey: 'Ten places by day and night.',
      },
    },
    place: { label: 'Place' },
  },
  stats: { Score: 'Score', Level: 'Level', Lives: 'Lives', Stars: 'Stars' },
  toasts: {
    hurt: 'Ouch!',
    lives: (lives: number) => plural(lives, { one: '# life left', other: '# lives left' }),
    level: 'Level Complete!',
    extra: 'Extra life',
  },
  status: {
    hurt: (lives: number) => plural(lives, { one: 'Ouch! # life left.', other: 'Ouch! # lives left.' }),
    level: (level: number) => `Level ${level}.`,
    /** @param full - how many of the five bays are full */
    bay: (points: number, full: number) =>
      plural(points, {
        one: `Home, # point. Bays full: ${full} of 5.`,
        other: `Home, # points. Bays full: ${full} of 5.`,
      }),
    bayWithLady: (points: number, full: number) =>
      plural(points, {
        one: `Home with the lady frog, # point. Bays full: ${full} of 5.`,
        other: `Home with the lady frog, # points. Bays full: ${full} of 5.`,
      }),
    lady: 'A lady frog rides in on a log.',
    pair: 'You picked up the lady frog. Bring her home.',
    hurry: 'Six seconds left.',
    night: 'All bays are full. Now by night: five more.',
  },
  /** What is heard. */
  captions: {
    bay: 'home in a bay',
    lady: 'a lady frog on a log',
    pair: 'the lady frog is with you',
    extra: 'extra life',
    teeth: 'a crocodile shows its teeth',
    hop: 'hop',
    row: 'one row closer',
    level: 'home',
    hurry: 'time running out',
    hurt: 'frog hurt',
    bump: 'hedge or full bay',
    night: 'night falls',
    cleared: 'all bays full',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: {
    keys: 'Hop to the other bank with {keys}',
    touch: 'Swipe, or press an arrow, to hop across',
  },
  howTo: [
    'Cross the road and the river to the far bank: 10 points per new row.',
    'Cars, water, and an empty time bar each cost one of three lives.',
    'Turtles with orange shells dive, and logs can carry you off the edge.',
  ] satisfies [string, string, string],
  ends: {
    over: 'Game Over!',
    place: (place: string, stars: number) =>
      plural(stars, { one: `${place}: # star`, other: `${place}: # stars` }),
    bays: (full: number) => `Bays full: ${full} of 10.`,
  },
  /** The places of the Journey, and of the levels of Arcade. */
  places: {
    meadow: 'Meadow',
    village: 'Village',
    mill: 'Old mill',
    marsh: 'Marsh',
    harbor: 'Harbor',
    crossroads: 'Crossroads',
    wood: 'Autumn wood',
    delta: 'Delta',
    highway: 'Highway',
    city: 'Winter city',
  },
  /** Drawn on the playing field. */
  field: {
    pair: 'Together',
    extra: 'Extra life',
    level: (level: number) => `Level ${level}`,
    rule: 'Each life you keep is a star',
    night: 'Night falls',
    cleared: 'All home!',
  },
}

export type Stat = keyof typeof texts.stats
