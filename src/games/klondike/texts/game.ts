/** Texts of Klondike Solitaire’s options, messages and ends. */
export const texts = {
  options: {
    kind: {
      label: 'Variant',
      klondike: 'Klondike',
      freecell: 'FreeCell',
      says: { freecell: 'All cards are face up, and four free cells hold one card each.' },
    },
    draw: {
      label: 'Draw',
      1: 'One card',
      3: 'Three cards',
      says: { 3: 'Only the top card of the three can be played.' },
    },
    passes: { label: 'Passes through the deck', 1: 'One', 3: 'Three', any: 'Unlimited' },
    deals: {
      label: 'Deals',
      winnable: 'Winnable',
      random: 'Random',
      says: {
        winnable: 'Each deal was checked: there is a way to win it.',
        random: 'Any deal. Some can’t be won.',
      },
    },
    scoring: {
      label: 'Scoring',
      standard: 'Standard',
      vegas: 'Vegas',
      none: 'None',
      says: {
        vegas:
          'Each deal costs $52, and each card on a foundation pays $5. Your balance carries over. Casinos allow one pass through the deck, or three when drawing three cards. Here you choose.',
        none: 'Counts moves.',
      },
    },
    timed: {
      label: 'Timed',
      on: 'On',
      off: 'Off',
      says: {
        on: 'With standard scoring, you lose 2 points every 10 seconds, and a fast win earns a bonus.',
      },
    },
    auto: {
      label: 'Move to the foundations',
      off: 'Manually',
      on: 'Automatically',
      says: { on: 'Cards you no longer need in the columns move to the foundations automatically.' },
    },
    colors: { label: 'Suits', two: 'Two colors', four: 'Four colors' },
    index: { label: 'Corner symbols', normal: 'Normal', large: 'Large' },
    side: { label: 'Layout', right: 'Right-handed', left: 'Left-handed' },
  },
  controls: { draw: 'Draw', pick: 'Pick up or put down', waste: 'Waste', foundation: 'Foundation' },
  stats: { Score: 'Score', Time: 'Time', Moves: 'Moves' },
  best: { time: 'Best time', score: 'Best score', moves: 'Fewest moves' },
  status: { turn: 'Waste turned over.' },
  /** What is heard. */
  captions: {
    Start: 'cards dealt',
    draw: 'card drawn',
    turn: 'waste turned over',
    move: 'card placed',
    home: 'card on its foundation',
    back: 'card taken back',
    open: 'card turned face up',
  },
  howTo: [
    'Build four foundations, each one suit from ace to king.',
    'In columns, cards go down by one in alternating colors.',
    'Press a card to move it to the best place, or drag it. Press the stock to draw.',
  ] satisfies [string, string, string],
}
