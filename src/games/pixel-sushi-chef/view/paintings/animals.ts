/** Draws the six animals that come as guests: fur, coat, ears and the marks of each face. */
import { PALETTE } from '../../../../engine/core/palette'
import type { Brush } from '../../../../engine/stage/painting/paint'
import { oval, polygon } from '../../../../engine/stage/painting/shapes'
import { box } from './pixels'

/** Size of a guest's picture. */
export const GUEST = { width: 132, height: 150 } as const
export const MID = GUEST.width / 2
export interface Look {
  readonly fur: string
  readonly coat: string
  /** Positions of the eyes. */
  readonly eyes: { readonly dx: number; readonly y: number }
  readonly nose: 'small' | 'beak' | 'none'
  readonly mouthY: number
  /** Ears and everything behind the head. */
  behind(brush: Brush): void
  /** Marks on the face, below eyes and mouth. */
  marks(brush: Brush): void
}

export const both = (draw: (side: 1 | -1) => void) => {
  draw(-1)
  draw(1)
}

export const LOOKS: readonly Look[] = [
  {
    // Cat.
    fur: '#e8963c',
    get coat() {
      return PALETTE.blue
    },
    eyes: { dx: 18, y: 69 },
    nose: 'small',
    mouthY: 97,
    behind: (brush) =>
      both((side) => {
        polygon(brush, '#c0702a', [MID + side * 46, 18], [MID + side * 45, 66], [MID + side * 10, 36])
        polygon(brush, '#f3b7a4', [MID + side * 41, 30], [MID + side * 40, 54], [MID + side * 22, 39])
      }),
    marks(brush) {
      for (const dx of [-9, 0, 9]) box(brush, MID + dx - 2, 36, 4, dx ? 9 : 13, '#b5651f')
      oval(brush, MID, 91, 18, 12, '#f8dcb4')
      both((side) => {
        box(brush, MID + side * 33 - 8, 84, 16, 3, '#b5651f')
        box(brush, MID + side * 33 - 8, 92, 16, 3, '#b5651f')
      })
    },
  },
  {
    // Panda.
    fur: '#f3f1ea',
    get coat() {
      return PALETTE.green
    },
    eyes: { dx: 18, y: 72 },
    nose: 'small',
    mouthY: 100,
    behind: (brush) => both((side) => oval(brush, MID + side * 36, 36, 16, 16, '#2b2b38')),
    marks(brush) {
      both((side) => oval(brush, MID + side * 19, 73, 13, 16, '#2b2b38', side * 0.4))
      both((side) => oval(brush, MID + side * 18, 72, 9, 9, '#f3f1ea'))
    },
  },
  {
    // Frog.
    fur: '#6cb552',
    get coat() {
      return PALETTE.orange
    },
    eyes: { dx: 24, y: 44 },
    nose: 'none',
    mouthY: 94,
    behind: (brush) =>
      both((side) => {
        oval(brush, MID + side * 24, 46, 18, 18, '#4b8c3a')
        oval(brush, MID + side * 24, 44, 17, 17, '#6cb552')
      }),
    marks(brush) {
      both((side) => oval(brush, MID + side * 24, 44, 12, 12, '#fdf9ea'))
      oval(brush, MID, 96, 34, 17, '#cfe6a0')
      both((side) => box(brush, MID + side * 6 - 2, 75, 4, 3, '#3c7030'))
    },
  },
  {
    // Rabbit.
    fur: '#d9c8de',
    get coat() {
      return PALETTE.pink
    },
    eyes: { dx: 18, y: 72 },
    nose: 'small',
    mouthY: 97,
    behind: (brush) =>
      both((side) => {
        oval(brush, MID + side * 22, 29, 12, 29, '#b09ab8', side * 0.18)
        oval(brush, MID + side * 22, 30, 6, 21, '#f0b3c4', side * 0.18)
      }),
    marks: (brush) => oval(brush, MID, 92, 19, 12, '#f7eff8'),
  },
  {
    // Penguin.
    fur: '#33415f',
    get coat() {
      return PALETTE.vermilion
    },
    eyes: { dx: 15, y: 69 },
    nose: 'beak',
    mouthY: 106,
    behind: (brush) => polygon(brush, '#33415f', [57, 39], [60, 18], [66, 30], [75, 18], [75, 39]),
    marks(brush) {
      both((side) => oval(brush, MID + side * 15, 73, 19, 21, '#fdf9ea'))
      oval(brush, MID, 92, 26, 17, '#fdf9ea')
    },
  },
  {
    // Pig.
    fur: '#f0a3ac',
    get coat() {
      return PALETTE.sky
    },
    eyes: { dx: 21, y: 67 },
    nose: 'none',
    mouthY: 103,
    behind: (brush) =>
      both((side) =>
        polygon(
          brush,
          '#cf7681',
          [MID + side * 18, 36],
          [MID + side * 48, 27],
          [MID + side * 51, 60],
          [MID + side * 36, 66],
        ),
      ),
    marks(brush) {
      oval(brush, MID, 82, 16, 11, '#d9808c')
      oval(brush, MID, 80, 16, 10, '#f7bfc4')
      both((side) => box(brush, MID + side * 6 - 2, 77, 4, 7, '#a9505e'))
    },
  },
]
