/** Texts of Tap the Glitch’s options, messages and ends. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    pace: {
      label: 'Mode',
      normal: 'Normal',
      storm: 'Storm',
      shifts: 'Shifts',
      says: {
        normal: 'Glitches come faster with each level.',
        storm: 'Ten levels harder from the start.',
        shifts: 'Eight shifts with waves and a boss.',
      },
    },
    shift: { label: 'Shift' },
    length: { label: 'Length', 60: '60 s', endless: 'Endless' },
  },
  controls: { cursor: 'Cursor', tap: 'Tap' },
  stats: {
    Score: 'Score',
    Level: 'Level',
    Combo: 'Combo',
    Time: 'Time',
    Health: 'Health',
    'Final Score': 'Final Score',
    'Level Reached': 'Level Reached',
    'Max Combo': 'Max Combo',
    Stars: 'Stars',
  },
  mostStars: 'Most stars',
  status: {
    system: { SECURE: 'System secure.', WARNING: 'System warning.', CRITICAL: 'System critical.' },
    level: (level: number) => `Level ${level}.`,
    wave: (wave: number) => `Wave ${wave} of 4.`,
    first: (what: string, points: number) =>
      `${what}: ${plural(points, { one: '# point', other: '# points' })}.`,
    boss: 'The boss is here. Hit it again and again.',
    bossDown: 'Boss beaten.',
  },
  /** What is heard. */
  captions: {
    spawn: 'glitch appears',
    hit: 'glitch tapped',
    miss: 'missed',
    expire: 'glitch got through',
    level: 'new level',
    status: 'system status changes',
    wave: 'new wave',
    boss: 'boss appears',
    bossHit: 'boss hit',
    bossDown: 'boss explodes',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: {
    keys: 'Hit the glitches with {keys}',
    touch: 'Tap the glitches',
    mouse: 'Click the glitches, or press {keys}',
  },
  howTo: [
    'Hit glitches in time: Pixel 10 points, Static 20, Corruption 30, Virus 50.',
    'Quick hits build a combo that multiplies the points, up to ten times.',
    'Missed glitches drain health, and viruses spread. Survive 60 seconds.',
  ] satisfies [string, string, string],
  words: { start: 'Boot System', again: 'Restart System' },
  ends: {
    won: 'System Secured',
    lost: 'System Corrupted',
    down: 'The system didn’t survive the shift.',
    shift: (shift: number, stars: number) =>
      plural(stars, { one: `Shift ${shift}: # star`, other: `Shift ${shift}: # stars` }),
    boss: 'Another star for beating the boss.',
    secure: 'Another star for health above 70%.',
    all: 'All three stars!',
  },
  glitches: { pixel: 'Pixel', static: 'Static', corruption: 'Corruption', virus: 'Virus' },
  /** Drawn on the screen. */
  screen: {
    status: { SECURE: 'SECURE', WARNING: 'WARNING', CRITICAL: 'CRITICAL' },
    level: (level: number) => `Level ${level}`,
    won: 'Secured',
    lost: 'Corrupted',
    shift: (shift: number) => `Shift ${shift}`,
    goal: 'Stars: survive, beat the boss, stay SECURE',
    wave: (wave: number) => `Wave ${wave}`,
    boss: 'Boss!',
    bossDown: 'Boss beaten',
    first: (what: string, points: number) => `${what} ${points}`,
  },
  /** What is special about each shift. */
  shifts: {
    pixels: 'Pixels only',
    static: 'Static',
    corruption: 'Corruption',
    viruses: 'Viruses spread',
    hoppers: 'Glitches that hop',
    swarms: 'Three at a time',
    rush: 'Rush hour',
    meltdown: 'Meltdown',
  },
}

export type Stat = keyof typeof texts.stats
