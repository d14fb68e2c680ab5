/** The table of daily games: their ids, since when they are daily, and their seed on a day. `npm run publish-game` adds one. */
import type { Difficulty } from '../../engine/core/game/contract'
import { type Day, dayOf, isoOf } from './calendar'
import { hash } from './hash'

export interface DailyGame {
  readonly id: string
  /** As on its card. */
  readonly difficulty: Difficulty
  /**
   * Raise it by hand if a change of the game should change its days: all its seeds change, also those of the past. Code
   * changes alone do not change seeds.
   */
  readonly family: number
  /** The first day on which it may be featured. */
  readonly joined: Day
  /** The first day on which it was no longer in the catalog. */
  readonly left?: Day
}

const since = (date: string): Day => dayOf(date) as Day

/** The sequence of featured games starts here, long before the first day, so that it is well mixed by then. */
export const ROW_BEGINS = since('2026-01-01')

const game = (id: string, difficulty: Difficulty, family = 1, joined = ROW_BEGINS): DailyGame => ({
  id,
  difficulty,
  family,
  joined,
})

/**
 * In the order in which they joined. Never remove or move a row, or change its difficulty or start day: past days would
 * change. A new game is added at the end, with a start day in the future. A game that leaves the catalog keeps its row:
 * `{ ...game(id, …), left: since('2028-01-01') }`.
 */
export const DAILY_GAMES: readonly DailyGame[] = [
  // One row per game, however few: `npm run publish-game` adds a line.
  game('tic-tac-toe', 'Easy'),
  game('rock-paper-scissors', 'Easy'),
  game('number-guessing', 'Easy'),
  game('memory-match', 'Easy'),
  game('snake', 'Medium'),
  game('word-guessing', 'Medium'),
  game('color-memory', 'Medium'),
  game('connect-four', 'Medium'),
  game('sudoku', 'Hard'),
  game('breakout', 'Medium'),
  game('2048', 'Medium'),
  game('minesweeper', 'Hard'),
  game('pong', 'Medium'),
  game('simon-says', 'Medium'),
  game('whack-a-mole', 'Easy'),
  game('flappy-bird', 'Hard'),
  game('frogger', 'Medium'),
  game('pac-man', 'Hard'),
  game('asteroids', 'Hard'),
  game('tug-of-war', 'Easy'),
  game('air-hockey', 'Medium'),
  game('chess', 'Hard'),
  game('checkers', 'Medium'),
  game('battleship', 'Medium'),
  game('blackjack', 'Medium'),
  game('bingo', 'Easy'),
  game('bubble-shooter', 'Easy'),
  game('jigsaw-puzzle', 'Medium'),
  game('doodle-jump', 'Medium'),
  game('sliding-puzzle', 'Medium'),
  game('emoji-decoder', 'Easy'),
  game('color-grid-challenge', 'Medium'),
  game('pixel-sushi-chef', 'Medium'),
  game('gravity-flip-runner', 'Hard'),
  game('tap-the-glitch', 'Medium'),
  game('invisible-maze', 'Hard'),
  game('color-crash', 'Hard'),
  game('blink-dash', 'Hard'),
  game('circuit-breaker', 'Medium'),
  game('blue-block-runner', 'Medium'),
  game('slice-storm', 'Medium'),
  game('klondike', 'Medium', 1, since('2026-11-28')),
  game('reversi', 'Medium', 1, since('2026-11-28')),
  game('nonogram', 'Medium', 1, since('2026-11-28')),
  game('tripeaks', 'Easy', 1, since('2026-12-13')),
  game('pyramid', 'Medium', 1, since('2026-12-13')),
  game('golf', 'Medium', 1, since('2026-12-13')),
  game('spider', 'Medium', 1, since('2026-12-14')),
]

/** The seed of a game on a day, 0 to 4294967295. It depends only on the arguments. */
export function seedOf(id: string, day: Day, family = familyOf(id)): number {
  return hash(`${id} ${isoOf(day)} ${family}`)
}

function familyOf(id: string): number {
  return DAILY_GAMES.find((each) => each.id === id)?.family ?? 1
}
