/** Texts of Slice Storm’s options, messages and ends. */
import { plural } from '../../../engine/core/text'

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
        arcade: '60 seconds with power fruit; bombs cost points.',
      },
    },
    lives: {
      label: 'Lives',
      three: 'Three',
      back: 'Regain lives',
      says: { back: 'Every 1,000 points restores a lost life.' },
    },
  },
  controls: { steer: 'Steer the blade', cut: 'Hold to slice' },
  stats: {
    Score: 'Score',
    Lives: 'Lives',
    Level: 'Level',
    Time: 'Time',
    'Best combo': 'Best combo',
    Fruit: 'Fruit',
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
  ends: { over: 'Game Over', time: 'Time’s up.' },
  /** Drawn in the sky. */
  sky: {
    combo: (combo: number) => `Combo ×${combo}`,
    livesLost: (lives: number) => plural(lives, { one: '# life lost', other: '# lives lost' }),
    power: { freeze: 'Freeze', frenzy: 'Frenzy', double: 'Double' },
    missed: 'Missed',
    lifeBack: 'Life regained',
    bonus: (fruit: number, points: number) => `${fruit}-fruit combo: +${points}`,
    level: (level: number) => `Level ${level}`,
  },
}

export type Stat = keyof typeof texts.stats
