/** Texts of the panels over the field: start, pause, level and end. */
import { numberText, plural } from '../../engine/core/text'

export const panelTexts = {
  start: 'Start Game',
  /** The mode in which a game is at its best. */
  recommended: 'Recommended',
  /** Opens the dialog in which a position or a puzzle can be set up. */
  setUp: 'Set up',
  playAgain: 'Play Again',
  newGame: 'New game',
  allGames: 'All Games',
  howToPlay: 'How to play',
  restart: 'Restart',
  /** The button in front of what most players do not need. */
  more: 'More',

  /** A game with a visitor's own content: see `own.ts`. */
  own: {
    part: 'Form',

    /** Of a position or puzzle, by a link or made here. */
    setUp: 'This game starts as it was set up, and keeps no record.',
    leave: 'Play the standard game',
  },

  /** The list of what was missed: see `practice.ts`. */
  practice: {
    button: (count: number) => `Practice (${count})`,
    part: 'Practice list',
  },

  pause: {
    title: 'Paused',
    /** In games that are played by exchanging links. */
    byLinkTitle: 'Play by link',
    resume: 'Resume',
    /** After the reason, in games whose board would give away too much. */
    hidden: 'The board is hidden meanwhile.',
    /** Back to the start panel, with its options. */
    newGame: 'New game…',
    endedElsewhere: 'This game ended in another tab.',
    continueNewer: 'Continue the newer game',
    optionsApplyLater: 'Changes take effect in the next game.',
  },

  end: {
    newBest: 'New best',
    /** Another game with the same player on another device. */
    rematch: 'Rematch',
    shareResult: 'Share result',
    /** The panel becomes a bar, so that all of the board, or of the field of a real-time game, is visible. */
    seeBoard: 'See board',
    seeField: 'See field',
    showResult: 'Result',
    challenge: 'Challenge',
    watch: 'Watch',
    review: 'Review',
    helped: 'Not counted toward records.',
    rankedSeparately: 'Ranked separately.',
  },

  /** The line of stages, each with up to three stars. */
  road: {
    /** @param stars - of all stages together */
    sum: (stars: number, of: number) => `${numberText(stars)} of ${numberText(of)}`,
    /** @param stage - its number or name */
    stage: (stage: string, stars: number) =>
      plural(stars, { one: `${stage}, # star of 3`, other: `${stage}, # stars of 3` }),
    locked: (stage: string) => `${stage}, locked`,
    /** A button that starts it: 'Next: World 2'. @param kind - what the game calls its stages */
    next: (kind: string, stage: string) => `Next: ${kind} ${stage}`,
  },

  /** Offered once on a device with a sensor. */
  tilt: {
    use: 'Steer by tilting',
    dismiss: 'Don’t steer by tilting',
  },

  /** Who plays, before a game for three or four at one device. */
  seats: {
    part: 'Seats',
    title: 'Press a key or button to join',
    /** On touch screens. */
    touch: 'Touch a seat to join',
    player: (number: number) => `Player ${number}`,
    computer: 'Computer',
    /** A button for a seat. @param who - 'Computer' or 'Player 2' */
    seat: (number: number, who: string) => `Seat ${number}: ${who}`,
  },

  options: {
    locked: 'locked',
    more: 'More options',
    fewer: 'Fewer options',
  },

  tools: {
    share: 'Share',
    fullScreen: 'Full screen',
    openReplay: 'Open a file',
    replayFile: 'Replay or link file',
    embed: 'Embed',
    print: 'Print…',
  },
}
