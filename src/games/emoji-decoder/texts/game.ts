/** Texts of Emoji Decoder’s options, messages and ends. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    round: { label: 'Puzzles', 5: 'First 5', 15: 'All' },
    pack: {
      label: 'Pack',
      first: 'Original 15',
      words: 'Words',
      animals: 'Animals',
      films: 'Movies',
      food: 'Food',
      nature: 'Nature',
      places: 'Places',
      sport: 'Sports',
      home: 'Home',
      tales: 'Stories',
      sayings: 'Idioms',
    },
  },
  controls: { reveal: 'Reveal a letter', skip: 'Skip or next' },
  stats: { Score: 'Score', Puzzle: 'Puzzle', Attempts: 'Attempts', Solved: 'Solved' },
  status: {
    solved: (answer: string, points: number) =>
      plural(points, { one: `Decoded: ${answer}, # point.`, other: `Decoded: ${answer}, # points.` }),
    wrong: (tries: number) => plural(tries, { one: 'Wrong. # try left.', other: 'Wrong. # tries left.' }),
    answer: (answer: string) => `The answer was ${answer}.`,
    revealed: (place: number, letter: string) => `Letter ${place} is ${letter}.`,
    nextPuzzle: (puzzle: number) => `Puzzle ${puzzle}.`,
  },
  /** What is heard. */
  captions: {
    solved: 'solved',
    wrong: 'wrong guess',
    failed: 'not solved',
    skipped: 'skipped',
    revealed: 'letter revealed',
    nextPuzzle: 'next puzzle',
  },
  howTo: [
    'Find the word, name, or title. A title may be without its “The”.',
    'Your first, second, or third try scores 40, 30, or 20. Correct letters stay.',
    'Each revealed letter costs 5 points. You can reveal three. Skips score 0.',
  ] satisfies [string, string, string],
  ends: {
    title: 'Game Complete!',
    solved: (solved: number, puzzles: number) => `${solved} of ${puzzles} puzzles solved.`,
  },
  /** What an answer is. */
  categories: {
    Nature: 'Nature',
    Home: 'Home',
    Movie: 'Movie',
    Show: 'Show',
    Brand: 'Brand',
    Tech: 'Tech',
    Activity: 'Activity',
    Food: 'Food',
    Word: 'Word',
    Animal: 'Animal',
    Place: 'Place',
    Sports: 'Sports',
    Story: 'Story',
    Idiom: 'Idiom',
  },
  /** The line below the boxes. */
  messages: {
    ask: 'What do the emoji say?',
    solved: (points: number) => plural(points, { one: 'Decoded: # point', other: 'Decoded: # points' }),
    wrong: (tries: number) => plural(tries, { one: 'Wrong. # try left', other: 'Wrong. # tries left' }),
    answer: (answer: string) => `The answer was ${answer}`,
  },
  board: {
    /** What the puzzle scores now. */
    /** Of the answer, beside its category. */
    words: (words: number) => plural(words, { one: '# word', other: '# words' }),
    worth: (points: number) => plural(points, { one: '# point', other: '# points' }),
    /** What a screen reader says of the boxes: letters and `blank`, separated by spaces, words by commas. */
    boxes: (boxes: string) => `Answer: ${boxes}.`,
    blank: 'blank',
    reveal: 'Reveal a letter',
    skip: 'Skip',
    guess: 'Guess',
    next: 'Next',
    letters: 'Letters',
    erase: 'Erase',
  },
}

export type Stat = keyof typeof texts.stats
