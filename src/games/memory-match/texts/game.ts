/** Texts of Memory Match’s options, messages and ends. */
import { asSentence, listText, numberText, plural } from '../../../engine/core/text'

export const texts = {
  options: {
    difficulty: {
      label: 'Difficulty',
      easy: 'Easy',
      medium: 'Medium',
      hard: 'Hard',
      large: '18 pairs',
      huge: '24 pairs',
    },
    deck: {
      label: 'Cards',
      pictures: 'Pictures',
      letters: 'Letters',
      numbers: 'Numbers',
      sounds: 'Sounds',
      says: { sounds: 'Each card plays a tone. Find the two that sound the same.' },
    },
    players: { label: 'Players', 1: 'One', 2: 'Two', 3: 'Three', 4: 'Four' },
  },
  stats: { Moves: 'Moves', Pairs: 'Pairs', Time: 'Time', Forgotten: 'Forgotten' },
  /** How many pairs are found, in the list of stats. */
  pairsFound: (found: number, all: number) => `${found} of ${all}`,
  best: { moves: 'Fewest moves', time: 'Best time' },
  status: {
    /** @param face - one of `faces`, a letter, a number, or a player’s own text; so in all texts below */
    flip: (card: number, face: string) => asSentence(`Card ${card}: ${face}`),
    match: (face: string) => asSentence(`Pair found: ${face}`),
    mismatch: 'No match.',
  },
  /** What is heard. */
  captions: {
    flip: 'card turned over',
    match: 'pair found',
    mismatch: 'no match',
    Refused: 'can’t turn over this card',
  },
  howTo: [
    'Turn over two cards per move.',
    'Matching cards stay face up. Others turn face down after a second.',
    'Find all pairs in few moves. With more players, the most pairs win.',
  ] satisfies [string, string, string],
  ends: {
    /** Titles of a game alone, by the number of moves. */
    ratings: { Perfect: 'Perfect', Great: 'Great', Good: 'Good' },
    allPairs: (pairs: number, moves: number) =>
      plural(moves, { one: `All ${pairs} pairs in # move.`, other: `All ${pairs} pairs in # moves.` }),
    playerWins: (player: number) => `Player ${player} wins`,
    tie: (players: readonly number[]) => `Tie: ${listText(players.map((player) => `Player ${player}`))}`,
    /** @param counts - the pairs of each player, of all `pairs` */
    shares: (counts: readonly number[], pairs: number) =>
      `Pairs: ${listText(counts.map((count) => numberText(count)))} of ${pairs}.`,
  },
  /** The face of every card with a tone. */
  sound: 'sound',
  board: {
    name: 'Memory Match cards',
    noCard: 'no card',
    faceDown: 'face down',
    matched: (face: string) => `${face}, matched`,
  },
  players: {
    list: 'Players',
    player: (player: number) => `Player ${player}`,
    pairs: (player: number) => `Player ${player} pairs`,
  },
  /** Names of the pictures. */
  faces: {
    star: 'star',
    moon: 'moon',
    heart: 'heart',
    drop: 'drop',
    leaf: 'leaf',
    key: 'key',
    bell: 'bell',
    fish: 'fish',
    boat: 'boat',
    cup: 'cup',
    tree: 'tree',
    bolt: 'bolt',
  },
  /** The same pictures on a dark card. */
  facesAtNight: {
    star: 'star at night',
    moon: 'moon at night',
    heart: 'heart at night',
    drop: 'drop at night',
    leaf: 'leaf at night',
    key: 'key at night',
    bell: 'bell at night',
    fish: 'fish at night',
    boat: 'boat at night',
    cup: 'cup at night',
    tree: 'tree at night',
    bolt: 'bolt at night',
  },
}

export type Stat = keyof typeof texts.stats
