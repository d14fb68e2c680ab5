/** Texts of Jigsaw Puzzle’s options, messages and ends. */
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
      own: 'Yours',
    },
    difficulty: { label: 'Pieces', easy: '4x3', medium: '6x4', hard: '8x6' },
    rotation: { label: 'Rotation', off: 'Off', on: 'On' },
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
  stats: { Time: 'Time', Moves: 'Moves', Placed: 'Placed' },
  best: { time: 'Best time' },
  toasts: { complete: 'Puzzle Complete!' },
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
}
