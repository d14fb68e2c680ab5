/** Texts of Number Guessing’s options, messages and ends. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    difficulty: { label: 'Difficulty', easy: 'Easy', medium: 'Medium', hard: 'Hard' },
    role: {
      label: 'Who guesses',
      you: 'You',
      computer: 'Computer',
      says: { computer: 'Think of a number, and say whether it is higher or lower than each guess.' },
    },
  },
  stats: { 'Guesses left': 'Guesses left', Range: 'Range', Guesses: 'Guesses' },
  best: { guesses: 'Fewest guesses' },
  status: {
    higher: (guess: number) => `Higher than ${guess}.`,
    lower: (guess: number) => `Lower than ${guess}.`,
  },
  /** What is heard. */
  captions: {
    higher: 'higher',
    lower: 'lower',
    correct: 'correct number',
    answer: 'answer',
    revealed: 'number revealed',
  },
  howTo: [
    'Guess the hidden number before your guesses run out.',
    'Each guess is answered with higher or lower.',
    'Or think of a number and let the computer guess it.',
  ] satisfies [string, string, string],
  refusals: { range: (min: number, max: number) => `Please enter a number between ${min} and ${max}` },
  ends: {
    found: 'You found it',
    foundIn: (guesses: number) =>
      plural(guesses, { one: 'You found it in # guess.', other: 'You found it in # guesses.' }),
    out: 'Out of guesses! Try again.',
    numberWas: (secret: number) => `The number was ${secret}.`,
    /** @param result - the sentence above */
    enough: (result: string, guesses: number) =>
      plural(guesses, {
        one: `${result} If you always halve the range, # guess is enough.`,
        other: `${result} If you always halve the range, # guesses are enough.`,
      }),
    reach: (result: string, guesses: number, found: number, numbers: number) =>
      plural(guesses, {
        one: `${result} If you always halve the range, # guess finds ${found} of the ${numbers} numbers.`,
        other: `${result} If you always halve the range, # guesses find ${found} of the ${numbers} numbers.`,
      }),
    noNumber: 'No number fits',
    wrongAnswer: 'At least one of your answers must be wrong.',
    yourNumber: (value: number) => `Your number is ${value}`,
    /** @param enough - guesses that always find the number */
    computerFound: (guesses: number, enough: number) =>
      plural(guesses, {
        one: `Found in # guess. ${enough} are always enough.`,
        other: `Found in # guesses. ${enough} are always enough.`,
      }),
  },
  board: {
    /** After a guess, for screen readers and beside the ball. */
    hints: { higher: 'Higher', lower: 'Lower', correct: 'Found' },
    guesses: 'Guesses',
    notUsed: 'not used',
    entry: (min: number, max: number) => `Your guess, ${min} to ${max}`,
    range: (min: number, max: number) => `${min}-${max}`,
    isThisIt: 'Is this it?',
    noNumber: 'No number fits',
    search: (min: number, max: number) => `Guess the number, ${min} to ${max}`,
    numberWas: (secret: number) => `The number was ${secret}`,
    higher: (guess: number) => `Higher than ${guess}`,
    lower: (guess: number) => `Lower than ${guess}`,
  },
  /** The bar of all numbers. */
  range: {
    possible: (low: number, high: number) => `Still possible: ${low} to ${high}.`,
    between: 'still possible',
  },
  answer: {
    question: (guess: number) => `Think of a number. Is it ${guess}?`,
    name: 'Your answer',
    keys: { lower: 'Lower', correct: 'Yes', higher: 'Higher' },
  },
  keypad: { name: 'Keypad', erase: 'Erase', send: 'Guess' },
}

export type Stat = keyof typeof texts.stats
