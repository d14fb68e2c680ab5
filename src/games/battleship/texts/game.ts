/** Texts of Battleship’s options, messages and ends. */
export const texts = {
  options: {
    opponent: {
      label: 'Opponent',
      computer: 'Computer',
      two: 'Friend here',
      link: 'Friend by link',
      says: {
        two: 'Both fleets are hidden while you pass the device.',
        link: 'Each link answers the last shot. Your fleet stays in this browser.',
      },
    },
    level: { label: 'Computer level', random: 'Random', hunter: 'Hunter', admiral: 'Admiral' },
    salvo: {
      label: 'Shots',
      off: 'One at a time',
      on: 'Salvo',
      says: { on: 'One shot per ship you have afloat, all fired together.' },
    },
    first: { label: 'First shot', you: 'You', computer: 'Computer' },
  },
  controls: { rotate: 'Rotate', fill: 'Random placement', begin: 'Start, fire, or take your turn' },
  stats: { Turn: 'Turn', Shots: 'Shots', Hits: 'Hits' },
  best: { shots: 'Fewest shots' },
  status: {
    fill: 'All ships placed.',
    unaim: 'Aim removed.',
    seal: 'Your fleet is set.',
    set: 'Player 1’s fleet is set. Pass the device to Player 2.',
  },
  /** What is heard. */
  captions: {
    aim: 'aimed',
    unaim: 'aim removed',
    place: 'ship placed',
    lift: 'ship picked up',
    rotate: 'ship rotated',
    fill: 'ships placed randomly',
    begin: 'battle begins',
    water: 'splash: miss',
    hit: 'explosion: hit',
    sunk: 'ship sinks',
    seal: 'fleet locked in',
    fire: 'shot fired',
    show: 'fleets revealed',
  },
  howTo: [
    'Place five ships in your waters, across or down.',
    'Take turns firing: a ring is a miss, a blast is a hit.',
    'Sink the whole fleet with 17 hits to win.',
  ] satisfies [string, string, string],
}
