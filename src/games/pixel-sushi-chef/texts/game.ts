/** Texts of Pixel Sushi Chef’s options, messages and ends. */
export const texts = {
  options: {
    pace: { label: 'Mode', classic: 'Classic', rush: 'Rush', shifts: 'Three shifts' },
    hearts: { label: 'Lives', 1: 'One', 3: 'Three' },
  },
  controls: {
    serve: 'Serve',
    back: 'Remove last ingredient (hold to clear all)',
    clear: 'Clear the mat',
    cursor: 'Cursor',
    use: 'Use at cursor',
  },
  stats: { Score: 'Score', Level: 'Level', Lives: 'Lives', Time: 'Time', Mood: 'Mood', Shift: 'Shift' },
  toasts: { closing: 'Game Over!' },
  status: { wrong: 'Nobody ordered that. The roll is thrown away.', unfinished: 'The roll isn’t finished.' },
  /** What is heard. */
  captions: {
    shift: 'new shift',
    order: 'guest orders',
    add: 'ingredient added',
    full: 'mat full',
    back: 'last ingredient removed',
    clear: 'mat cleared',
    unfinished: 'not finished yet',
    wrong: 'wrong roll',
    served: 'guest served',
    hurry: 'guest getting impatient',
    late: 'guest leaves',
    level: 'new level',
    second: 'seconds running out',
    closing: 'closing time',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: {
    keys: 'Add what a guest wants, then serve with {keys}',
    touch: 'Tap what a guest wants, then Serve',
    mouse: 'Click what a guest wants, then Serve or {keys}',
  },
  howTo: [
    'Add a ticket’s ingredients in any order, then ring the bell or press the guest.',
    'A wrong roll is thrown away. A guest who waits too long costs a life.',
    'In Rush and Three shifts, quick service without corrections pays more.',
  ] satisfies [string, string, string],
}
