/** Texts of the dialog in which a maze is drawn, copied and pasted. */
import { plural } from '../../../engine/core/text'

export const dialogTexts = {
  maze: 'This maze',
  copy: 'Copy maze',
  copied: 'Maze copied.',
  paste: 'Paste a maze',
  pasteHint:
    'Rows of equal length: S start, G goal, # wall, . open. A number and a colon before them: vision.',
  load: 'Load maze',
  pasteEmpty: 'Paste a maze first.',
  loaded: 'Maze loaded.',
  draw: 'Draw a maze',
  drawHint:
    'Press or drag to build walls, and again to remove them. Start and Goal move to the cell you press.',
  size: 'Size',
  tool: 'Press to set',
  tools: { wall: 'Wall', start: 'Start', goal: 'Goal' },
  vision: 'Vision radius',
  /** What is known about the maze drawn so far. */
  shortest: (moves: number) =>
    plural(moves, { one: 'The shortest way takes # move.', other: 'The shortest way takes # moves.' }),
}
