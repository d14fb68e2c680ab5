/** Texts of Whack-a-Mole’s options, messages and ends. */
export const texts = {
  options: { mode: { label: 'Mode', classic: 'Classic', rush: 'Rush', endless: 'Endless' } },
  controls: { aim: 'Aim', whack: 'Whack at cursor' },
  stats: { Score: 'Score', Time: 'Time', Combo: 'Combo', Lives: 'Lives' },
  toasts: { NewBest: 'New High Score!', NotBest: 'Game Over!' },
  status: { decoy: 'That was a hedgehog: 10 points lost.' },
  /** What is heard. */
  captions: {
    stir: 'soil stirs',
    up: 'mole pops up',
    whack: 'mole hit',
    miss: 'missed',
    helmet: 'helmet knocked off',
    decoy: 'hedgehog hit',
    escape: 'mole escapes',
    leave: 'animal hides',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: {
    keys: 'Whack the mole with {keys}',
    touch: 'Tap the mole',
    mouse: 'Click the mole, or press {keys}',
  },
  howTo: [
    'Whack each mole for 10 points. Spare the hedgehogs.',
    'Classic ends when one mole escapes, Endless when three do.',
    'Rush lasts 60 seconds. Helmets take two hits, golden moles count five times.',
  ] satisfies [string, string, string],
}
