/** Texts of Invisible Maze’s options, messages and ends. */
export const texts = {
  options: {
    mazes: {
      label: 'Mazes',
      seven: 'All seven',
      one: 'Single',
      made: 'Endless',
      says: {
        one: 'One level: go for your best time and fewest moves.',
        made: 'Random mazes that keep growing. How many can you solve?',
      },
    },
    level: { label: 'Start at level' },
  },
  controls: {
    reset: 'Reset',
    solution: 'Show or hide solution',
    onward: 'Next level or retry',
    end: 'End game (after time’s up)',
  },
  stats: { Level: 'Level', Moves: 'Moves', Time: 'Time', Levels: 'Levels' },
  best: { levels: 'Most levels', time: 'Best time', moves: 'Fewest moves' },
  toasts: { timeout: "Time's Up! Try again!", finished: 'All levels completed!' },
  status: { complete: 'Level Complete.', timeout: "Time's Up! Try again!", reset: 'Back at the start.' },
  /** What is heard. */
  captions: {
    step: 'step',
    bump: 'bumped into a wall',
    complete: 'maze solved',
    finished: 'last maze solved',
    timeout: 'time is up',
    reset: 'back at the start',
    next: 'next maze',
    solution: 'solution shown',
  },
  howTo: [
    'Find the goal in a maze you can’t see.',
    'You see only nearby walls. Walls you bump into stay visible.',
    'Later levels hide more and have a time limit. Solving a level unlocks the next.',
  ] satisfies [string, string, string],
}
