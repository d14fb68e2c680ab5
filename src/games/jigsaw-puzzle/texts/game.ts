/** Texts of Jigsaw Puzzle’s options, messages and ends. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    picture: {
      label: 'Picture',
      sunset: 'Sunset',
      ocean: 'Ocean',
      forest: 'Forest',
      city: 'City',
      winter: 'Winter',
      space: 'Space',
      market: 'Market',
      alps: 'Alps',
      landscape: 'Landscape',
      own: 'Yours',
    },
    difficulty: {
      label: 'Pieces',
      easy: '4x3',
      medium: '6x4',
      hard: '8x6',
      large: '100',
      huge: '200',
      says: {
        easy: '12 pieces: one star.',
        medium: '24 pieces: two stars.',
        hard: '48 pieces: three stars.',
        large: '100 pieces: three stars.',
        huge: '200 pieces: three stars.',
      },
    },
    rotation: { label: 'Rotation', off: 'Off', on: 'On' },
    preview: { label: 'Preview at the start', off: 'Off', on: 'On' },
    table: { label: 'Table', blue: 'Blue', green: 'Green', wood: 'Wood', gray: 'Gray' },
  },
  controls: {
    hold: 'Pick up or put down',
    turnLeft: 'Rotate left',
    rotate: 'Rotate',
    turnRight: 'Rotate right',
    ghost: 'Preview',
    edges: 'Edges only',
    choose: 'Choose your picture',
  },
  stats: { Time: 'Time', Moves: 'Moves', Placed: 'Placed', Stars: 'Stars' },
  best: { time: 'Best time', stars: 'Most stars' },
  toasts: { complete: 'Puzzle Complete!' },
  status: {
    snap: (placed: number, pieces: number) =>
      plural(pieces, { one: `${placed} of # piece placed.`, other: `${placed} of # pieces placed.` }),
    join: (pieces: number) => plural(pieces, { one: '# piece joined.', other: '# pieces joined.' }),
    ghostShown: 'Preview shown.',
    ghostHidden: 'Preview hidden.',
    edgesOnly: 'Showing edge pieces only.',
    allPieces: 'Showing all pieces.',
  },
  /** Over pieces that were put in place together. */
  placed: (pieces: number) => plural(pieces, { one: '# piece', other: '# pieces' }),
  /** What is heard. */
  captions: {
    scatter: 'pieces scattered',
    pick: 'piece picked up',
    lay: 'piece put down',
    step: 'step',
    look: 'piece highlighted',
    snap: 'piece snaps into place',
    join: 'pieces join',
    turn: 'piece rotated',
    ghost: 'preview',
    edges: 'edge pieces only',
    choose: 'picture chosen',
    zoom: 'zoomed',
    complete: 'puzzle complete',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: {
    keys: 'Pick up a piece and place it with {keys}',
    touch: 'Drag a piece into place',
    mouse: 'Drag a piece into place, or use {keys}',
  },
  howTo: [
    'Drag a piece, or press it and then its spot. Scroll or pinch to zoom.',
    'A piece snaps into place near its spot. Neighboring pieces join anywhere.',
    'Preview shows the picture. A picture you choose stays on this device.',
  ] satisfies [string, string, string],
  ends: {
    won: 'Puzzle Complete!',
    moves: (pieces: number, moves: number) =>
      plural(moves, { one: `${pieces} pieces in # move.`, other: `${pieces} pieces in # moves.` }),
  },
  /** Short words on the buttons beside the table. */
  tools: { ghost: 'Preview', edges: 'Edges', zoom: 'Zoom', turn: 'Rotate', choose: 'Picture' },
  picture: {
    /** What could not be loaded. */
    part: 'The picture',
    choose: 'Choose a picture',
    /** “Picture” is the button `tools.choose`. */
    press: 'Press Picture to choose one',
    ready: 'Your picture is ready. It stays on this device.',
    notSaved: 'Your picture is ready for this visit; this browser has no space to save it.',
    unreadable: 'This browser can’t read that file. Choose a JPEG, PNG, or WebP picture.',
  },
  /** A picture in a link or a challenge. */
  own: { label: 'Use your own picture', used: 'This game uses a custom picture.' },
}

export type Stat = keyof typeof texts.stats
