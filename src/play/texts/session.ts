/** Texts of a running game: why it is paused, messages, and the status line for screen readers. */
import { listText, plural } from '../../engine/core/text'

const rewindsLeft = (left: number) =>
  left === 0 ? 'No rewinds left.' : plural(left, { one: '# rewind left.', other: '# rewinds left.' })

export const sessionTexts = {
  /** What the pause panel says, by the reason of the pause. */
  pause: {
    asked: 'Take your time.',
    hidden: 'Paused while you were away.',
    blur: 'Paused: the window lost focus.',
    gamepad: 'Paused: the gamepad was disconnected.',
    context: 'Paused: the graphics were interrupted.',
    turned: 'Paused: the screen was rotated.',
    left: 'Go back again to leave this game.',
    restored: 'Your game is right where you left it.',
    watched: 'Continuing from here. This game won’t count toward records.',
    turn: 'This game is played by exchanging links.',
    peer: 'Your opponent paused the game.',
    away: 'Your opponent is away. They can resume when they are back.',
    lost: 'The connection was lost. You can continue when it is back.',
    gone: 'Your opponent left. Choose above how to continue.',
    alone: 'Your opponent left. You can finish this game alone.',
    elsewhere: 'This game continued in another tab.',
    ended: 'Your data was deleted or replaced in another tab.',
  },

  leavesLive: 'Go back again to leave the live game',

  rewound: 'Rewound a few seconds',
  rewindsLeft,
  rewoundStatus: (left: number) => `Rewound a few seconds. Keep playing. ${rewindsLeft(left)}`,
  moveUndone: 'Move undone.',
  moveRedone: 'Move redone.',
  noHint: 'No hint found. Try again.',
  computerFailed: 'The computer couldn’t move. Try Undo or Restart.',
  trophiesEarned: (titles: readonly string[]) =>
    plural(titles.length, {
      one: `Trophy earned: ${listText(titles)}`,
      other: `Trophies earned: ${listText(titles)}`,
    }),

  /** Parts of the program that could not be loaded: see `ui/loading/loadErrors.ts`. */
  rulesPart: 'Rules',
  rewindPart: 'Rewind',

  cannotResume: {
    text: 'Your saved game can’t be resumed.',
    otherLanguage: 'Its words are in another language: switch to it to continue.',
    older: 'It was started in an earlier version of this game.',
    newer: 'It was started in a newer version of this game. Reload the page to get that version.',
  },
  tooLongToSave: {
    text: 'This game is too long to keep saving',
    /** @param move - the last move that is saved */
    detail: (move: number) => `Your next visit will continue from move ${move}.`,
  },

  /** What is wrong with the address that a game was opened with. */
  address: {
    /** @param option - the label of an option; @param asked - the value in the link */
    unknownValue: (option: string, asked: string, values: readonly string[]) =>
      `Unknown value in the link for “${option}”: “${asked}”. Options: ${listText(values)}.`,
    badSeed: (asked: string, max: number) =>
      `The seed “${asked}” in the link isn’t a whole number from 0 to ${max}.`,
    noPositions: 'This game can’t start from a position.',
    badPosition: 'The position in the link can’t be read.',
    /** @param outcome - how the game ended in that position */
    positionIsOver: (outcome: string) => `No move is possible in this position. ${outcome}`,
  },
}
