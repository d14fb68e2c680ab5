/** Texts of Gravity Flip Runner’s options, messages and ends. */
import { numberText, plural } from '../../../engine/core/text'

export const texts = {
  options: {
    mode: {
      label: 'Mode',
      classic: 'Classic',
      zones: 'Zones',
      says: {
        classic: 'One run that gets faster and faster.',
        zones: 'Eight zones with three lives and a new obstacle in each.',
      },
    },
    zone: { label: 'Zone' },
  },
  controls: { flip: 'Flip' },
  stats: {
    Score: 'Score',
    Distance: 'Distance',
    Coins: 'Coins',
    Blue: 'Blue',
    Green: 'Green',
    Lives: 'Lives',
    Stars: 'Stars',
  },
  best: { distance: 'Best distance' },
  status: {
    power: { shield: 'Shield.', slow: 'Slow motion.', magnet: 'Magnet.' },
    faded: { shield: 'Shield ended.', slow: 'Slow motion ended.', magnet: 'Magnet ended.' },
    shieldBroke: 'Shield broken.',
    faster: (distance: number) => `Distance: ${numberText(distance)}.`,
    zone: (zone: string) => `${zone}: reach the end, and collect coins for more stars.`,
    hurt: (lives: number) => plural(lives, { one: 'Crash! # life left.', other: 'Crash! # lives left.' }),
    streak: (coins: number) => plural(coins, { one: '# coin in a row.', other: '# coins in a row.' }),
    out: ['Blue is out.', 'Green is out.'] satisfies [string, string],
    ahead: ['Blue is ahead.', 'Green is ahead.'] satisfies [string, string],
  },
  /** The same with two runners. */
  runnerStatus: {
    power: {
      shield: (runner: string) => `${runner}: Shield.`,
      slow: (runner: string) => `${runner}: Slow motion.`,
      magnet: (runner: string) => `${runner}: Magnet.`,
    },
    faded: {
      shield: (runner: string) => `${runner}: Shield ended.`,
      slow: (runner: string) => `${runner}: Slow motion ended.`,
      magnet: (runner: string) => `${runner}: Magnet ended.`,
    },
    shieldBroke: (runner: string) => `${runner}: Shield broken.`,
  },
  /** What is heard. */
  captions: {
    flip: 'flip',
    land: 'landing',
    coin: 'coin',
    power: 'power-up',
    faded: 'power-up ends',
    shieldBroke: 'shield breaks',
    faster: 'speeding up',
    out: 'crash: one runner out',
    ahead: 'takes the lead',
    zone: 'start',
    hurt: 'life lost',
    streak: 'many coins in a row',
    finish: 'end of the zone',
    crash: 'crash',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: { keys: 'Flip to the other side with {keys}', touch: 'Tap to flip to the other side' },
  howTo: [
    'One press flips gravity: run on the floor or the ceiling.',
    'Collect coins (10) and power-ups (50). Avoid obstacles as you speed up.',
    'Two players: tap your own track. The longer run wins.',
  ] satisfies [string, string, string],
  ends: {
    over: 'Game Over!',
    run: (distance: number, coins: number) => `Distance: ${numberText(distance)}. Coins: ${coins}.`,
    zone: (zone: string, stars: number) =>
      plural(stars, { one: `${zone}: # star`, other: `${zone}: # stars` }),
    coins: (taken: number, of: number) => `Coins: ${taken} of ${of}.`,
    tie: 'It’s a tie',
    wins: ['Player 1 (Blue) wins!', 'Player 2 (Green) wins!'] satisfies [string, string],
    /** How much farther the winner ran. */
    farther: [
      (distance: number) => `Blue ran ${numberText(distance)} farther.`,
      (distance: number) => `Green ran ${numberText(distance)} farther.`,
    ] satisfies [unknown, unknown],
    equal: (blueCoins: number, greenCoins: number) => `Equal distance. Coins: ${blueCoins} to ${greenCoins}.`,
  },
  /** The two runners, the upper track first. */
  runners: ['Blue', 'Green'] satisfies [string, string],
  /** The zones of the road. */
  zones: {
    dock: 'Dock',
    foundry: 'Foundry',
    thorns: 'Thorns',
    spires: 'Spires',
    mines: 'Minefield',
    lifts: 'Lift shaft',
    lasers: 'Laser hall',
    core: 'Core',
  },
  /** Drawn on the track. */
  track: {
    rule: 'Reach the end',
    two: (percent: number) => `${percent}% of the coins: 2 stars`,
    three: (percent: number) => `${percent}%: 3 stars`,
    streak: (coins: number) => `${coins} in a row`,
    stars: (stars: number) => plural(stars, { one: '# star', other: '# stars' }),
    power: { shield: 'Shield +50', slow: 'Slow motion +50', magnet: 'Magnet +50' },
    faded: { shield: 'Shield ended', slow: 'Slow motion ended', magnet: 'Magnet ended' },
    lead: 'In the lead',
    newBest: 'New best',
    out: (runner: string, distance: number) => `${runner} ${distance}`,
  },
}

export type Stat = keyof typeof texts.stats
