/** Texts of replays: reading, watching and passing them on. */
import { dateText, plural } from '../../engine/core/text'

export const replayTexts = {
  /** Why a replay cannot be watched. */
  problems: {
    damaged: 'This replay can’t be read: it’s damaged, incomplete, or from a newer version of this site.',
    otherGame: 'This replay is from another game.',
    unknownOptions: 'This replay uses options that this game doesn’t have.',
    gone: 'This replay is no longer saved in this browser.',
    otherLanguage: 'This replay has words of another language. Open its link in that language.',
    otherVersion:
      'This replay is from another version of this game. It can’t be replayed, but you can play the same start.',
  },
  openThere: (game: string) => `This replay is from ${game}. Open it there.`,
  otherResult: {
    link: 'The result in this link doesn’t match its replay.',
    file: 'The result in this file doesn’t match its replay.',
    detail: 'Only the replay’s own result is shown.',
  },

  savedAsFile: {
    text: 'Too long for a link; saved as a file.',
    detail: 'To watch it, open the file here from the pause or end screen, or drop it on the page.',
  },
  linkCopied: 'Link to this replay copied.',

  watch: {
    /** The name of the page's region. */
    region: (game: string) => `${game}: replay`,
    title: 'Watching',
    /** @param date - ms since 1970 */
    day: (date: number) => dateText(date, { month: 'long', day: 'numeric' }),
    rewinds: (count: number) => plural(count, { one: '# rewind', other: '# rewinds' }),

    bar: 'Replay controls',
    play: 'Play',
    pause: 'Pause',
    firstMove: 'First move',
    lastMove: 'Last move',
    previous: { move: 'Previous move', tick: 'Previous frame' },
    next: { move: 'Next move', tick: 'Next frame' },
    position: 'Position',
    marks: { points: 'Points', level: 'Level', life: 'Life lost' },
    speed: 'Playback speed',
    speeds: (speed: number) => (speed < 1 ? `1/${1 / speed}×` : `${speed}×`),
    race: 'Race',
    tryAgain: 'Try again from here',
    playFromHere: 'Play from here',
    review: 'Review',
    share: 'Share',
    saveAsFile: 'Save as file',
    close: 'Close',

    /** Drawing on the board. */
    drawing: {
      toggle: 'Draw on the board',
      howTo: 'Drag, or press two squares, for an arrow. Press one twice for a circle.',
      clear: 'Clear',
      /** For screen readers. @param from - 'Row 7, column 5' */
      arrow: (from: string, to: string) => `Arrow: ${from} → ${to}`,
      circle: (cell: string) => `Circle: ${cell}`,
      removed: 'Removed',
    },

    moves: 'Moves',
    /** After a move, for screen readers. */
    grades: { inaccuracy: ' (inaccuracy)', mistake: ' (mistake)', blunder: ' (blunder)' },
    /** @param time - '0:12' */
    time: (time: string, length: string) => `${time} of ${length}`,
    startOf: (moves: number) => plural(moves, { one: 'Start (# move)', other: 'Start (# moves)' }),
    move: (at: number, length: number) => `Move ${at} of ${length}`,
  },
}
