/** Texts of Circuit Breaker’s options, messages and ends. */
export const texts = {
  options: {
    from: { label: 'Start at', 1: 'Level 1', 4: 'Level 4', 7: 'Level 7' },
    growth: {
      label: 'After level 10',
      off: 'Same size',
      on: 'Keeps growing',
      says: { on: 'Longer sequences, decoys, and less time to see the numbers.' },
    },
  },
  controls: { cursor: 'Cursor', tap: 'Tap', reset: 'Reset' },
  stats: { Score: 'Score', Level: 'Level', Time: 'Time', Lives: 'Lives', 'Final Score': 'Final Score' },
  toasts: { failure: 'System Failure!' },
  status: { hide: 'The numbers are hidden.', reset: 'Sequence restarted.' },
  /** What is heard. */
  captions: {
    node: 'node connected',
    wrong: 'wrong node',
    reset: 'sequence restarted',
    hide: 'numbers hidden',
    second: 'tick: time running out',
    connected: 'circuit connected',
    level: 'next circuit',
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
    'From level 3, numbers hide after 3 seconds. Remember the sequence.',
    'A wrong tap costs one of three lives. Reset restarts the sequence for free.',
  ] satisfies [string, string, string],
  words: { start: 'Start Hacking', again: 'Try Again', menu: 'Main Menu' },
}
