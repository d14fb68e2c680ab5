/** Texts of Whack-a-Mole’s options, messages and ends. */
import { numberText, plural } from '../../../engine/core/text'

const pointsText = (points: number) => plural(points, { one: '# point', other: '# points' })

export const texts = {
  options: {
    mode: {
      label: 'Mode',
      classic: 'Classic',
      rush: 'Rush',
      endless: 'Endless',
      race: 'Race',
      says: {
        classic: 'The first mole to escape ends the game.',
        rush: 'Ten stages of 60 seconds; spare the hedgehogs.',
        endless: 'Three lives, helmets, and golden moles.',
        race: 'Up to four people here: the first to hit a mole gets it.',
      },
    },
    stage: { label: 'Stage' },
  },
  controls: {
    holes: 'Whack',
    /** The nine holes, row by row, and those of the row behind. */
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
      'Back left',
      'Back middle',
      'Back right',
    ],
    aim: 'Aim',
    whack: 'Whack at cursor',
  },
  stats: {
    Score: 'Score',
    Goal: 'Goal',
    Time: 'Time',
    Combo: 'Combo',
    Lives: 'Lives',
    Stars: 'Stars',
    Moles: 'Moles',
  },
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
    forgiven: 'A mole escaped. Your combo goes on this once.',
    stage: (stage: number, what: string, goal: number) =>
      `Stage ${stage}: ${what}. Goal: ${pointsText(goal)}.`,
    round: (round: number) => `Round ${round}: faster.`,
    star: (stars: number) => `Star ${stars} of 3.`,
  },
  /** The holes within a sentence. */
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
    'back left',
    'back middle',
    'back right',
  ],
  /** What is heard. */
  captions: {
    stir: 'soil stirs',
    up: 'mole pops up',
    whack: 'mole hit',
    miss: 'missed',
    helmet: 'helmet knocked off',
    decoy: 'hedgehog hit',
    take: 'mole hit',
    slip: 'missed',
    prick: 'hedgehog hit',
    rival: 'computer hits',
    escape: 'mole escapes',
    leave: 'animal hides',
    round: 'next round',
    star: 'star earned',
    second: 'seconds running out',
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
    youWin: 'You win',
    computerWins: 'The computer wins',
    playerWins: (player: number) => `Player ${player} wins`,
    /** @param place - from 1, of four */
    place: (place: number, of: number) => `Place ${place} of ${of}`,
    tied: 'It’s a tie',
    /** @param points - of each seat, in their order */
    points: (points: readonly number[]) => `Points: ${points.map(numberText).join(' · ')}`,
    classic: 'One mole escaped.',
    rush: 'Time’s up.',
    endless: 'Three moles escaped.',
    stage: (stage: number, stars: number) =>
      plural(stars, { one: `Stage ${stage}: # star`, other: `Stage ${stage}: # stars` }),
    missed: (goal: number) => `Time’s up. The goal was ${pointsText(goal)}.`,
  },
  /** What is special about each stage. */
  stages: {
    first: 'Warm-up',
    hedgehogs: 'Hedgehogs',
    helmets: 'Helmets',
    pairs: 'Pairs',
    gold: 'Gold rush',
    quick: 'Quick moles',
    iron: 'Helmets everywhere',
    crowd: 'The crowd',
    thorns: 'Hedgehog pairs',
    night: 'Night of the fair',
  },
  /** Drawn in the garden. */
  garden: {
    run: (moles: number) => `${moles} in a row`,
    laugh: 'Ha',
    stage: (stage: number) => `Stage ${stage}`,
    goal: (goal: number) => `Goal ${numberText(goal)}`,
    round: (round: number) => `Round ${round}: faster!`,
    star: (stars: number) => plural(stars, { one: '# star', other: '# stars' }),
    forgiven: 'First escape: combo saved',
    race: '60 seconds, most points win',
    ways: 'A direction hits the hole there',
    /** The computer plays for everyone who has not joined. */
    join: 'Join at any time',
  },
}

export type Stat = keyof typeof texts.stats
