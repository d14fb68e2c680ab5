/** The cards and the empty places, as drawn: they slide wherever the layout puts them. */
import { memo, useEffect, useRef } from 'react'
import { SUITS } from '../../../engine/core/cards'
import mark from '../../../ui/board/Mark.module.css'
import { PlayingCard } from '../../../ui/cards/PlayingCard'
import { SUIT_SHAPES } from '../../../ui/cards/suitShapes'
import { classes } from '../../../ui/styles/classes'
import { CELL, FOUNDATION, isColumn, STOCK, WASTE } from '../rules/state'
import styles from './Cards.module.css'
import type { CardBox, Layout } from './layout'

export interface Marks {
  readonly pile: number
  readonly count: number
}

interface Props {
  readonly layout: Layout
  /** Cards that are being dragged. */
  readonly lifted: Marks | null
  /** Cards that were dropped where they may not lie. */
  readonly returning: Marks | null
  /** Cards that were picked up by keys or a press. */
  readonly held: Marks | null
  /** The cards that a hint would move, and where to. */
  readonly hinted: Marks | null
  readonly hintTo: number
  /** Piles that the first step of a hint highlights. */
  readonly looked: readonly number[]
  /** How many cards each pile has. */
  readonly size: (pile: number) => number
  readonly fourColors: boolean
  readonly large: boolean
  /** Cards that moved last: they lie above all others while they slide. */
  readonly moved: ReadonlySet<number>
  /** A new game: its cards are dealt from the stock. */
  readonly dealing: boolean
  /** The game was won: the cards fall from their foundations. */
  readonly falling: boolean
  /** No more passes through the stock. */
  readonly closed: boolean
}

/** Three fanned cards, and one that appears when the top card leaves. */
const WASTE_SHOWN = 4
const OTHERS_SHOWN = 2

const ABOVE = 100
const TOP = 200

function contains(marks: Marks | null, box: CardBox, size: number): boolean {
  return marks !== null && marks.pile === box.pile && box.index >= size - marks.count
}

/** Where cards are dealt from: the stock, or the middle of the upper edge. */
function origin(layout: Layout): { readonly x: number; readonly y: number } {
  const stock = layout.areas.get(STOCK)
  if (stock) return stock
  const all = [...layout.areas.values()]
  return { x: (Math.min(...all.map(({ x }) => x)) + Math.max(...all.map(({ x }) => x))) / 2, y: 0 }
}

export function Cards(props: Props) {
  const { layout, lifted, held, size, fourColors, large, moved, dealing, falling } = props
  const { width, height } = layout.card
  const isStill = useResized(layout)
  const from = origin(layout)
  const bottom = Math.max(...[...layout.areas.values()].map((area) => area.y + area.height))
  const right = Math.max(...layout.cards.map(({ x }) => x)) + width
  // In order of the cards, so that a card stays the same element wherever it goes.
  const drawn = layout.cards.filter(({ card }) => !Number.isNaN(card)).sort((a, b) => a.card - b.card)
  return (
    <div
      className={styles.layer}
      data-still={isStill || undefined}
      data-dealing={dealing || undefined}
      data-falling={falling || undefined}
      data-large={large || undefined}
      aria-hidden="true"
      style={{ '--w': `${width}px`, '--h': `${height}px` } as React.CSSProperties}
    >
      {[...layout.areas].map(([pile, area]) =>
        isColumn(pile) && size(pile) > 0 ? null : (
          <Empty key={pile} pile={pile} x={area.x} y={area.y} closed={props.closed} />
        ),
      )}
      {drawn.map((box) => {
        const count = size(box.pile)
        const isLifted = contains(lifted, box, count)
        const isAbove = isLifted || contains(props.returning, box, count)
        const z = box.index + (isAbove ? TOP : moved.has(box.card) ? ABOVE : 0)
        return (
          <div
            key={box.card}
            className={classes(
              styles.card,
              isBuried(box, count) && styles.buried,
              isLifted && styles.lifted,
              box.fanned && styles.fanned,
              contains(held, box, count) && styles.held,
            )}
            style={
              {
                '--x': `${box.x}px`,
                '--y': `${box.y}px`,
                '--from-x': `${from.x}px`,
                '--from-y': `${from.y}px`,
                '--n': dealOrder(box),
                '--fall-x': `${fallX(box.card, box.x, right, width)}px`,
                '--fall-y': `${bottom - box.y - height}px`,
                '--fall-n': (12 - (box.card % 13)) * 4 + Math.floor(box.card / 13),
                zIndex: falling ? TOP - (box.card % 13) : z,
              } as React.CSSProperties
            }
          >
            <div className={styles.body}>
              <PlayingCard
                card={box.card}
                faceUp={box.faceUp}
                index={box.fanned ? 'column' : large ? 'large' : 'row'}
                fourColors={fourColors}
              />
            </div>
          </div>
        )
      })}
      {boxesOf(props).map(({ x, y, right, bottom }) => (
        <div
          key={`${x} ${y}`}
          data-mark
          className={classes(styles.around, mark.marked)}
          style={
            {
              '--x': `${x}px`,
              '--y': `${y}px`,
              inlineSize: right - x,
              blockSize: bottom - y,
              zIndex: TOP,
            } as React.CSSProperties
          }
        />
      ))}
    </div>
  )
}

