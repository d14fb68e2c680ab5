/** Texts of practice: the list of what was missed, and the bar above a position from it. */
import { plural } from '../../engine/core/text'

export const practiceTexts = {
  title: 'Practice',
  intro: 'Each position comes back until you solve it at the first try on two different days.',
  empty: 'Nothing to practice.',
  kinds: { mate: 'Missed mate', hint: 'Hint used', mistake: 'Mistake', blunder: 'Blunder' },
  move: (move: number) => `Move ${move}`,
  tomorrow: 'Again tomorrow',
  solve: 'Solve',
  remove: 'Remove',
  removeAll: 'Remove all',
  removesAll: (count: number) =>
    plural(count, {
      one: 'Remove # position? This action cannot be undone.',
      other: 'Remove # positions? This action cannot be undone.',
    }),
  cancel: 'Cancel',
  unreadable: 'This position is from another version of the game.',

  bar: {
    find: 'Find the right move.',
    findMate: 'Find the mate.',
    solved: 'Correct. Comes back tomorrow.',
    removed: 'Correct on two days: removed from your list.',
    missed: 'Not the right move.',
    missedMate: 'Not at the first try. Comes back tomorrow.',
    hinted: 'With a hint, it doesn’t count. Comes back tomorrow.',
    failed: 'The move couldn’t be judged.',
    next: 'Next',
    list: 'Back to list',
  },
}
