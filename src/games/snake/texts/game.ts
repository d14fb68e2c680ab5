/** Texts of Snake's options, panels, messages and ends. */
export const texts = {
  options: {
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
  stats: { Score: 'Score', Length: 'Length' },
  status: {
    eaten: (length: number) => `Length ${length}.`,
    poisoned: (length: number) => `Mushroom eaten. Length ${length}.`,
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
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: { keys: 'Turn the snake with {keys}', touch: 'Swipe to turn the snake' },
  howTo: [
    'Eat the fruit: 10 points each, and you grow.',
    'Avoid walls, stones, mushrooms, and your own tail.',
    'Two quick turns in a row both count.',
  ] satisfies [string, string, string],
  /** Titles of the end panel, by the reason. */
  ends: {
    wall: 'Game Over! Hit a wall',
    self: 'Game Over! Hit yourself',
    stone: 'Game Over! Hit a stone',
    poison: 'Game Over! Poisoned',
    full: 'You filled the whole board',
  },
  noMoreFruit: 'There’s no room for more fruit.',
}

export type Stat = keyof typeof texts.stats
