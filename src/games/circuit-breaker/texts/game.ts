/** Texts of Circuit Breaker’s options, messages and ends. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    from: { label: 'Start at', 1: 'Level 1', 4: 'Level 4', 7: 'Level 7' },
    growth: {
      label: 'Mode',
      off: 'Classic',
      on: 'Overload',
      boards: 'Boards',
      says: {
        off: 'Circuits stop growing at level 10.',
        on: 'Numbers hide from level 1 on, and circuits keep growing.',
        boards: 'Eight devices to repair: numbers hide at your first tap, each life is a star.',
      },
    },
    board: { label: 'Board' },
  },
  controls: { cursor: 'Cursor', tap: 'Tap', reset: 'Reset' },
  stats: {
    Score: 'Score',
    Level: 'Level',
    Time: 'Time',
    Lives: 'Lives',
    'Level score': 'Level score',
    'Final Score': 'Final Score',
    Circuits: 'Circuits',
    Circuit: 'Circuit',
    Stars: 'Stars',
  },
  toasts: { failure: 'System Failure!' },
  status: {
    wrong: (lives: number) =>
      plural(lives, {
        one: 'Wrong node. # life left. Start the sequence again.',
        other: 'Wrong node. # lives left. Start the sequence again.',
      }),
    hide: 'The numbers are hidden.',
    reset: 'Sequence restarted.',
    connected: (points: number) =>
      plural(points, { one: 'Circuit Connected, # point.', other: 'Circuit Connected, # points.' }),
    level: (level: number) => `Level ${level}.`,
    circuit: (circuit: number, of: number) => `Circuit ${circuit} of ${of}.`,
    second: (left: number) => plural(left, { one: '# second left.', other: '# seconds left.' }),
  },
  /** What is heard. */
  captions: {
    node: 'node connected',
    wrong: 'wrong node',
    reset: 'sequence restarted',
    hide: 'numbers hidden',
    second: 'tick: time running out',
    connected: 'circuit connected',
    level: 'next circuit',
    cleared: 'device lights up',
    failure: 'breakdown',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: {
    keys: 'Press {keys} on node 1, then 2, and so on',
    touch: 'Tap node 1, then 2, and so on',
    mouse: 'Click node 1, then 2, and so on, or press {keys}',
  },
  howTo: [
    'Tap the nodes in number order; each is linked to the last.',
    'Numbers hide soon, from level 3 at the latest. Remember them.',
    'A wrong tap costs one of three lives. Reset restarts the sequence for free.',
  ] satisfies [string, string, string],
  words: { start: 'Start Hacking', again: 'Try Again', menu: 'Main Menu' },
  /** The panel after each level. */
  success: {
    title: 'Circuit Connected',
    complete: (level: number) => `Level ${level} complete.`,
    next: 'Next Level',
    menu: 'Main Menu',
  },
  ends: {
    left: 'Circuit Connected',
    lost: 'System Failure',
    time: (level: number) => `Out of time on level ${level}.`,
    lives: (level: number) => `No lives left on level ${level}.`,
    board: (board: string, stars: number) =>
      plural(stars, { one: `${board}: # star`, other: `${board}: # stars` }),
    circuit: (circuit: number, of: number) => `Circuit ${circuit} of ${of}.`,
  },
  /** Drawn on the board. */
  board: {
    level: (level: number) => `Level ${level}`,
    circuit: (circuit: number, of: number) => `Circuit ${circuit} of ${of}`,
    memorize: 'Memorize the numbers',
    next: (step: number, steps: number) => `Next: ${step} of ${steps}`,
    rules: ['Numbers hide at your first tap', 'Each life you keep is a star'],
    cleared: 'Repaired!',
  },
  /** The devices of the road. */
  boards: {
    radio: 'Radio',
    camera: 'Camera',
    robot: 'Robot',
    synth: 'Synthesizer',
    rover: 'Rover',
    arcade: 'Arcade machine',
    satellite: 'Satellite',
    mainframe: 'Mainframe',
  },
}

export type Stat = keyof typeof texts.stats
