/** The seven mazes: sizes, view radius, time limits and walls. */
import { itemAt } from '../../../engine/core/itemAt'
import { texts } from '../texts/game'

/** Cell size in units of the drawing, as specified. */
export const CELL = 24

export interface Level {
  readonly id: number
  readonly name: string
  /** Cells per side. */
  readonly size: number
  readonly start: number
  readonly end: number
  /** True for a wall; row by row. */
  readonly walls: readonly boolean[]
  /** View radius in steps along rows and columns (Manhattan distance). */
  readonly viewRadius: number
  /** In seconds, counted from the first move. Default: no limit. */
  readonly timeLimit?: number
}

/** S is the start, G the goal, # a wall. Every open cell must be reachable. */
function level(id: number, viewRadius: number, timeLimit: number | undefined, map: string): Level {
  const rows = map.trim().split(/\s+/)
  const cells = rows.join('')
  return {
    id,
    name: itemAt(texts.levels, id - 1),
    size: rows.length,
    start: cells.indexOf('S'),
    end: cells.indexOf('G'),
    walls: [...cells].map((character) => character === '#'),
    viewRadius,
    ...(timeLimit === undefined ? {} : { timeLimit }),
  }
}

export const LEVELS: readonly Level[] = [
  level(
    1,
    2,
    undefined,
    `
    S..#....
    .#.#.##.
    .#...#..
    .####.#.
    ....#...
    .##.#.#.
    ..#...##
    #...#..G
  `,
  ),
  level(
    2,
    1,
    60,
    `
    S#........
    .#.######.
    .#.#....#.
    .#.#.##.#.
    .#...#..#.
    .#####.##.
    ......#...
    #####.###.
    ....#.....
    .##...###G
  `,
  ),
  level(
    3,
    1,
    90,
    `
    S#.......#.#
    .#.#####.#.#
    .#...#.#.#.#
    .###.#.#.#..
    .....#.....#
    ######.###.#
    .....#.....#
    .###.###.#.#
    ...#...#....
    ##.###.#.#.#
    .....#.....#
    #.########.G
  `,
  ),
  level(
    4,
    1,
    120,
    `
    S..............
    ##############.
    .............#.
    .###########.#.
    .#.........#.#.
    .#.#######.#.#.
    .#.#.....#.#.#.
    .#.#.###.#.#.#.
    .#.#.#G..#.#.#.
    .#.#.#####.#.#.
    .#.#.......#.#.
    .#.#########.#.
    .#...........#.
    .###.#########.
    ...............
  `,
  ),
  level(
    5,
    0,
    180,
    `
    S......#...#....
    ...#...#...#....
    ...#............
    ######.###.###.#
    ...#.......#....
    ...#...#........
    .......#...#....
    .########.######
    ...#.......#....
    .......#...#....
    ...#...#...#....
    #.##.#########.#
    ...#...#........
    ...#...#...#....
    ...#...#...#....
    ...........#...G
  `,
  ),
  level(
    6,
    0,
    180,
    `
    ..#.#..#.#..#.#...
    ..#.#..#.#..#.#...
    ..#.##...##.#.##..
    .......#.#....#...
    ..#.#..#.#..#.#...
    ..#.#..#.#..#.#...
    ..#.#..#.#..#.#...
    ..#.##.#.##.#.##..
    ..#.#..#.#..#.#...
    S.#.#..#.#..#.#..G
    ..#.#..#....#.....
    ..#.#..#.#..#.#...
    ..#.##.#.##.#.##..
    ..#.#..#.#..#.#...
    ..#.#..#.#....#...
    ....#..#.#..#.#...
    ..#.#....#..#.#...
    ..#.#..#.#..#.#...
  `,
  ),
  level(
    7,
    0,
    240,
    `
    S..#....#########..#
    #...#.##..###.##...#
    ..##......#.....##..
    #..........##....#..
    ...#....#..#........
    #..#........###.....
    #..###.##..##.##..#.
    #..##..#..###.#...#.
    ..#...#.##..#.#...##
    .#...#......#..##.##
    #..###..##........##
    ##.#.....#....#.####
    .......###....#..###
    #.##..###.#....##.#.
    ####..##...##.....#.
    ####......###..##...
    ####.##.#...#..#.#..
    ###..#.#.##......#.#
    ####.......###...#..
    ##....##......#..#.G
  `,
  ),
]
