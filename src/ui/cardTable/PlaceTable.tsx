/** A table whose cards lie in a shape and cover each other, with a stock and a waste: TriPeaks, Pyramid, Golf. */
import { type ReactNode, useMemo, useRef } from 'react'
import { cardName } from '../../engine/core/cards'
import { uiTexts } from '../texts'
import type { Marks } from './Cards'
import { CardTable, movedCards } from './CardTable'
import { type CardBox, type Layout, pileUnder } from './layout'
import { type PlacedTable, placeLayout } from './placeLayout'
import { StockPicture } from './StockPicture'
import { bySpotOrder, type Spot } from './spots'
import { useSize } from './useSize'

interface Looks {
  readonly colors: 'two' | 'four'
  readonly index: 'normal' | 'large'
  readonly side: 'right' | 'left'
}

interface Props extends Omit<PlacedTable, 'cards'> {
  /** The cards of all piles: places, waste, stock, and removed cards. */
  readonly all: readonly (readonly number[])[]
  /** Those before the last move; null for none. */
  readonly before: readonly (readonly number[])[] | null
  /** For screen readers. */
  readonly label: string
  /** What a pile after the places has, for screen readers. */
  readonly pileText: (pile: number) => string
  /** 'King of hearts, covered by 2 cards' */
  readonly coveredText: (card: string, cards: number) => string
  readonly turn: number
  readonly active: boolean
  /** The cards were not moved yet: they are dealt. */
  readonly isNew: boolean
  readonly won: boolean
  /** The empty stock stays empty. */
  readonly closed: boolean
  readonly held: Marks | null
  /** The piles that a hint would move, first the one whose card moves; and those to look at. */
  readonly hinted: readonly number[]
  readonly looked: readonly number[]
  readonly looks: Looks
  readonly press: (pile: number) => void
  readonly onFocusPile?: (pile: number) => void
  readonly canLift: (pile: number) => boolean
  /** Whether a card may be dropped on another pile. */
  readonly accepts: (from: number, to: number) => boolean
  /** A card was dropped on a pile: one that accepts it, or any other one. */
  readonly drop: (from: number, to: number) => void
  /** The number of the deal. */
  readonly children: ReactNode
}

/** Of piles that are not spread: the top card, and one that appears when it leaves. */
const DRAWN = 2

export function PlaceTable(props: Props) {
  const { shape, piles, above, isFaceUp, all, before, looks, active, hinted, won } = props
  const table = useRef<HTMLDivElement>(null)
  const size = useSize(table)
  const leftHanded = looks.side === 'left'
  const cards = (pile: number) => all[pile] ?? []
  // biome-ignore lint/correctness/useExhaustiveDependencies: `all` changes with each state
  const layout = useMemo(
    () => placeLayout({ shape, piles, above, isFaceUp, cards }, { ...size, leftHanded }),
    [all, size, leftHanded],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: `all` changes with each state
  const spots = useMemo(() => spotsOf(props, layout), [all, layout])
  const moved = useMemo(() => movedCards(before, all), [before, all])
  const isPlace = (pile: number) => pile < shape.places.length
  const count = (pile: number) => cards(pile).length

  const drop = ({ pile }: Spot, dx: number, dy: number) => {
    const own = layout.areas.get(pile)
    const to =
      own &&
      pileUnder(layout, pile, { ...own, x: own.x + dx, y: own.y + dy }, own, {
        counts: (other) => !isPlace(other) || count(other) === 1,
        accepts: (other) => props.accepts(pile, other),
      })
    if (to !== undefined) props.drop(pile, to)
    return to !== undefined && props.accepts(pile, to)
  }
  const lifts = (pile: number) => active && count(pile) > 0 && props.canLift(pile)
  const [from, to] = hinted

  return (
    <CardTable
      table={table}
      label={props.label}
      layout={layout}
      spots={spots}
      first={piles.stock}
      turn={props.turn}
      press={({ pile }) => active && props.press(pile)}
      onFocusSpot={({ pile }) => props.onFocusPile?.(pile)}
      lift={({ pile }) => (lifts(pile) ? { pile, cards: cards(pile).slice(-1) } : null)}
      isLifted={(thing) => lifts(thing.pile) && cards(thing.pile).at(-1) === thing.cards[0]}
      drop={drop}
      size={count}
      isSpread={isPlace}
      drawn={() => DRAWN}
      stock={piles.stock}
      dealOrder={({ pile }: CardBox) => (isPlace(pile) ? pile : shape.places.length)}
      empty={(pile) => {
        if (isPlace(pile)) return undefined
        return pile === piles.stock ? <StockPicture closed={props.closed} /> : null
      }}
      counted={piles.stock}
      held={props.held}
      hinted={from === undefined ? null : { pile: from, count: 1 }}
      hintTo={to ?? -1}
      looked={props.looked}
      fourColors={looks.colors === 'four'}
      large={looks.index === 'large'}
      moved={moved}
      dealing={props.isNew}
      falling={won && before !== null}
    >
      {props.children}
    </CardTable>
  )
}

type Named = Pick<Props, 'shape' | 'above' | 'all' | 'pileText' | 'coveredText'>

/** The parts of the table: open and covered cards that lie face up, and the piles. */
export function spotsOf(
  { shape, above, all, pileText, coveredText }: Named,
  layout: Layout,
): readonly Spot[] {
  const spots: Spot[] = []
  const rowOfPiles = above ? 1 : shape.rows + 1
  const rowOf = (pile: number) => (shape.places[pile]?.y ?? rowOfPiles - 1) + 1
  for (const { pile, index, card, faceUp, open } of layout.cards) {
    const place = shape.places[pile]
    const length = all[pile]?.length ?? 0
    if (place ? !faceUp : length > 0 && index < length - 1) continue
    const row = rowOf(pile)
    const before = [...layout.areas].filter(([other, { x }]) => rowOf(other) === row && x < open.x)
    const column = before.length + 1
    const covers = place?.over.filter((other) => all[other]?.length === 1).length ?? 0
    const name = covers > 0 ? coveredText(cardName(card), covers) : place ? cardName(card) : pileText(pile)
    spots.push({
      id: `${pile}`,
      pile,
      count: length === 0 ? 0 : 1,
      card: place || faceUp ? card : Number.NaN,
      name: uiTexts.board.cell(row, column, name),
      row,
      column,
      box: open,
      // The piles in the corners are far from the summit between them, and cards of the rows below are nearer.
      inRow: above,
    })
  }
  return spots.sort(bySpotOrder)
}
