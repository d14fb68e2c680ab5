/** Texts of Nonogram’s options, messages and ends. */
export const texts = {
  options: {
    puzzle: { label: 'Puzzle', picture: 'Picture', generated: 'Generated' },
    size: { label: 'Size', 5: '5x5', 10: '10x10', 15: '15x15', 20: '20x20' },
    level: {
      label: 'Difficulty',
      easy: 'Easy',
      medium: 'Medium',
      hard: 'Hard',
      says: {
        easy: 'Each step follows from one row or column, in a few passes.',
        medium: 'Each step follows from one row or column, in many passes.',
        hard: 'Sometimes you must try a cell to find a contradiction.',
      },
    },
    crosses: { label: 'Cross out finished lines', on: 'On', off: 'Off' },
    check: { label: 'Mistakes', off: 'Hidden', on: 'Shown and counted' },
  },
  controls: { cross: 'Cross out', clear: 'Clear', tool: 'Fill or cross out' },
  stats: { 'To fill': 'To fill', Mistakes: 'Mistakes', Time: 'Time' },
  best: { time: 'Best time' },
  status: { mistake: 'That was a mistake.' },
  /** What is heard. */
  captions: {
    fill: 'filled',
    cross: 'crossed out',
    clear: 'cleared',
    mistake: 'mistake',
    line: 'line finished',
    solved: 'picture revealed',
    Refused: 'can’t mark this cell',
  },
  howTo: [
    'Each clue gives the lengths of the blocks of filled cells, in order.',
    'Fill cells you’re sure of, and cross out empty ones. Drag to mark several.',
    'Every puzzle has one solution, and no guess is needed.',
  ] satisfies [string, string, string],
}
