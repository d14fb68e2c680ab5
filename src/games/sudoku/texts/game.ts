/** Texts of Sudoku’s options, messages and ends. */
export const texts = {
  options: {
    level: {
      label: 'Difficulty',
      classic: 'Classic',
      easy: 'Easy',
      medium: 'Medium',
      hard: 'Hard',
      expert: 'Expert',
    },
    kind: {
      label: 'Variant',
      classic: 'Sudoku',
      x: 'X-Sudoku',
      killer: 'Killer',
      says: {
        x: 'Each diagonal also contains 1 to 9 once.',
        killer: 'Each cage adds up to its number, without repeats.',
      },
    },
    check: { label: 'Mistakes', off: 'Hidden', on: 'Shown and counted' },
  },
  controls: {
    notes: 'Notes',
    fill: 'All notes',
    erase: 'Erase',
    previous: 'Lock previous digit',
    next: 'Lock next digit',
  },
  stats: { Empty: 'Empty', Wrong: 'Wrong', Time: 'Time' },
  best: { time: 'Best time' },
  status: { fill: 'All notes filled in.', clear: 'Cleared.' },
  /** What is heard. */
  captions: {
    digit: 'digit entered',
    conflict: 'digits conflict',
    mistake: 'mistake',
    fill: 'notes filled in',
    clear: 'cell cleared',
    note: 'note',
    house: 'row, column, or box complete',
    Refused: 'can’t change this cell',
  },
  howTo: [
    'Every row, column, and box contains 1 to 9 once.',
    'Pick a cell, then a digit. Or lock a digit, then pick its cells.',
    'Notes are small digits. Hints come in three steps: where, why, which digit.',
  ] satisfies [string, string, string],
}
