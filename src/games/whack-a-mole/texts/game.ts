/** Texts of Whack-a-Mole’s options, messages and ends. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    mode: {
      label: 'Mode',
      classic: 'Classic',
      rush: 'Rush',
      endless: 'Endless',
      says: {
        classic: 'The first mole to escape ends the game.',
        rush: '60 seconds of moles; spare the hedgehogs.',
        endless: 'Three lives, helmets, and golden moles.',
      },
    },
  },
  controls: {
    holes: 'Whack',
    /** The nine holes, row by row. */
    hole: [
      'Top left',
      'Top middle',
      'Top right',
      'Middle left',
      'Center',
      'Middle right',
      'Bottom left',
      'Bottom middle',
      'Bottom right',
    ],
    aim: 'Aim',
    whack: 'Whack at cursor',
  },
  stats: { Score: 'Score', Time: 'Time', Combo: 'Combo', Lives: 'Lives', Moles: 'Moles' },
  toasts: { NewBest: 'New High Score!', NotBest: 'Game Over!' },
  /** A place is one of `places`. */
  status: {
    mole: (place: string) => `Mole: ${place}.`,
    helmetMole: (place: string) => `Mole with a helmet: ${place}.`,
    goldenMole: (place: string) => `Golden mole: ${place}.`,
    hedgehog: (place: string) => `Hedgehog: ${place}.`,
    decoy: 'That was a hedgehog: 10 points lost.',
    helmet: (place: string) => `Helmet off: ${place}.`,
    escape: (lives: number) =>
      plural(lives, { one: 'A mole escaped. # life left.', other: 'A mole escaped. # lives left.' }),
  },
  /** The nine holes within a sentence, row by row. */
  places: [
    'top left',
    'top middle',
    'top right',
    'middle left',
    'center',
    'middle right',
    'bottom left',
    'bottom middle',
    'bottom right',
  ],
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
    'Whack each mole before it hides: at least 10 points.',
    'Watch the soil: it stirs where the next one comes up.',
    'Whack moles only: other animals cost 10 points.',
  ] satisfies [string, string, string],
  ends: {
    over: 'Game Over!',
    classic: 'One mole escaped.',
    rush: 'Time’s up.',
    endless: 'Three moles escaped.',
  },
  /** Drawn above the holes. */
  garden: { run: (moles: number) => `${moles} in a row`, laugh: 'Ha' },
}

export type Stat = keyof typeof texts.stats
