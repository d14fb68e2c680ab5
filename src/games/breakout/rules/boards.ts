/** The boards of the mode "Arcade": pictures of bricks, eleven across, in rows of equal height from the top. */
import { itemAt } from '../../../engine/core/itemAt'
import { hitsOf } from './hard'
import { BRICK_STEP_Y, BRICKS_TOP, type Brick, WIDTH } from './world'

export const BOARD_ROWS = 8
export const BOARD_COLS = 11
const STEP_X = 66
const CELL_WIDTH = 60
const LEFT = (WIDTH - BOARD_COLS * STEP_X + STEP_X - CELL_WIDTH) / 2

/** How the rows of a board move: the whole picture, or each against its neighbors. */
type Sways = 'together' | 'apart'

interface Board {
  /** Hits per brick as in `HARD_LAYOUTS`; B is the middle of the boss, two rows high. */
  readonly bricks: string
  readonly sways?: Sways
  /** Hits that the boss takes. */
  readonly boss?: number
}

const picture = (...rows: readonly string[]): Board => ({ bricks: rows.join('/') })
const moving = (sways: Sways, board: Board): Board => ({ ...board, sways })
const withBoss = (boss: number, board: Board): Board => ({ ...board, boss })

// biome-ignore format: a row per line shows the picture
export const BOARDS: readonly Board[] = [
  // Evening: an arch, a heart, a smile, a fir, ribbons.
  picture(
    '...........',
    '...........',
    '11111111111',
    '11111111111',
    '111.....111',
    '11.......11'),
  picture(
    '..11...11..',
    '.1111.1111.',
    '11111111111',
    '.111111111.',
    '..1111111..',
    '...11111...',
    '.....1.....'),
  picture(
    '..1111111..',
    '.1.......1.',
    '1..11.11..1',
    '1.........1',
    '1..1...1..1',
    '1...111...1',
    '.1.......1.',
    '..1111111..'),
  picture(
    '.....1.....',
    '....111....',
    '...11111...',
    '....111....',
    '...11111...',
    '..1111111..',
    '.....1.....',
    '....111....'),
  moving('apart', picture(
    '...........',
    '.111111111.',
    '...........',
    '..1.1.1.1..',
    '...........',
    '.111111111.',
    '...........',
    '..11...11..')),
  // The sea: a fish, an anchor, a boat, waves, the crab.
  picture(
    '...........',
    '...1111...1',
    '.11211111.1',
    '2221111111.',
    '.111111111.',
    '.11111111.1',
    '...1111...1'),
  picture(
    '....222....',
    '....2.2....',
    '....222....',
    '.....1.....',
    '..1111111..',
    '1....1....1',
    '11...1...11',
    '.111111111.'),
  picture(
    '.....1.....',
    '.....12....',
    '.....112...',
    '...1.1112..',
    '..11.11112.',
    '.....1.....',
    '12111111121',
    '.111111111.'),
  picture(
    '.2...2...2.',
    '2.2.2.2.2.2',
    '...2...2...',
    '...........',
    '.1...1...1.',
    '1.1.1.1.1.1',
    '...1...1...',
    '.11.X1X.11.'),
  withBoss(10, picture(
    '...........',
    '.....B.....',
    '...........',
    '...........',
    '1.1.1.1.1.1',
    '.1.1.1.1.1.',
    '11.......11')),
  // The desert: a pyramid, a cactus, the sun, a temple, a beetle.
  picture(
    '...........',
    '.....3.....',
    '....222....',
    '...21112...',
    '..2111112..',
    '.211121112.',
    '21112221112'),
  picture(
    '....222....',
    '....212....',
    '.11.212.11.',
    '.1..212..1.',
    '.111212111.',
    '....212....',
    '....212....',
    '11111111111'),
  picture(
    '.....1.....',
    '.1..222..1.',
    '...21112...',
    '1.2111112.1',
    '...21112...',
    '.1..222..1.',
    '.....1.....'),
  picture(
    '.....1.....',
    '...11111...',
    '.111111111.',
    '22222222222',
    '.1..1.1..1.',
    '.1..1.1..1.',
    '.1..1.1..1.',
    'X1111.1111X'),
  moving('together', picture(
    '...........',
    '....222....',
    '..1211121..',
    '.11X121X11.',
    '..1111111..',
    '...1.1.1...',
    '..1..1..1..')),
  // The forest: a mushroom, an owl, a butterfly, a snail’s shell, the troll.
  picture(
    '...22222...',
    '.111121111.',
    '11121112111',
    '22222222222',
    '....1.1....',
    '....1.1....',
    '...11.11...'),
  picture(
    '.1.......1.',
    '.111111111.',
    '.122.1.221.',
    '.12X.1.X21.',
    '.122.3.221.',
    '.111111111.',
    '..1.1.1.1..',
    '...1...1...'),
  picture(
    '11...2...11',
    '1221.2.1221',
    '12212221221',
    '.111.2.111.',
    '..11.2.11..',
    '.121.2.121.',
    '.11..2..11.'),
  picture(
    '11111111112',
    '..........1',
    '211111112.1',
    '1.......1.1',
    '1.21112.1.1',
    '1.1.....1.1',
    '1.1111112.1',
    '2.........1'),
  withBoss(14, picture(
    '.....B.....',
    '...........',
    '...........',
    '.1.1.1.1.1.',
    'X.........X',
    '..2.2.2.2..',
    '11.......11')),
  // The city: a skyline, a robot, an invader, a sign, traffic.
  picture(
    '.....1.....',
    '..1.222....',
    '.12.212.21.',
    '.11.222.111',
    '121.212.121',
    '111.222.111',
    '121.212.121'),
  picture(
    '...1...1...',
    '..1111111..',
    '..1X111X1..',
    '..1111111..',
    '....333....',
    '.221111122.',
    '.1.11111.1.',
    '...22.22...'),
  picture(
    '..2.....2..',
    '...2...2...',
    '..1111111..',
    '.11.121.11.',
    '11111111111',
    '1.1111111.1',
    '1.1.....1.1',
    '...22.22...'),
  picture(
    '.....3.....',
    '....2.2....',
    '...2.1.2...',
    '..2.1.1.2..',
    '.2.1.3.1.2.',
    '..2.1.1.2..',
    '...2.1.2...',
    '....2.2....'),
  moving('apart', picture(
    '.121212121.',
    '...........',
    '.1.2.1.2.1.',
    '...........',
    '.211X1X112.',
    '...........',
    '..1.2.2.1..',
    '.111111111.')),
  // Space: a rocket, a planet, a star, a station, the mothership.
  picture(
    '.....2.....',
    '....222....',
    '....212....',
    '....2X2....',
    '...22122...',
    '..2221222..',
    '.2..212..2.',
    '....1.1....'),
  picture(
    '....222....',
    '...21112...',
    '..2111112..',
    '33222222233',
    '..2111112..',
    '...21112...',
    '....222....'),
  picture(
    '.....2.....',
    '.....2.....',
    '....212....',
    '22221112222',
    '..2111112..',
    '...21112...',
    '..222.222..',
    '.22.....22.'),
  picture(
    '1.1.1.1.1.1',
    '11111111111',
    '1X.......X1',
    '1.2223222.1',
    '1.2.333.2.1',
    '1.2222222.1',
    '1X.......X1',
    '111.111.111'),
  withBoss(20, moving('apart', picture(
    '.....B.....',
    '...........',
    '...........',
    '.1.2.2.2.1.',
    '...........',
    '..X..1..X..',
    '.1.1...1.1.',
    '.11.1.1.11.'))),
]

