/** Texts of Blink Dash’s options, messages and ends. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    prowlers: {
      label: 'Prowlers',
      drift: 'Drift',
      hunt: 'Hunt',
      rooms: 'Rooms',
      says: {
        drift: 'Prowlers drift in straight lines.',
        hunt: 'Some follow, some guard, some cut you off.',
        rooms: 'Ten rooms with three hearts: each one you keep is a star.',
      },
    },
    room: { label: 'Room' },
  },
  stats: {
    Score: 'Score',
    Level: 'Level',
    Left: 'Left',
    Lives: 'Lives',
    Stars: 'Stars',
    'Final Score': 'Final Score',
    'Level Reached': 'Level Reached',
  },
  best: { levelReached: 'Best level' },
  status: {
    dark: 'The lights are out.',
    alert: 'A prowler wakes up.',
    level: (level: number) => `Level ${level}.`,
    round: (round: number) => `Round ${round} of 3.`,
    hurt: (hearts: number) =>
      plural(hearts, { one: 'Caught! # heart left.', other: 'Caught! # hearts left.' }),
  },
  /** What is heard. */
  captions: {
    collect: 'sparkle collected',
    warn: 'lights out soon',
    dark: 'dark',
    light: 'lights on',
    alert: 'prowler wakes up',
    level: 'level complete',
    round: 'round complete',
    cleared: 'room complete',
    hurt: 'heart lost',
    caught: 'caught',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: {
    keys: 'Collect the sparkles with {keys}',
    touch: 'Collect the sparkles: hold where you want to go',
  },
  howTo: [
    'Collect sparkles, avoid prowlers. Steer with a finger or a held mouse button.',
    'When the lights go out, hidden prowlers keep moving. Remember their paths.',
    'Each sparkle scores 10 points; collect them all to reach the next level.',
  ] satisfies [string, string, string],
  ends: {
    over: 'Game Over!',
    room: (room: string, stars: number) =>
      plural(stars, { one: `${room}: # star`, other: `${room}: # stars` }),
    round: (round: number, of: number) => `Round ${round} of ${of}.`,
  },
  /** The rooms of the road. */
  rooms: {
    attic: 'Attic',
    cellar: 'Cellar',
    kitchen: 'Kitchen',
    library: 'Library',
    greenhouse: 'Greenhouse',
    theater: 'Theater',
    observatory: 'Observatory',
    clock: 'Clock tower',
    museum: 'Museum',
    vault: 'Vault',
  },
  /** Drawn on the playing field. */
  field: {
    level: (level: number) => `Level ${level}`,
    round: (round: number) => `Round ${round} of 3`,
    goal: 'Collect every sparkle',
    rule: 'Each heart you keep is a star',
    cleared: 'Room complete!',
  },
}

export type Stat = keyof typeof texts.stats
