/** Texts of Battleship’s options, messages, ends and boards. */
import { plural } from '../../../engine/core/text'

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
    level: {
      label: 'Computer level',
      random: 'Easy',
      hunter: 'Normal',
      admiral: 'Hard',
      says: {
        random: 'Fires at random.',
        hunter: 'Searches around its hits.',
        admiral: 'Fires where ships are most likely.',
      },
    },
    salvo: {
      label: 'Shots',
      off: 'One at a time',
      on: 'Salvo',
      says: { on: 'One shot per ship you have afloat, all fired together.' },
    },
    first: { label: 'First shot', you: 'You', computer: 'Computer' },
  },
  controls: { rotate: 'Rotate', fill: 'Random placement', begin: 'Start, fire, or take your turn' },
  /** From the longest to the shortest. */
  ships: ['Carrier', 'Battleship', 'Cruiser', 'Submarine', 'Destroyer'],
  player: (player: number) => `Player ${player}`,
  stats: { Turn: 'Turn', Shots: 'Shots', Hits: 'Hits' },
  best: { shots: 'Fewest shots' },
  /** The values of Turn. */
  turns: { setup: 'Setup', you: 'You', computer: 'Computer' },
  /** By who sank it. */
  toasts: {
    sank: {
      you: (ship: string) => `You sank the ${ship}`,
      computer: (ship: string) => `The computer sank your ${ship}`,
      one: (ship: string) => `Player 1 sank the ${ship}`,
      two: (ship: string) => `Player 2 sank the ${ship}`,
    },
  },
  /** Cells are written 'B4'. */
  status: {
    placed: (ship: string, cell: string) => `${ship} placed at ${cell}.`,
    lifted: (ship: string) => `${ship} picked up.`,
    across: 'Next ship: across.',
    down: 'Next ship: down.',
    youFirst: 'The battle begins. You fire first.',
    computerFirst: 'The battle begins. The computer fires first.',
    player1First: 'The battle begins. Player 1 fires first.',
    aimed: (cell: string) => `Aimed at ${cell}.`,
    /** Who fired, for the two texts below. */
    who: { you: 'You', computer: 'The computer', one: 'Player 1', two: 'Player 2' },
    miss: (who: string, cell: string) => `${who}: ${cell}, miss.`,
    hit: (who: string, cell: string) => `${who}: ${cell}, hit.`,
    turn: (player: number) => `Player ${player}’s turn.`,
    fired: (cell: string) => `You fire at ${cell}.`,
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
  refusals: {
    edge: (ship: string) => `The ${ship} doesn’t fit there.`,
    overlap: 'Ships can’t overlap.',
    notReady: 'Place all five ships first.',
    fired: 'You already fired there.',
    allAimed: 'All your shots are aimed. Fire, or remove one.',
    aimFirst: (shots: number) => plural(shots, { one: 'Aim # shot first.', other: 'Aim # shots first.' }),
    /** Moves in links of an opponent. */
    forged: 'This link contains an invalid move.',
    contradiction: (cell: string) => `The answer to ${cell} contradicts earlier answers.`,
    otherFleet: 'The revealed fleet isn’t the one locked in at the start.',
    falseAnswer: (cell: string) => `The answer to ${cell} was false: the revealed fleet is different.`,
    falseShip: (ship: string) => `An answer about the ${ship} was false: the revealed fleet is different.`,
  },
  ends: {
    youWin: 'You win',
    youSank: (shots: number) =>
      plural(shots, {
        one: 'You sank the whole fleet in # shot.',
        other: 'You sank the whole fleet in # shots.',
      }),
    computerWins: 'The computer wins',
    yourFleetSunk: (shots: number) =>
      plural(shots, {
        one: 'Your fleet was sunk in # shot.',
        other: 'Your fleet was sunk in # shots.',
      }),
    playerWins: (player: number) => `Player ${player} wins`,
    sunk: (shots: number) =>
      plural(shots, {
        one: 'The whole fleet was sunk in # shot.',
        other: 'The whole fleet was sunk in # shots.',
      }),
    sunkAndChecked: (shots: number) =>
      plural(shots, {
        one: 'The whole fleet was sunk in # shot. Both fleets were checked, and every answer was true.',
        other: 'The whole fleet was sunk in # shots. Both fleets were checked, and every answer was true.',
      }),
    resigned: (player: number) => `Player ${player} resigned.`,
  },
  setup: {
    nextAcross: (ship: string, cells: number) => `Next ship: ${ship}, ${cells} cells, across.`,
    nextDown: (ship: string, cells: number) => `Next ship: ${ship}, ${cells} cells, down.`,
    allPlaced: 'All ships are placed. Drag one to move it.',
    /** What is on a cell, if no ship. */
    water: 'water',
    cell: (cell: string, what: string) => `${cell}, ${what}`,
    bad: (cell: string, what: string) => `${cell}, ${what}, doesn’t fit`,
    harbor: 'Harbor',
    ship: (ship: string, cells: number) => `${ship}, ${cells} cells`,
    placedShip: (ship: string, cells: number) => `${ship}, ${cells} cells, placed, press to pick up`,
    rotate: 'Rotate',
    random: 'Random',
    setFleet: 'Set fleet',
    start: 'Start battle',
  },
  sides: {
    names: {
      you: 'You',
      computer: 'Computer',
      opponent: 'Opponent',
      one: 'Player 1',
      two: 'Player 2',
    },
    waters: {
      you: 'Your waters',
      computer: 'Enemy waters',
      opponent: 'Enemy waters',
      one: 'Player 1’s waters',
      two: 'Player 2’s waters',
    },
  },
  battle: {
    /** What is known of a cell. */
    unknown: 'not fired at',
    miss: 'miss',
    hit: 'hit',
    sunk: 'sunk',
    pending: 'no answer yet',
    aimed: 'aimed at',
    /** @param cell - a row and a column and its name: 'Row 2, column 4, B4' */
    cell: (cell: string, what: string) => `${cell}, ${what}`,
    /** The small waters for screen readers. @param waters - one of `waters` */
    taken: (waters: string, hits: number, max: number, afloat: number) =>
      `${waters}: ${hits} of ${max} hits taken. Ships afloat: ${afloat}.`,
    aimMore: (shots: number) => plural(shots, { one: 'Aim # more shot', other: 'Aim # more shots' }),
    fire: (shots: number) => plural(shots, { one: 'Fire # shot', other: 'Fire # shots' }),
    aimAt: 'Aim at enemy waters.',
    fireAt: 'Fire at enemy waters.',
    fleets: 'Fleets',
    /** After the name of a ship. */
    isSunk: ' (sunk)',
    isAfloat: ' (afloat)',
    log: 'Shot log',
    shots: 'Shots',
  },
  /** The newest shot. @param name - one of `sides.names` */
  latest: {
    pending: (name: string, cell: string) => `${name}: ${cell}, no answer yet.`,
    miss: (name: string, cell: string) => `${name}: ${cell}, miss.`,
    hit: (name: string, cell: string) => `${name}: ${cell}, hit.`,
    sunk: (name: string, cell: string, ship: string) => `${name}: ${cell}, ${ship} sunk.`,
    salvo: (name: string, hits: number, shots: number) =>
      plural(shots, {
        one: `${name}: ${hits} of # shot hit.`,
        other: `${name}: ${hits} of # shots hit.`,
      }),
  },
  /** Two people on one device. */
  pair: {
    takeOver: (player: number) => `I’m Player ${player}`,
    pass: (player: number) => `Pass the device to Player ${player}.`,
    firesFirst: (player: number) => `Both fleets are set and hidden. Player ${player} fires first.`,
    placeYours: 'Player 1’s fleet is set and hidden. Player 2, place yours.',
  },
  link: {
    gone: 'Your fleet is no longer saved in this browser, so this game can’t continue.',
    resign: 'Resign',
    won: 'You won. Reveal your fleet to your opponent.',
    lost: 'Your last ship was sunk. Reveal your fleet to your opponent.',
    reveal: 'Reveal fleet',
    send: 'Your fleet is set. Send the link: your opponent places a fleet and fires first.',
  },
}

export type Stat = keyof typeof texts.stats
