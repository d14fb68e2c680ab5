/** The four mazes of the mode "Mazes", each for a landscape and for a portrait field. */
import { CELL, CLASSIC, Maze } from './maze'
import { type MazeName, stageOf } from './stages'
import { HEIGHT, type Road, WIDTH, type World } from './world'

type Shape = 'wide' | 'upright'

/** Left halves, as `Maze` takes them. */
const HALVES: Readonly<Record<MazeName, Readonly<Record<Shape, readonly string[]>>>> = {
  harbor: {
    wide: [
      '#########',
      '#........',
      '#.#.#.###',
      '#o..#.###',
      '#.###.###',
      '#...#....',
      '###.#.#.#',
      '###.#    ',
      '###.# ##-',
      '  ... #  ',
      '#.#.# ###',
      '#.#..   F',
      '#.#.###.#',
      '#...###.P',
      '#.#.#####',
      '#o....###',
      '#.###.###',
      '#........',
      '#########',
    ],
    upright: [
      '#########',
      '#........',
      '#.###.#.#',
      '#o###....',
      '#.###.###',
      '#........',
      '#.#####.#',
      '#........',
      '###.#####',
      '###..    ',
      '###.# ##-',
      '  ..# #  ',
      '#.#.# ###',
      '#.#..   F',
      '#.#.#####',
      '#.....###',
      '#.###.###',
      '#.###...P',
      '#.#######',
      '#........',
      '#.#.#.#.#',
      '#o..#....',
      '#.#.#####',
      '#...#####',
      '#########',
    ],
  },
  orchard: {
    wide: [
      '#########',
      '#........',
      '#.###.#.#',
      '#o###....',
      '#.###.###',
      '#...#    ',
      '###.# ##-',
      '  #.. #  ',
      '#.#.# ###',
      '#.#..   F',
      '#.#####.#',
      '#.#####.P',
      '#.#####.#',
      '  ###...#',
      '#.###.#.#',
      '#o..#.#..',
      '#.#.#.#.#',
      '#........',
      '#########',
    ],
    upright: [
      '#########',
      '#.....###',
      '#.#.#.###',
      '#o.......',
      '#.#######',
      '#...#....',
      '#.#.#.#.#',
      '#...#    ',
      '#.#.# ##-',
      '  ..# #  ',
      '###.# ###',
      '#...#   F',
      '#.###.#.#',
      '#.###...P',
      '#.###.###',
      '#.###.###',
      '#.###.###',
      '  .......',
      '###.#####',
      '#.....###',
      '#.#.#.###',
      '#o#......',
      '#.#.###.#',
      '#...###..',
      '#########',
    ],
  },
  theater: {
    wide: [
      '#########',
      '#...###..',
      '#.#.###.#',
      '#o#.....#',
      '#.#.#.#.#',
      '  ..#....',
      '#.#######',
      '#.###    ',
      '#.### ##-',
      '#.### #  ',
      '#.### ###',
      '#....   F',
      '#.###.###',
      '  ###...P',
      '#.#####.#',
      '#o..###.#',
      '#.#.###.#',
      '#........',
      '#########',
    ],
    upright: [
      '#########',
      '#........',
      '#.#.###.#',
      '#o..###..',
      '#.#####.#',
      '  ....#.#',
      '#####.#.#',
      '#####...#',
      '#######.#',
      '#....    ',
      '#.### ##-',
      '#.... #  ',
      '#.### ###',
      '#.###   F',
      '#.###.#.#',
      '#.###...P',
      '#.#######',
      '  ..#####',
      '###.#####',
      '#........',
      '#.###.#.#',
      '#o....#..',
      '#.###.#.#',
      '#.....#..',
      '#########',
    ],
  },
  forge: {
    wide: [
      '#########',
      '#........',
      '#.#######',
      '#o..###..',
      '#.#.###.#',
      '#.#......',
      '#.#.#.###',
      '#...#    ',
      '#.### ##-',
      '  ... #  ',
      '##### ###',
      '#...#   F',
      '#.#.#.###',
      '#.#...###',
      '#.###.###',
      '#o....#.P',
      '#.#.#.#.#',
      '#...#....',
      '#########',
    ],
    upright: [
      '#########',
      '#........',
      '#.#.###.#',
      '#o..###.#',
      '#.#.###.#',
      '#...###.#',
      '#.#####.#',
      '#.###...#',
      '#.###.#.#',
      '#...#    ',
      '#.#.# ##-',
      '  #.. #  ',
      '###.# ###',
      '###.#   F',
      '###.###.#',
      '#.....#..',
      '#.###.#.#',
      '#.#...#.P',
      '#.#.#.###',
      '  ..#....',
      '#####.#.#',
      '#o....#..',
      '#.#####.#',
      '#........',
      '#########',
    ],
  },
}

/** Size of the portrait field, units. The mazes of the landscape one are drawn larger, to fill the field of Classic. */
export const UPRIGHT = { width: 17 * CELL, height: 25 * CELL } as const

/** How a maze is drawn: larger by `scale`, with its left top corner at `x`, `y` of the field, in units. */
export function fitOf(world: Pick<World, 'road'>): { scale: number; x: number; y: number } {
  const { cols, rows } = mazeOf(world)
  const size = world.road?.upright ? UPRIGHT : { width: WIDTH, height: HEIGHT }
  const scale = Math.min(size.width / (cols * CELL), size.height / (rows * CELL))
  return { scale, x: (size.width - cols * CELL * scale) / 2, y: (size.height - rows * CELL * scale) / 2 }
}

const built = new Map<string, Maze>()

/** Built at its first use. */
export function roadMaze(name: MazeName, shape: Shape): Maze {
  const key = `${name} ${shape}`
  const maze = built.get(key) ?? new Maze(HALVES[name][shape])
  built.set(key, maze)
  return maze
}

export const mazeNameOf = ({ stage }: Pick<Road, 'stage'>): MazeName => stageOf(stage).maze

/** The maze that a world is played in. */
export const mazeOf = ({ road }: Pick<World, 'road'>): Maze =>
  road ? roadMaze(mazeNameOf(road), road.upright ? 'upright' : 'wide') : CLASSIC