/**
 * The boxes of a hint: the cards that it moves, and the card or the empty place that they go to; or the piles to look at, of a
 * column all cards.
 */
function boxesOf({ layout, hinted, hintTo, looked, size }: Props) {
  const { width, height } = layout.card
  const top = (of: number) => {
    const empty = size(of) === 0 ? layout.areas.get(of) : undefined
    return empty ? [empty] : layout.cards.filter(({ pile, index }) => pile === of && index === size(of) - 1)
  }
  const moving = layout.cards.filter((box) => contains(hinted, box, size(box.pile)))
  const piles = looked.map((of) =>
    isColumn(of) && size(of) > 0 ? layout.cards.filter(({ pile }) => pile === of) : top(of),
  )
  return [moving, top(hintTo), ...piles]
    .filter((boxes) => boxes.length > 0)
    .map((boxes) => ({
      x: Math.min(...boxes.map(({ x }) => x)),
      y: Math.min(...boxes.map(({ y }) => y)),
      right: Math.max(...boxes.map(({ x }) => x)) + width,
      bottom: Math.max(...boxes.map(({ y }) => y)) + height,
    }))
}

/** Cards deep in a pile are not drawn: their shadows would add up. */
function isBuried({ pile, index }: CardBox, size: number): boolean {
  return !isColumn(pile) && index < size - (pile === WASTE ? WASTE_SHOWN : OTHERS_SHOWN)
}

/** Cards are dealt row by row; those of the stock stay where they are. */
function dealOrder({ pile, index }: CardBox): number {
  return isColumn(pile) ? index * 8 + pile - (index * (index + 1)) / 2 : 0
}

/** How far a card falls to the side: a different way for each, always off the nearer edges in turn. */
function fallX(card: number, x: number, right: number, width: number): number {
  const spread = ((card * 37) % 52) / 52
  return (card % 2 === 0 ? -x - width : right - x) * (0.35 + spread)
}

/** Whether the table has another size than before: then nothing slides. */
function useResized(layout: Layout): boolean {
  const before = useRef(layout.card.width)
  const isResized = before.current !== layout.card.width
  useEffect(() => {
    before.current = layout.card.width
  })
  return isResized
}

interface EmptyProps {
  readonly pile: number
  readonly x: number
  readonly y: number
  readonly closed: boolean
}

/** The place of a pile, visible while it is empty. */
const Empty = memo(function Empty({ pile, x, y, closed }: EmptyProps) {
  const suit = SUITS[pile - FOUNDATION]
  return (
    <div className={styles.empty} style={{ '--x': `${x}px`, '--y': `${y}px` } as React.CSSProperties}>
      <svg viewBox="0 0 100 140" aria-hidden="true">
        {suit && <path d={SUIT_SHAPES[suit]} transform="translate(26 46) scale(2)" />}
        {pile === STOCK &&
          (closed ? (
            <path className={styles.line} d="M34 54 66 86M66 54 34 86" />
          ) : (
            <path className={styles.line} d="M72 70A22 22 0 1 1 62 51.500M64 38V53H49" />
          ))}
        {pile >= CELL && pile < FOUNDATION && (
          <text x="50" y="84" textAnchor="middle">
            {'ABCD'[pile - CELL]}
          </text>
        )}
      </svg>
    </div>
  )
})
