/**
 * Owns which colours of each game must never be mistaken for one another: groups of hues of the palette, or of colours of the
 * game's own ('#rrggbb'), of which each two are told apart by every kind of sight. Held by `tests/engine/colours.test.ts`.
 * Games without a group tell by shapes, letters, figures or places alone.
 */
import type { Hue } from '../engine/core/palette'

export type Told = Hue | `#${string}`

const TWO_SIDES: readonly Told[] = ['sky', 'orange']

export const apart: Readonly<Record<string, readonly (readonly Told[])[]>> = {
  // Tiles have numbers.
  '2048': [],
  'air-hockey': [
    ['vermilion', 'sky', 'yellow'],
    // The four of the cup, one at a time.
    ['vermilion', 'yellow', 'green'],
    ['vermilion', 'yellow', 'pink'],
    ['vermilion', 'yellow', 'blue'],
  ],
  asteroids: [
    ['orange', 'pink', 'yellow', 'night'],
    ['sky', 'vermilion', 'night'],
  ],
  // Hits are crosses, water is rings.
  battleship: [],
  bingo: [['sky', 'orange', 'green', 'yellow', 'pink']],
  blackjack: [['sky', 'vermilion', 'green', '#6b5ca5']],
  'blink-dash': [['sky', 'yellow', 'vermilion', 'pink', 'orange', 'night']],
  'blue-block-runner': [['#3f9fe8', '#0a8f62']],
  breakout: [
    ['vermilion', 'orange', 'yellow', 'green', 'sky'],
    ['sky', 'green', 'vermilion', 'yellow', 'pink'],
  ],
  'bubble-shooter': [['vermilion', 'yellow', 'green', 'sky', 'blue', 'pink']],
  checkers: [['#d9552e', '#f4f0e4']],
  chess: [],
  'circuit-breaker': [['sky', 'vermilion', 'green', 'night']],
  'color-crash': [['pink', 'green', 'blue', 'orange', 'purple']],
  // How near two colours lie is the game itself.
  'color-grid-challenge': [],
  'color-memory': [['vermilion', 'orange', 'yellow', 'green', 'sky', 'blue', 'pink', 'paper', '#804830']],
  'connect-four': [['vermilion', 'yellow', 'blue']],
  'doodle-jump': [['green', 'sky', 'pink', '#d9b98a']],
  'emoji-decoder': [],
  'flappy-bird': [],
  frogger: [['orange', '#3f9d63']],
  'gravity-flip-runner': [
    ['sky', 'green', 'vermilion'],
    ['yellow', 'vermilion'],
    ['yellow', 'pink'],
    ['yellow', 'orange'],
  ],
  'invisible-maze': [],
  'jigsaw-puzzle': [],
  'memory-match': [['vermilion', 'orange', 'yellow', 'green', 'sky', 'blue', 'pink']],
  // Numbers of neighbours are figures, mines and flags are shapes.
  minesweeper: [],
  'number-guessing': [['sky', 'pink', 'yellow']],
  // The lemon; the ghosts; and one that may be eaten, still and about to be dangerous again.
  'pac-man': [['yellow', 'vermilion', 'pink', 'sky', 'green', '#eef0ff', '#fcb496']],
  'pixel-sushi-chef': [],
  pong: [TWO_SIDES],
  'rock-paper-scissors': [TWO_SIDES],
  'simon-says': [['green', 'vermilion', 'yellow', 'sky']],
  'slice-storm': [],
  'sliding-puzzle': [],
  // Fruit, mushrooms and rings have shapes of their own too.
  snake: [
    ['yellow', 'vermilion', 'blue'],
    ['sky', 'yellow'],
  ],
  sudoku: [],
  'tap-the-glitch': [],
  'tic-tac-toe': [TWO_SIDES],
  'tug-of-war': [TWO_SIDES],
  'whack-a-mole': [],
  'word-guessing': [['sky', 'vermilion']],
}
