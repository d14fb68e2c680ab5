/** Texts of Asteroids’ options, messages and ends. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    saucers: {
      label: 'Mode',
      off: 'Classic',
      on: 'Saucers',
      sectors: 'Sectors',
      says: {
        off: 'Rocks only, level after level.',
        on: 'Saucers that shoot, and extra lives for points.',
        sectors: 'Twelve sectors: each ship you keep is a star.',
      },
    },
    sector: { label: 'Sector' },
  },
  controls: { turn: 'Turn', thrust: 'Thrust', fire: 'Fire', hyperspace: 'Warp' },
  stats: {
    Score: 'Score',
    Lives: 'Lives',
    Level: 'Level',
    Wave: 'Wave',
    Stars: 'Stars',
    'Final Score': 'Final Score',
    'Level Reached': 'Level Reached',
  },
  toasts: { destroyed: 'Ship Destroyed!', extra: 'Extra life' },
  status: {
    destroyed: (lives: number) =>
      plural(lives, { one: 'Ship Destroyed! # life left.', other: 'Ship Destroyed! # lives left.' }),
    level: (level: number) => `Level ${level}.`,
    wave: (wave: number, waves: number) => `Wave ${wave} of ${waves}.`,
    mother: 'The mothership is here.',
    charge: 'The mothership powers up.',
    charging: 'Warp is charging.',
    largeSaucer: 'A large saucer appears.',
    smallSaucer: 'A small saucer appears.',
    downed: (points: number) =>
      plural(points, { one: 'Saucer hit, # point.', other: 'Saucer hit, # points.' }),
    motherDowned: (points: number) =>
      plural(points, { one: 'Mothership shot down, # point.', other: 'Mothership shot down, # points.' }),
  },
  /** What is heard. */
  captions: {
    beat: 'beat',
    charge: 'mothership powers up',
    dented: 'mothership hit',
    mother: 'mothership arrives',
    motherDowned: 'mothership shot down',
    downed: 'saucer shot down',
    extra: 'extra life',
    fired: 'saucer shoots',
    saucer: 'saucer appears',
    shoot: 'shot',
    thrust: 'engine',
    rock: 'rock breaks',
    destroyed: 'ship destroyed',
    respawn: 'new ship',
    jump: 'warp',
    arrive: 'ship reappears',
    charging: 'warp not ready',
    cleared: 'all rocks cleared',
    wave: 'next wave',
    secured: 'sector secured',
    streak: 'hit streak',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: { keys: 'Shoot the rocks with {keys}', touch: 'Tap Fire or anywhere to shoot the rocks' },
  howTo: [
    'Shoot the rocks: 20, 40, or 60 points, more for smaller ones.',
    'The ship drifts and wraps around the edges. You can warp every 3 seconds.',
    'Mouse or touch: press to turn and shoot, hold to fly, press the ship to warp.',
  ] satisfies [string, string, string],
  ends: {
    over: 'Game Over!',
    secured: (sector: string, stars: number) =>
      plural(stars, { one: `${sector} secured: # star`, other: `${sector} secured: # stars` }),
    wave: (wave: number, waves: number) => `You reached wave ${wave} of ${waves}.`,
  },
  /** Drawn on the playing field. */
  field: {
    extra: 'Extra life',
    level: (level: number) => `Level ${level}`,
    wave: (wave: number, waves: number) => `Wave ${wave} of ${waves}`,
    rule: 'Each ship you keep is a star',
    streak: (hits: number) => `${hits} hits`,
    secured: 'Sector secured',
  },
  /** The stages of the road. */
  sectors: {
    harbor: 'Harbor',
    gravel: 'Gravel',
    lanes: 'Lanes',
    nest: 'Nest',
    rapids: 'Rapids',
    ambush: 'Ambush',
    hail: 'Hail',
    shipyard: 'Shipyard',
    crossfire: 'Crossfire',
    storm: 'Storm',
    belt: 'Belt',
    core: 'Core',
  },
}

export type Stat = keyof typeof texts.stats
