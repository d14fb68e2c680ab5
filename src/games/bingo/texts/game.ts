/** Texts of Bingo’s options, messages and ends. */
export const texts = {
  options: {
    players: { label: 'Players' },
    mark: { label: 'Marking', hand: 'By hand', auto: 'Automatic' },
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
  controls: { call: 'Call number', auto: 'Auto call' },
  stats: { Called: 'Called', Last: 'Last', Calls: 'Calls' },
  best: { calls: 'Fewest calls' },
  toasts: { allCalled: 'All Numbers Called!', allCalledDetail: 'No more numbers to call.' },
  status: { autoOn: 'Auto call is on: a number every two seconds.', autoOff: 'Auto call is off.' },
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
}
