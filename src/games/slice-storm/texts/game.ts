/** Texts of Slice Storm’s options, messages and ends. */
import { numberText, plural } from '../../../engine/core/text'

const pointsText = (points: number) => plural(points, { one: '# point', other: '# points' })

export const texts = {
  options: {
    mode: {
      label: 'Mode',
      classic: 'Classic',
      zen: 'Zen',
      arcade: 'Arcade',
      says: {
        classic: 'Three lives: a miss costs one, a bomb two.',
        zen: '90 seconds without bombs or lives.',
        arcade: '60 seconds to reach the goal; bombs cost points.',
      },
    },
    lives: {
      label: 'Lives',
      three: 'Three',
      back: 'Regain lives',
      says: { back: 'Every 1,000 points restores a lost life.' },
    },
    stage: { label: 'Stage' },
  },
  controls: { steer: 'Steer the blade', cut: 'Hold to slice' },
  stats: {
    Score: 'Score',
    Lives: 'Lives',
    Level: 'Level',
    Time: 'Time',
    'Best combo': 'Best combo',
    Fruit: 'Fruit',
    Goal: 'Goal',
    Stars: 'Stars',
  },
  status: {
    bomb: (lives: number) =>
      lives === 0
        ? 'Bomb! No lives left.'
        : plural(lives, { one: 'Bomb! # life left.', other: 'Bomb! # lives left.' }),
    bombPoints: (points: number) =>
      plural(points, { one: 'Bomb! # point lost.', other: 'Bomb! # points lost.' }),
    power: {
      freeze: 'Freeze: everything slows down.',
      frenzy: 'Frenzy: nonstop fruit.',
      double: 'Double points.',
    },
    miss: (lives: number) =>
      lives === 0
        ? 'Fruit missed. No lives left.'
        : plural(lives, { one: 'Fruit missed. # life left.', other: 'Fruit missed. # lives left.' }),
    lifeBack: (lives: number) =>
      plural(lives, { one: 'Life regained. # life left.', other: 'Life regained. # lives left.' }),
    level: (level: number) => `Level ${level}.`,
    bonus: (fruit: number, points: number) => `${fruit}-fruit combo: +${points}.`,
    stage: (stage: number, what: string, goal: number) =>
      `Stage ${stage}: ${what}. Goal: ${pointsText(goal)}.`,
    three: (points: number) => `Three in one stroke: +${points}.`,
    star: (stars: number) => `Star ${stars} of 3.`,
    denser: 'More fruit.',
  },
  /** What is heard. */
  captions: {
    wave: 'fruit thrown',
    swing: 'blade swings',
    slice: 'fruit sliced',
    combo: 'combo',
    bomb: 'bomb explodes',
    miss: 'fruit missed',
    level: 'new level',
    power: 'power fruit sliced',
    bonus: 'bonus',
    lifeBack: 'life regained',
    second: 'seconds running out',
    three: 'three in one stroke',
    star: 'star earned',
    denser: 'more fruit',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: {
    keys: 'Hold {keys} and steer through the fruit',
    touch: 'Swipe quickly through the fruit',
    mouse: 'Drag quickly through the fruit, or hold {keys}',
  },
  howTo: [
    'Slice fruit with quick strokes: finger, held mouse button, or blade keys.',
    'Quick slices in a row build a combo. Each slice scores 5 points times the combo.',
    'A slow blade slices nothing. Each level throws more fruit.',
  ] satisfies [string, string, string],
  words: { start: 'Play', help: 'How to Play' },
  ends: {
    over: 'Game Over',
    time: 'Time’s up.',
    stage: (stage: number, stars: number) =>
      plural(stars, { one: `Stage ${stage}: # star`, other: `Stage ${stage}: # stars` }),
    missed: (goal: number) => `Time’s up. The goal was ${pointsText(goal)}.`,
  },
  /** What is special about each stage. */
  stages: {
    first: 'Warm-up',
    more: 'More fruit',
    fast: 'Faster fruit',
    bombs: 'More bombs',
    frenzy: 'Frenzy',
    small: 'Small fruit',
    double: 'Double waves',
    quick: 'Small and fast',
    mines: 'Double bombs',
    storm: 'The storm',
  },
  /** Drawn in the sky. */
  sky: {
    combo: (combo: number) => `Combo ×${combo}`,
    livesLost: (lives: number) => plural(lives, { one: '# life lost', other: '# lives lost' }),
    power: { freeze: 'Freeze', frenzy: 'Frenzy', double: 'Double' },
    missed: 'Missed',
    lifeBack: 'Life regained',
    bonus: (fruit: number, points: number) => `${fruit}-fruit combo: +${points}`,
    level: (level: number) => `Level ${level}`,
    stage: (stage: number) => `Stage ${stage}`,
    goal: (goal: number) => `Goal ${numberText(goal)}`,
    star: (stars: number) => plural(stars, { one: '# star', other: '# stars' }),
    denser: 'More fruit',
  },
}

export type Stat = keyof typeof texts.stats
