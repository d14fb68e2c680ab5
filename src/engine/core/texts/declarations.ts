/** Texts of options and controls that many games share. */
export const declarationTexts = {
  opponent: { label: 'Opponent', two: 'Friend here' },
  /** Start buttons of games for one or two. `alone` is for games without a computer player. */
  starts: { computer: 'Against the computer', alone: 'One player', two: 'Two players here' },
  /** The button of the start panel that shows puzzles instead of games, and the one for puzzles of one technique. */
  puzzles: { games: 'Puzzles', techniques: 'Techniques' },
  /** How the board faces two people on one device. */
  facing: { label: 'Board', fixed: 'Fixed', flip: 'Flips', table: 'Face to face' },
  boardColors: { label: 'Board colors', wood: 'Wood', blue: 'Blue', green: 'Green', gray: 'Gray' },
  players: { label: 'Players', 1: 'One', 2: 'Two' },
  level: { label: 'Computer level', easy: 'Easy', normal: 'Normal', hard: 'Hard' },
  orientation: { label: 'Orientation', window: 'Fit window', wide: 'Landscape', upright: 'Portrait' },
  /** Whether a race shows the opponent’s game. */
  ghost: { label: 'Ghost', race: 'In races', on: 'Shown', off: 'Hidden' },
  /** Single directions in the list of controls, and the group of all four. */
  directions: { up: 'Up', down: 'Down', left: 'Left', right: 'Right' },
  move: 'Move',
  zoom: { group: 'Zoom', in: 'Zoom in', out: 'Zoom out', all: 'Show all', pan: 'Look around' },
}
