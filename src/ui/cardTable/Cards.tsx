/** The cards and the empty places, as drawn: they slide wherever the layout puts them. */
import { type ReactNode, useEffect, useRef } from 'react'
import mark from '../board/Mark.module.css'
import { PlayingCard } from '../cards/PlayingCard'
import { classes } from '../styles/classes'
import styles from './Cards.module.css'
import type { CardBox, Layout } from './layout'

export interface Marks {
  readonly pile: number
  readonly count: number
}

/** What the table shows, and how its piles look. */
export interface TableView {
  readonly layout: Layout
  /** How many cards each pile has. */
  readonly size: (pile: number) => number
  /** Whether all cards of a pile are visible, not only those at its top. */
  readonly isSpread: (pile: number) => boolean
  /** How many cards at the top of a pile that is not spread are drawn: those that show, and one that appears. */
  readonly drawn: (pile: number) => number
  /** Where the cards are dealt from; undefined for the middle of the upper edge. */
  readonly stock?: number | undefined
  /** The position of a card in the order in which the cards are dealt. */
  readonly dealOrder: (box: CardBox) => number
  /** What an empty place shows: in a view box of 100 by 140, or nothing; undefined for no place at all. */
  readonly empty: (pile: number) => ReactNode
  /** A pile that shows how many cards it has. The places of all piles are framed then. */
  readonly counted?: number | undefined
  /** The cards that a hint would move, and where to. */
  readonly hinted: Marks | null
  readonly hintTo: number
  /** Piles that the first step of a hint highlights. */
  readonly looked: readonly number[]
  /** Cards that were picked up by keys or a press. */
  readonly held: Marks | null
  /** The card of a deck, 0 to 51, where several decks are numbered on. Default: the card itself. */
  readonly face?: (card: number) => number
  readonly fourColors: boolean
  readonly large: boolean
  /** Cards that moved last: they lie above all others while they slide. */
  readonly moved: ReadonlySet<number>
  /** A new game: its cards are dealt from the stock. */
  readonly dealing: boolean
  /** The game was won: the cards fall from their places. */
  readonly falling: boolean
}

interface Props extends TableView {
  /** Cards that are being dragged. */
  readonly lifted: Marks | null
  /** Cards that were dropped where they may not lie. */
  readonly returning: Marks | null
}

const ABOVE = 100
const TOP = 200

/** From a dealt card to the next one, and from the first to the last at most, ms. */
const DEAL_STEP = 24
const DEAL = 380

function contains(marks: Marks | null, box: CardBox, size: number): boolean {
  return marks !== null && marks.pile === box.pile && box.index >= size - marks.count
}

/** Where cards are dealt from: the stock, or the middle of the upper edge. */
function origin({ layout, stock }: Props): { readonly x: number; readonly y: number } {
  const area = stock === undefined ? undefined : layout.areas.get(stock)
  if (area) return area
  const all = [...layout.areas.values()]
  return { x: (Math.min(...all.map(({ x }) => x)) + Math.max(...all.map(({ x }) => x))) / 2, y: 0 }
}

