/** Texts of Bingo’s options, messages, ends and cards. */
import { listText, plural } from '../../../engine/core/text'

export const texts = {
  options: {
    players: { label: 'Players' },
    mark: {
      label: 'Marking',
      hand: 'By hand',
      auto: 'Automatic',
      says: { auto: 'Call numbers by hand or every two seconds. Your card is marked for you.' },
    },
    claim: {
      label: 'Bingo',
      auto: 'Called for you',
      press: 'You press it',
      says: { press: 'Press Bingo! as soon as your card has the pattern, before an opponent does.' },
    },
    rivals: { label: 'Computer players', 0: 'None' },
    pattern: {
      label: 'Pattern',
      line: 'Line',
      corners: 'Corners',
      x: 'X',
      frame: 'Frame',
      full: 'Full card (blackout)',
    },
    voice: { label: 'Spoken calls', off: 'Off', on: 'On' },
  },
  controls: { call: 'Call number', auto: 'Auto call', bingo: 'Bingo!' },
  print: { label: 'Cards', list: 'Caller’s list' },
  stats: { Called: 'Called', Last: 'Last', Calls: 'Calls' },
  best: { calls: 'Fewest calls' },
  toasts: { allCalled: 'All Numbers Called!', allCalledDetail: 'No more numbers to call.' },
  /** `call` is a letter and a number: 'B 7'. `pattern` is one of `patterns`. */
  status: {
    called: (call: string) => `${call}.`,
    marked: (call: string) => `${call} marked.`,
    unmarked: (call: string) => `${call} unmarked.`,
    autoOn: 'Auto call is on: a number every two seconds.',
    autoOff: 'Auto call is off.',
    bingo: (player: string, pattern: string) => `${player}: bingo, ${pattern}.`,
    ready: (player: string) => `${player}: bingo on the next number.`,
  },
  /** What is heard. */
  captions: {
    call: 'number called',
    mark: 'marked',
    unmark: 'mark removed',
    autoOn: 'auto call on',
    autoOff: 'auto call off',
    allCalled: 'all numbers called',
    bingo: 'bingo',
    rivalReady: 'opponent about to win',
    rivalBingo: 'opponent has bingo',
  },
  howTo: [
    'Call numbers by hand or every two seconds. Mark the ones on your card.',
    'A full row, column, or diagonal wins, or all four corners. The center is free.',
    'Up to four cards share one device. The first bingo wins.',
  ] satisfies [string, string, string],
  refusals: {
    noMore: 'No more numbers to call.',
    noBingo: 'No card has the pattern yet.',
    notCalled: (call: string) => `${call} hasn’t been called yet.`,
  },
  names: {
    player: (player: number) => `Player ${player}`,
    computer: 'Computer',
    computerNumber: (computer: number) => `Computer ${computer}`,
  },
  patterns: {
    row: (row: number) => `Row ${row}`,
    column: (letter: string) => `Column ${letter}`,
    diagonalDown: 'Diagonal down',
    diagonalUp: 'Diagonal up',
    corners: 'Four corners',
    full: 'Full card',
    frame: 'Frame',
    x: 'X',
  },
  ends: {
    won: (calls: number) => plural(calls, { one: 'Bingo in # call', other: 'Bingo in # calls' }),
    winners: (names: readonly string[]) => `Bingo: ${listText(names)}`,
    detail: (pattern: string, calls: number) =>
      plural(calls, { one: `${pattern}, # call.`, other: `${pattern}, # calls.` }),
    /** After `detail`, where the player had not pressed Bingo!. */
    late: 'You had bingo, too, but didn’t press it.',
    /** @param left - marks that the player’s nearest pattern still needed */
    short: (left: number) =>
      plural(left, { one: 'You were # number short.', other: 'You were # numbers short.' }),
  },
  caller: {
    /** Spoken by the voice. */
    spoken: (letter: string, number: number) => `${letter}, ${number}`,
    lastCalls: (calls: readonly string[]) => `Last calls: ${calls.join(', ')}.`,
    called: (numbers: readonly number[]) => `Called: ${numbers.join(', ')}.`,
    none: 'No numbers called yet.',
    stop: 'Stop auto call',
  },
  card: {
    name: (player: string) => `Card: ${player}`,
    toGo: (marks: number) => `${marks} to go`,
    patternToGo: (pattern: string, marks: number) => `${pattern}, ${marks} to go`,
    aboutToWin: 'about to win',
    free: 'free',
    freeNeeded: 'free, needed',
    marked: (call: string) => `${call}, marked`,
    needed: (call: string) => `${call}, needed`,
    markedNeeded: (call: string) => `${call}, marked, needed`,
  },
}

export type Stat = keyof typeof texts.stats
