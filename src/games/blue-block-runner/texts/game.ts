/** Texts of Blue Block Runner’s options, messages and ends. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    mode: { label: 'Mode', single: 'Single Player', multi: 'Multiplayer' },
    run: {
      label: 'Run',
      usual: 'Normal',
      daring: 'Daring',
      tour: 'Districts',
      says: {
        usual: 'Dodge freely: the edges are safe.',
        daring: 'Near misses score extra, and the edges burn.',
        tour: 'Ten districts of five waves, and each heart you keep is a star.',
      },
    },
    district: { label: 'District' },
  },
  stats: {
    Score: 'Score',
    Multiplier: 'Multiplier',
    Blue: 'Blue',
    'Blue ×': 'Blue ×',
    Green: 'Green',
    'Green ×': 'Green ×',
    Lives: 'Lives',
    Stars: 'Stars',
  },
  best: { score: 'Best', stars: 'Most stars' },
  toasts: {
    single: 'Single player game started!',
    multi: 'Multiplayer game started!',
    NewBest: 'New high score!',
  },
  status: {
    catch: (runner: string, multiplier: number) => `${runner}: multiplier ${multiplier}.`,
    wave: (name: string) => `${name}.`,
    hurt: (runner: string, hearts: number) =>
      plural(hearts, { one: `${runner} is hit. # life left.`, other: `${runner} is hit. # lives left.` }),
    cleared: (district: number, stars: number) =>
      plural(stars, { one: `District ${district}: # star`, other: `District ${district}: # stars` }),
    hot: (runner: string) => `${runner}: hot edge.`,
    losesAll: ['Blue loses all blocks.', 'Green loses all blocks.'] satisfies [string, string],
    losesOne: ['Blue loses a block.', 'Green loses a block.'] satisfies [string, string],
    isHit: ['Blue is hit.', 'Green is hit.'] satisfies [string, string],
  },
  /** What is heard. */
  captions: {
    dodge: 'dodged',
    catch: 'block caught',
    blast: 'blocks blown off',
    close: 'near miss',
    hot: 'hot edge',
    burn: 'block burns off',
    wave: 'new wave',
    clean: 'clean wave',
    hurt: 'hit',
    crash: 'crash',
    bump: 'edge bumped',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: {
    keys: 'Dodge the falling obstacles with {keys}',
    touch: 'Hold a finger where you want to go, and dodge',
  },
  howTo: [
    'Dodge falling obstacles: each one that passes scores. Hold a finger to steer.',
    'Blocks of your color stick: each raises the multiplier and makes you larger.',
    'Bombs blow them off. Two players each get half of the screen.',
  ] satisfies [string, string, string],
  words: { start: 'Start' },
  ends: {
    cleared: (district: number) => `District ${district} done!`,
    over: 'Game Over!',
    tie: "It's a tie!",
    wins: ['Player 1 (Blue) wins!', 'Player 2 (Green) wins!'] satisfies [string, string],
  },
  /** The two runners. */
  runners: ['Blue', 'Green'] satisfies [string, string],
  /** From the first to the last. */
  districts: [
    'Old Town',
    'Market',
    'Harbor',
    'Park',
    'Station',
    'Factory',
    'Downtown',
    'Stadium',
    'Airport',
    'Skyline',
  ],
  waves: {
    rain: 'Rain',
    wall: 'Walls',
    stairs: 'Stairs',
    tunnel: 'Tunnel',
    spinners: 'Spinners',
    zigzag: 'Zigzag',
    bombs: 'Bombs',
    hail: 'Hail',
  },
  /** Drawn on the playing field. */
  field: {
    close: (points: number) => `Close! +${points}`,
    goal: 'Get through five waves',
    wave: (wave: number, of: number) => `Wave ${wave} of ${of}`,
    clean: (points: number) => `Clean wave! +${points}`,
    hurt: 'Ouch!',
    bomb: 'Bomb',
    block: 'Catch',
  },
}

export type Stat = keyof typeof texts.stats