/** A look for every five boards, from 0. */
export const lookOf = (board: number): number => Math.floor((board - 1) / 5)

/** Hits that the boss of a board takes. */
export const bossHits = (board: number): number => itemAt(BOARDS, board - 1).boss ?? 0

/** How far the middle of a sway is from its ends, given the room on both sides; a hand's breadth from the walls. */
const reach = (bricks: readonly Brick[], width: number): number =>
  Math.min(...bricks.map((brick) => Math.min(brick.x, width - brick.x - brick.width))) - 4

/** The bricks of a board (from 1) in a field of this width. */
export function boardBricks(number: number, width: number): Brick[] {
  const { bricks, sways, boss = 0 } = itemAt(BOARDS, number - 1)
  const share = width / WIDTH
  const place = (col: number, cols: number) => ({
    x: (LEFT + col * STEP_X) * share,
    width: (CELL_WIDTH + (cols - 1) * STEP_X) * share,
  })
  const rows = bricks.split('/').map((characters, row) =>
    [...characters].flatMap((character, col): Brick[] => {
      // Rows of the same worth and color: 50 points are at the top.
      const brick = { y: BRICKS_TOP + row * BRICK_STEP_Y, row: Math.floor((row * 5) / BOARD_ROWS), col }
      if (character === 'B')
        return [{ ...brick, ...place(col - 1, 3), hits: boss, destroyed: false, boss: true }]
      const hits = hitsOf(character)
      return hits === null ? [] : [{ ...brick, ...place(col, 1), hits, destroyed: false }]
    }),
  )
  const all = rows.flat()
  for (const [index, row] of rows.filter(({ length }) => length > 0).entries()) {
    for (const brick of row) {
      if (!sways && !brick.boss) continue
      brick.middle = brick.x
      const far = reach(sways === 'together' ? all : brick.boss ? [brick] : row, width)
      brick.sway = sways === 'apart' && index % 2 === 1 ? -far : far
    }
  }
  return all
}
