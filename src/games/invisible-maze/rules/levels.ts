/** The seven mazes: names, sizes, view radius, time limits and walls. */

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
function level(
  id: number,
  name: string,
  viewRadius: number,
  timeLimit: number | undefined,
  map: string,
): Level {
  const rows = map.trim().split(/\s+/)
  const cells = rows.join('')
  return {
    id,
    name,
    size: rows.length,
    start: cells.indexOf('S'),
    end: cells.indexOf('G'),
    walls: [...cells].map((sign) => sign === '#'),
    viewRadius,
    ...(timeLimit === undefined ? {} : { timeLimit }),
  }
}

export const LEVELS: readonly Level[] = [
  level(
    1,
    'First Steps',
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
    'Narrow Passages',
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
    'The Labyrinth',
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
    'Spiral Trap',
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
    'Blind Chambers',
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
    'The Gauntlet',
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
    'The Void',
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
