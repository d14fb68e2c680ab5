/** Texts of Invisible Maze’s options, messages and ends. */
import { plural, tenthsText } from '../../../engine/core/text'

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
    level: {
      label: 'Start at level',
      /** @param name - one of `levels` */
      choice: (level: number, name: string) => `${level} ${name}`,
    },
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
  status: {
    step: (row: number, column: number) => `Row ${row}, column ${column}.`,
    edge: 'Edge.',
    /** Where the player bumped into a wall. */
    wall: {
      up: 'Wall above.',
      down: 'Wall below.',
      left: 'Wall on the left.',
      right: 'Wall on the right.',
    },
    complete: 'Level Complete.',
    timeout: "Time's Up! Try again!",
    reset: 'Back at the start.',
    next: (level: number) => `Level ${level}.`,
    solutionShown: 'Solution shown.',
    solutionHidden: 'Solution hidden.',
  },
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
    'Reach the flag. You see only the walls nearby.',
    'Walls you bump into stay visible.',
    'Later levels hide more and have a time limit. Solving a level unlocks the next.',
  ] satisfies [string, string, string],
  /** Names of the seven levels in order. */
  levels: [
    'First Steps',
    'Narrow Passages',
    'The Labyrinth',
    'Spiral Trap',
    'Blind Chambers',
    'The Gauntlet',
    'The Void',
  ],
  /** The name of an endless maze. */
  maze: (maze: number) => `Maze ${maze}`,
  /** The name of a maze that somebody drew. */
  ownMaze: 'Drawn maze',
  /** A button, and its short form. */
  gameText: 'Copy, paste or draw a maze',
  draw: 'Draw',
  ends: {
    solved: (levels: number) => plural(levels, { one: '# level solved', other: '# levels solved' }),
    timeUp: "Time's Up! Try again!",
    level: (level: number, name: string) => `Level ${level}, ${name}.`,
    complete: 'Level Complete',
    allComplete: 'All levels completed!',
    effort: (moves: number, seconds: number) =>
      plural(moves, { one: `# move in ${seconds} s.`, other: `# moves in ${seconds} s.` }),
    /** The solution was shown. */
    effortHelped: (moves: number, seconds: number) =>
      plural(moves, {
        one: `# move in ${seconds} s, with the solution shown.`,
        other: `# moves in ${seconds} s, with the solution shown.`,
      }),
    /** @param effort - one of the two texts above */
    effortIn: (name: string, effort: string) => `${name}: ${effort}`,
    retry: (level: number) => `Retry level ${level}`,
  },
  /** Why a pasted position is refused. */
  position: {
    form: 'An Invisible Maze position is level, row and column, such as 3:1,5 (level 3, row 1, column 5).',
    noLevel: (level: number, levels: number) =>
      `There is no level ${level}: levels are numbered 1 to ${levels}.`,
    size: (level: number, size: number) =>
      `Level ${level} has ${size} rows and ${size} columns, counted from 1.`,
    wall: (row: number, column: number, level: number) =>
      `Row ${row}, column ${column} of level ${level} is a wall.`,
    /** Of a drawn maze. */
    own: {
      square: (min: number, max: number) => `A maze has as many rows as columns: from ${min} to ${max}.`,
      signs: 'A maze has only the signs S (start), G (goal), # (wall) and . (open).',
      ends: 'A maze has one start (S) and one goal (G).',
      radius: (max: number) => `The vision radius is a number from 0 to ${max}.`,
      unreachable: 'There is no way from the start to the goal.',
    },
  },
  info: {
    name: 'Level',
    vision: (steps: number) => plural(steps, { one: 'Vision: # step', other: 'Vision: # steps' }),
    showSolution: 'Show Solution',
    hideSolution: 'Hide Solution',
    reset: 'Reset',
    timeLimit: 'Time limit',
    timeLeft: (seconds: number, limit: number) => `${seconds} s of ${limit} s`,
  },
  /** What a screen reader says of the maze and its cells. */
  cells: {
    maze: (level: number, name: string) => `Maze ${level}, ${name}`,
    you: 'you',
    goal: 'goal',
    start: 'start',
    dark: 'unknown',
    open: 'open',
    walked: 'walked',
    wall: 'wall',
  },
  legend: {
    name: 'Legend',
    walked: 'Visited',
    dark: 'Unknown',
    open: 'Floor',
    wall: 'Visible wall',
    met: 'Wall you hit',
  },
  /** The panel between levels. */
  notice: {
    complete: 'Level Complete',
    timeUp: "Time's Up",
    effort: (name: string, moves: number, seconds: number) =>
      plural(moves, {
        one: `${name}: # move in ${tenthsText(seconds)} s`,
        other: `${name}: # moves in ${tenthsText(seconds)} s`,
      }),
    next: 'Next Level',
    retry: 'Retry',
    end: 'End game',
  },
  print: {
    label: 'Mazes',
    solutions: 'Solutions',
    rule: 'Find the way from the arrow to the goal (the flag).',
  },
}

export type Stat = keyof typeof texts.stats
