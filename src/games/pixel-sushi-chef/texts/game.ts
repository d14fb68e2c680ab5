/** Texts of Pixel Sushi Chef’s options, messages and ends. */
import { numberText, plural } from '../../../engine/core/text'

const pointsText = (points: number) => plural(points, { one: '# point', other: '# points' })

export const texts = {
  options: {
    pace: {
      label: 'Mode',
      classic: 'Classic',
      rush: 'Rush',
      shifts: 'Seven evenings',
      says: {
        classic: '60 seconds with patient guests.',
        rush: 'Hurried guests, and tips for quick service.',
        shifts: 'A new dish each evening; wishes pay.',
      },
    },
    evening: { label: 'Evening' },
    hearts: { label: 'Lives', 1: 'One', 3: 'Three' },
  },
  controls: {
    ingredients: 'Ingredients',
    serve: 'Serve',
    back: 'Remove last ingredient (hold to clear all)',
    clear: 'Clear the mat',
    cursor: 'Cursor',
    use: 'Use at cursor',
  },
  stats: {
    Score: 'Score',
    Level: 'Level',
    Lives: 'Lives',
    Time: 'Time',
    Mood: 'Mood',
    Goal: 'Goal',
    Stars: 'Stars',
    Served: 'Served',
  },
  /** Of three guests, by their seat from the left. A dish is one of `dishes`. */
  status: {
    order: [
      (dish: string) => `The guest on the left orders: ${dish}.`,
      (dish: string) => `The guest in the middle orders: ${dish}.`,
      (dish: string) => `The guest on the right orders: ${dish}.`,
    ],
    served: (dish: string, points: number) =>
      plural(points, { one: `${dish} served, # point.`, other: `${dish} served, # points.` }),
    servedWithTip: (dish: string, points: number, tip: number) =>
      plural(points, {
        one: `${dish} served, # point and a tip of ${tip}.`,
        other: `${dish} served, # points and a tip of ${tip}.`,
      }),
    /** A dish is one of `dishes`. */
    evening: (evening: number, dish: string, goal: number) =>
      `Evening ${evening}. New: ${dish}. Goal: ${pointsText(goal)}.`,
    star: (stars: number) => `Star ${stars} of 3.`,
    /** What pays more with a guest. */
    wish: {
      first: 'Wants to be served first.',
      inOrder: 'Wants the ingredients in order.',
      heart: 'The ingredients are hidden.',
      early: 'The roll is ready already.',
    },
    bonus: (points: number) => plural(points, { one: 'Bonus: # point.', other: 'Bonus: # points.' }),
    wrong: 'Nobody ordered that. The roll is thrown away.',
    unfinished: 'The roll isn’t finished.',
    hurry: [
      'The guest on the left is losing patience.',
      'The guest in the middle is losing patience.',
      'The guest on the right is losing patience.',
    ],
    late: [
      (lives: number) =>
        plural(lives, {
          one: 'The guest on the left walked out. # life left.',
          other: 'The guest on the left walked out. # lives left.',
        }),
      (lives: number) =>
        plural(lives, {
          one: 'The guest in the middle walked out. # life left.',
          other: 'The guest in the middle walked out. # lives left.',
        }),
      (lives: number) =>
        plural(lives, {
          one: 'The guest on the right walked out. # life left.',
          other: 'The guest on the right walked out. # lives left.',
        }),
    ],
    level: (level: number) => `Level ${level}.`,
  },
  /** What is heard. */
  captions: {
    shift: 'more guests come',
    star: 'star earned',
    order: 'guest orders',
    add: 'ingredient added',
    full: 'mat full',
    back: 'last ingredient removed',
    clear: 'mat cleared',
    unfinished: 'not finished yet',
    wrong: 'wrong roll',
    served: 'guest served',
    hurry: 'guest getting impatient',
    late: 'guest leaves',
    level: 'new level',
    second: 'seconds running out',
    closing: 'closing time',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: {
    keys: 'Add what a guest wants, then serve with {keys}',
    touch: 'Tap what a guest wants, then Serve',
    mouse: 'Click what a guest wants, then Serve or {keys}',
  },
  howTo: [
    'Add a ticket’s ingredients in any order, then ring the bell or press the guest.',
    'A wrong roll is thrown away. A guest who waits too long costs a life.',
    'Serve as many guests as you can before the bar closes.',
  ] satisfies [string, string, string],
  ends: {
    over: 'Game Over!',
    closing: 'Closing time: the bar goes dark and the guests go home.',
    lost: 'Nobody waits forever.',
    evening: (evening: number, stars: number) =>
      plural(stars, { one: `Evening ${evening}: # star`, other: `Evening ${evening}: # stars` }),
    missed: (goal: number) => `Closing time. The goal was ${pointsText(goal)}.`,
  },
  ingredients: {
    rice: 'Rice',
    fish: 'Fish',
    cucumber: 'Cucumber',
    avocado: 'Avocado',
    shrimp: 'Shrimp',
    nori: 'Nori',
  },
  dishes: {
    california: 'California Roll',
    cucumber: 'Cucumber Roll',
    shrimp: 'Shrimp Tempura',
    salmon: 'Salmon Roll',
    veggie: 'Veggie Roll',
    dragon: 'Dragon Roll',
    garden: 'Garden Roll',
    rainbow: 'Rainbow Roll',
    ocean: 'Ocean Roll',
    river: 'River Roll',
    emperor: 'Emperor Roll',
    lucky: 'Lucky Roll',
    double: 'Double Salmon',
    storm: 'Storm Roll',
    harvest: 'Harvest Roll',
  },
  /** The parts of an evening. */
  shifts: ['First guests', 'Full house', 'Last orders'],
  /** Drawn in the bar. */
  bar: {
    tip: (points: number) => `Tip ${points}`,
    evening: (evening: number) => `Evening ${evening}`,
    fresh: (dish: string) => `New: ${dish}`,
    goal: (goal: number) => `Goal ${numberText(goal)}`,
    star: (stars: number) => plural(stars, { one: '# star', other: '# stars' }),
    bonus: { first: 'First!', inOrder: 'In order!', heart: 'By heart!', early: 'Ready before!' },
    level: (level: number) => `Level ${level}`,
  },
}

export type Stat = keyof typeof texts.stats
