/** Texts of Snake's options, panels, messages and ends. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    mode: {
      label: 'Mode',
      classic: 'Classic',
      worlds: 'Worlds',
      four: 'Four snakes',
      says: {
        classic: 'One snake, one board, as long as you last.',
        worlds: 'Ten worlds with surprises.',
        four: 'Up to four people here: the last snake wins.',
      },
    },
    world: { label: 'World' },
    edges: { label: 'Edges', walls: 'Walls', wrap: 'Wrap' },
    speed: { label: 'Speed', slow: 'Slow', normal: 'Normal', fast: 'Fast' },
    board: { label: 'Board', size: (cells: number) => `${cells}x${cells}` },
    fruits: { label: 'Fruit at once' },
    meadow: {
      label: 'Obstacles',
      plain: 'None',
      stones: 'Stones',
      portals: 'Portals',
      poison: 'Poison',
      says: {
        stones: 'Every second piece of fruit adds a stone, shown in advance.',
        portals: 'Enter one ring, exit the other. They move every three pieces of fruit.',
        poison: 'A mushroom shortens you by three and costs 20 points. If you’re too short, the game ends.',
      },
    },
  },
  stats: { Score: 'Score', Length: 'Length', Goal: 'Goal', Stars: 'Stars', Round: 'Round', Time: 'Time' },
  mostStars: 'Most stars',
  status: {
    eaten: (length: number) => `Length ${length}.`,
    poisoned: (length: number) => `Mushroom eaten. Length ${length}.`,
    world: (world: number, what: string, goal: number) =>
      `World ${world}. ${what} Goal: length ${goal}. The snake waits for a direction.`,
    star: (stars: number) => `Star ${stars} of 3.`,
    unlock: 'The fruit is open.',
    swap: 'The other head leads. It waits for a direction.',
    /** @param player - from 1 */
    round: (player: number) => `Player ${player} wins the round.`,
    computer: 'The computer wins the round.',
    tied: 'Nobody wins the round.',
  },
  /** What is heard. */
  captions: {
    eat: 'fruit eaten',
    turn: 'turn',
    crash: 'crash',
    stone: 'stone appears',
    through: 'through the portal',
    portals: 'portals move',
    poison: 'mushroom eaten',
    star: 'star earned',
    unlock: 'key taken',
    swap: 'heads swap',
    fruit: 'fruit eaten',
    out: 'snake out',
    round: 'round over',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: { keys: 'Turn the snake with {keys}', touch: 'Swipe, or press an arrow, to turn' },
  howTo: [
    'Eat the fruit: 10 points each, and you grow.',
    'Avoid walls, stones, mushrooms, your own tail, and all other snakes.',
    'Two quick turns in a row both count. Head to head, both snakes are out.',
  ] satisfies [string, string, string],
  /** Titles of the end panel, by the reason. */
  ends: {
    wall: 'Game Over! Hit a wall',
    self: 'Game Over! Hit yourself',
    stone: 'Game Over! Hit a stone',
    poison: 'Game Over! Poisoned',
    full: 'You filled the whole board',
    youWin: 'You win',
    computerWins: 'The computer wins',
    playerWins: (player: number) => `Player ${player} wins`,
    /** @param place - from 1, of four */
    place: (place: number, of: number) => `Place ${place} of ${of}`,
    world: (world: number, stars: number) =>
      plural(stars, { one: `World ${world}: # star`, other: `World ${world}: # stars` }),
  },
  allStars: 'All three stars!',
  nextStar: (length: number) => `Next star at length ${length}.`,
  noMoreFruit: 'There’s no room for more fruit.',
  /** What is special about each world: a name, and a line. */
  worlds: {
    meadow: { name: 'The meadow', says: 'Two pieces of fruit, high hedges.' },
    open: { name: 'Open edges', says: 'Leave on one side, return on the other.' },
    stones: { name: 'Stones', says: 'Every second fruit adds a stone.' },
    runaway: { name: 'Runaway fruit', says: 'The fruit won’t sit still.' },
    portals: { name: 'Portals', says: 'Enter one ring, exit the other.' },
    mushrooms: { name: 'Mushrooms', says: 'Each one makes you three shorter.' },
    twoHeads: { name: 'Two heads', says: 'After each fruit, the other head leads.' },
    keys: { name: 'Keys', says: 'Get the key, then the fruit.' },
    night: { name: 'Night', says: 'Only fruit glows in the dark.' },
    festival: { name: 'The festival', says: 'Stones, portals, and runaway fruit.' },
  },
  field: {
    world: (world: number) => `World ${world}`,
    goal: (length: number) => `Goal: length ${length}`,
    star: (stars: number) => plural(stars, { one: '# star', other: '# stars' }),
    rounds: (rounds: number) => `First to ${rounds} rounds`,
    /** The computer plays for everyone who has not joined. */
    join: 'Join at any time',
    /** Fingers have the side where they begin. */
    swipe: 'Fingers: swipe at your side',
  },
}

export type Stat = keyof typeof texts.stats
