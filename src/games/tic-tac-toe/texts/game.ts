/** Texts of Tic Tac Toe's options, messages, ends and board. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    levels: { easy: 'Easy', normal: 'Normal', perfect: 'Perfect' },
    mark: { label: 'You play' },
    board: {
      label: 'Board',
      3: '3x3',
      4: '4x4',
      ultimate: 'Ultimate',
      says: {
        3: 'Three in a row wins.',
        4: 'Four in a row wins on sixteen squares.',
        ultimate: 'Win three boards in a row: each square sends the other player to its board.',
      },
    },
    line: {
      label: 'Three in a row',
      wins: 'Wins',
      loses: 'Loses',
      says: { loses: 'Misère: make your opponent complete a line.' },
    },
    series: {
      label: 'Games',
      one: 'One',
      five: 'Five',
      says: { five: 'Players switch marks after each game. First to win three games wins the series.' },
    },
  },
  controls: {
    cells: 'Pick a square (3x3)',
    cell: (row: number, column: number) => `Row ${row}, column ${column}`,
  },
  /** Where the next mark may be, in Ultimate. */
  anyBoard: 'Any board',
  inBoard: (board: number) => `Board ${board}`,
  stats: { Turn: 'Turn', Board: 'Play in', Moves: 'Moves', Game: 'Game', Games: 'Games' },
  best: { win: 'Shortest win', series: 'Shortest series' },
  toasts: {
    nextGame: (game: number) => `Game ${game}: players switch marks.`,
    nextGameYou: (game: number, mark: string) => `Game ${game}: you are ${mark}.`,
  },
  status: {
    gameWon: (game: number, mark: string) => `${mark} wins game ${game}.`,
    gameTied: (game: number) => `Game ${game} is a tie.`,
    boardWon: (board: number, mark: string) => `${mark} wins board ${board}.`,
    marked: (mark: string, row: number, column: number) => `${mark} in row ${row}, column ${column}.`,
    reset: 'Board and series cleared.',
  },
  /** What is heard. */
  captions: {
    board: 'small board won',
    mark: 'mark placed',
    reset: 'score reset',
    Over: 'game ends',
  },
  howTo: [
    'X goes first. A full row, column, or diagonal wins.',
    'Take turns: one mark per turn, on any empty square.',
    'If no move is left, it’s a tie. In a series of five, players switch marks.',
  ] satisfies [string, string, string],
  refusals: {
    taken: 'That square is taken. Pick an empty one.',
    otherBoard: 'Play in the highlighted board.',
  },
  ends: {
    tie: 'It’s a tie',
    markWins: (mark: string) => `${mark} wins`,
    youWin: 'You win',
    computerWins: 'The computer wins',
    threeBoards: (mark: string) => `${mark} has three boards in a row.`,
    three: (mark: string) => `${mark} has three in a row.`,
    four: (mark: string) => `${mark} has four in a row.`,
    playerWinsSeries: (player: number) => `Player ${player} wins the series`,
    youWinSeries: 'You win the series',
    computerWinsSeries: 'The computer wins the series',
    /** @param won - games won by the player, or by the winner of two people */
    series: (won: number, lost: number, ties: number) => `${won} to ${lost}, ${ties} tied.`,
  },
  /** Why a pasted position is refused. */
  position: {
    length: (characters: number) =>
      plural(characters, {
        one: 'This position has # character. Enter 9, 16, or 81, row by row: X, O, or a dot for an empty square.',
        other:
          'This position has # characters. Enter 9, 16, or 81, row by row: X, O, or a dot for an empty square.',
      }),
    strange: (character: string) =>
      `“${character}” can’t be in a position. Enter 9, 16, or 81 characters, row by row: X, O, or a dot for an empty square.`,
    nextBoard: 'After the colon comes the next board: 1 to 9, or - for any.',
    marks: 'This position is impossible: X starts, so X has as many marks as O, or one more.',
    bothWon: 'This position is impossible: both have three boards in a row.',
    afterThree: 'This position is impossible: the game ends with the first three in a row.',
    afterFour: 'This position is impossible: the game ends with the first four in a row.',
  },
  board: {
    name: 'Tic Tac Toe board',
    empty: 'empty',
    unavailable: 'empty, not available',
  },
  tally: {
    name: 'Series score',
    you: 'You',
    computer: 'Computer',
    player: (player: number) => `Player ${player}`,
    markWins: (mark: string) => `${mark} wins`,
    playerWins: (player: number) => `Player ${player} wins`,
    wins: 'Wins',
    losses: 'Losses',
    ties: 'Ties',
    reset: 'Reset',
  },
}

export type Stat = keyof typeof texts.stats