export function Cards(props: Props) {
  const { layout, lifted, held, size, fourColors, large, moved, dealing, falling, counted } = props
  const { width, height } = layout.card
  const isStill = useResized(layout)
  const from = origin(props)
  const bottom = Math.max(...[...layout.areas.values()].map((area) => area.y + area.height))
  const right = Math.max(...layout.cards.map(({ x }) => x)) + width
  // In order of the cards, so that a card stays the same element wherever it goes.
  const drawn = layout.cards.filter(({ card }) => !Number.isNaN(card)).sort((a, b) => a.card - b.card)
  const fallOrder = fallOrderOf(props)
  const stack = counted === undefined ? undefined : layout.areas.get(counted)
  const dealt = dealing ? Math.max(1, ...drawn.map(props.dealOrder)) : 1
  return (
    <div
      className={styles.layer}
      data-still={isStill || undefined}
      data-dealing={dealing || undefined}
      data-falling={falling || undefined}
      data-large={large || undefined}
      aria-hidden="true"
      style={
        {
          '--w': `${width}px`,
          '--h': `${height}px`,
          '--deal-step': `${Math.min(DEAL_STEP, DEAL / dealt)}ms`,
        } as React.CSSProperties
      }
    >
      {[...layout.areas].map(([pile, { x, y }]) => {
        const picture = props.empty(pile)
        return picture === undefined ? null : (
          <div
            key={pile}
            className={classes(styles.empty, stack && styles.framed)}
            style={{ '--x': `${x}px`, '--y': `${y}px` } as React.CSSProperties}
          >
            <svg viewBox="0 0 100 140" aria-hidden="true">
              {picture}
            </svg>
          </div>
        )
      })}
      {drawn.map((box) => {
        const count = size(box.pile)
        const isLifted = contains(lifted, box, count)
        const isAbove = isLifted || contains(props.returning, box, count)
        const z = (box.level ?? box.index) + (isAbove ? TOP : moved.has(box.card) ? ABOVE : 0)
        return (
          <div
            key={box.card}
            data-highest={box.index === count - 1 || undefined}
            className={classes(
              styles.card,
              isBuried(box, props) && styles.buried,
              isLifted && styles.lifted,
              box.fanned && styles.fanned,
              box.covered && box.faceUp && styles.covered,
              box.covered === false && styles.free,
              contains(held, box, count) && styles.held,
            )}
            style={
              {
                '--x': `${box.x}px`,
                '--y': `${box.y}px`,
                '--from-x': `${from.x}px`,
                '--from-y': `${from.y}px`,
                '--n': props.dealOrder(box),
                '--fall-x': `${fallX(box.card, box.x, right, width)}px`,
                '--fall-y': `${bottom - box.y - height}px`,
                '--fall-at': falling ? fallOrder(box) : 0,
                zIndex: z,
              } as React.CSSProperties
            }
          >
            <div className={styles.body}>
              <PlayingCard
                card={props.face?.(box.card) ?? box.card}
                faceUp={box.faceUp}
                index={box.fanned ? 'column' : large ? 'large' : 'row'}
                fourColors={fourColors}
                indexOnly={box.covered}
              />
            </div>
          </div>
        )
      })}
      {stack && counted !== undefined && size(counted) > 0 && !falling && (
        <span
          className={styles.count}
          style={{ '--x': `${stack.x}px`, '--y': `${stack.y}px`, zIndex: ABOVE } as React.CSSProperties}
        >
          {size(counted)}
        </span>
      )}
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
function boxesOf({ layout, hinted, hintTo, looked, size, isSpread }: Props) {
  const { width, height } = layout.card
  const top = (of: number) => {
    const empty = size(of) === 0 ? layout.areas.get(of) : undefined
    return empty ? [empty] : layout.cards.filter(({ pile, index }) => pile === of && index === size(of) - 1)
  }
  const moving = layout.cards.filter((box) => contains(hinted, box, size(box.pile)))
  const piles = looked.map((of) =>
    isSpread(of) && size(of) > 0 ? layout.cards.filter(({ pile }) => pile === of) : top(of),
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
function isBuried({ pile, index }: CardBox, { isSpread, size, drawn }: Props): boolean {
  return !isSpread(pile) && index < size(pile) - drawn(pile)
}

/** When a card falls, 0 to 1: the highest cards of all piles first. */
function fallOrderOf({ layout, size }: Props): (box: CardBox) => number {
  const piles = [...new Set(layout.cards.map(({ pile }) => pile))].sort((a, b) => a - b)
  const highest = Math.max(...piles.map(size))
  return ({ pile, index }) =>
    ((size(pile) - 1 - index) * piles.length + piles.indexOf(pile)) / (highest * piles.length)
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
