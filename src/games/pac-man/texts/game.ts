/** Texts of Pac-Man’s options, messages and ends. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    mode: {
      label: 'Mode',
      classic: 'Classic',
      arcade: 'Arcade',
      mazes: 'Mazes',
      says: {
        classic: 'The same speed on every level.',
        arcade: 'Later levels are faster, and power wears off sooner.',
        mazes: 'Twelve stages in four mazes: each life you keep is a star.',
      },
    },
    stage: { label: 'Stage' },
    targets: {
      label: 'Ghosts’ targets',
      off: 'Hidden',
      on: 'Shown',
      says: { on: 'A mark in each ghost’s color shows where it’s heading.' },
    },
    lives: { label: 'Lives', 1: 'One', 3: 'Three', 5: 'Five' },
  },
  stats: { Score: 'Score', Level: 'Level', Lives: 'Lives', Left: 'Left', Stars: 'Stars' },
  mostStars: 'Most stars',
  toasts: { caught: 'Ghost got you!', level: 'Level Complete!', extra: 'Extra life' },
  status: {
    caught: (lives: number) =>
      plural(lives, { one: 'Ghost got you! # life left.', other: 'Ghost got you! # lives left.' }),
    begin: (level: number) => `Level ${level}.`,
    level: 'Level Complete!',
    power: 'The ghosts are frightened.',
    bold: 'No power this time: the ghosts just turn around.',
    spurt: 'Ember speeds up.',
    faded: 'The ghosts are back.',
    fruit: 'A fruit appeared below the ghost house.',
  },
  /** What is heard. */
  captions: {
    bold: 'ghosts turn around',
    extra: 'extra life',
    spurt: 'Ember speeds up',
    dot: 'dot eaten',
    power: 'power pellet',
    waning: 'power ending',
    ghost: 'ghost eaten',
    revive: 'ghost is back',
    fruit: 'fruit appears',
    tasty: 'fruit eaten',
    level: 'level complete',
    caught: 'caught by a ghost',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: {
    keys: 'Steer through the maze with {keys}',
    touch: 'Swipe, or press an arrow, to steer',
  },
  howTo: [
    'Eat every dot. After a power pellet, you can eat the frightened ghosts.',
    'Ember chases, Thistle heads you off, Drizzle flanks, Moss is shy up close.',
    'Press a direction before you reach the corner. The tunnel joins both sides.',
  ] satisfies [string, string, string],
  ends: {
    over: 'Game Over!',
    stage: (stage: number, stars: number) =>
      plural(stars, { one: `Stage ${stage}: # star`, other: `Stage ${stage}: # stars` }),
    left: (round: number, dots: number) =>
      plural(dots, { one: `Round ${round} of 2, # dot left.`, other: `Round ${round} of 2, # dots left.` }),
  },
  /** The mazes of the road. */
  mazes: { harbor: 'Harbor', orchard: 'Orchard', theater: 'Theater', forge: 'Forge' },
  /** Drawn on the maze. */
  maze: {
    extra: 'Extra life',
    level: (level: number) => `Level ${level}`,
    stage: (stage: number) => `Stage ${stage}`,
    round: (round: number) => `Round ${round} of 2`,
    rule: 'Each life you keep is a star',
  },
}

export type Stat = keyof typeof texts.stats
