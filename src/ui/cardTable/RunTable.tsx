/** The table of games in which open cards go to the waste: a press on a card takes it, a press on the stock draws. */
import { useMemo } from 'react'
import { cardName } from '../../engine/core/cards'
import type { BoardProps, GameEvent, OptionValues } from '../../engine/core/game/contract'
import type { LazyComponent } from '../loading/lazyComponent'
import type { DealDialogProps, DealTexts } from './DealDialog'
import { DealNumber } from './DealNumber'
import { PlaceTable } from './PlaceTable'
import { type PlaceShape, pilesAfter } from './placeLayout'

interface State {
  readonly deal: number | null
  readonly proved: boolean
  /** The card of each place, -1 for none. */
  readonly places: readonly number[]
  readonly stock: readonly number[]
  readonly waste: readonly number[]
  readonly moves: number
}

type Move =
  | { readonly type: 'take'; readonly place: number }
  | { readonly type: 'draw' }
  | { readonly type: 'look' }

interface Texts {
  readonly deal: DealTexts
  readonly table: {
    stock(cards: number): string
    readonly stockEmpty: string
    waste(card: string, cards: number): string
    readonly wasteEmpty: string
    coveredBy(card: string, cards: number): string
  }
}

interface Props<Own extends State, Event extends GameEvent, Options extends OptionValues> {
  readonly board: BoardProps<Own, Move, Event, Options>
  readonly shape: PlaceShape
  /** Covered cards are face down. */
  readonly faceDown: boolean
  /** For screen readers. */
  readonly label: string
  readonly texts: Texts
  readonly dialog: LazyComponent<DealDialogProps>
  /** The last number of the deals. */
  readonly lastDeal: number
  /** The places whose cards can be taken. */
  readonly takeable: (state: Own) => readonly number[]
  readonly read: (text: string, options: Options) => Own
  readonly write: (state: Own) => string
}

interface Looks extends OptionValues {
  readonly colors: 'two' | 'four'
  readonly index: 'normal' | 'large'
  readonly side: 'right' | 'left'
}

const pilesOf = ({ places, waste, stock }: State) => [
  ...places.map((card) => (card < 0 ? [] : [card])),
  waste,
  stock,
]

export function RunTable<Own extends State, Event extends GameEvent, Options extends Looks>(
  props: Props<Own, Event, Options>,
) {
  const { board, shape, texts, faceDown } = props
  const { state, previous, play, active, hint, highlighted = [], options } = board
  const piles = pilesAfter(shape)
  const all = useMemo(() => pilesOf(state), [state])
  const before = useMemo(() => previous && pilesOf(previous), [previous])
  const isOpen = (at: number) =>
    shape.places[at]?.over.every((other) => (state.places[other] ?? -1) < 0) ?? false
  const hinted = hint?.type === 'take' ? [hint.place, piles.waste] : []
  return (
    <PlaceTable
      shape={shape}
      piles={piles}
      above={false}
      isFaceUp={(pile) => (pile < shape.places.length ? !faceDown || isOpen(pile) : pile === piles.waste)}
      all={all}
      before={before}
      label={props.label}
      pileText={(pile) => pileText(texts, state, pile === piles.stock)}
      coveredText={texts.table.coveredBy}
      turn={board.turn}
      active={active}
      isNew={state.moves === 0 && previous === null}
      won={state.places.every((card) => card < 0)}
      closed
      held={null}
      hinted={hinted}
      looked={hint?.type === 'draw' ? [piles.stock] : highlighted}
      looks={options}
      press={(pile) => {
        if (pile === piles.stock) play({ type: 'draw' })
        else if (pile !== piles.waste) play({ type: 'take', place: pile })
      }}
      canLift={isOpen}
      accepts={(from, to) => to === piles.waste && props.takeable(state).includes(from)}
      drop={(from, to) => {
        if (to === piles.waste) play({ type: 'take', place: from })
      }}
    >
      <DealNumber
        texts={texts.deal}
        dialog={props.dialog}
        deal={state.deal}
        proved={state.proved}
        numbers={[0, props.lastDeal]}
        read={(text) => {
          const chosen = props.read(text, options)
          return chosen.deal === null ? props.write(chosen) : String(chosen.deal)
        }}
        write={() => props.write(state)}
        open={board.watched ? undefined : board.open}
        active={active}
        corner
        leftHanded={options.side === 'left'}
      />
    </PlaceTable>
  )
}

function pileText({ table }: Texts, { stock, waste }: State, isStock: boolean): string {
  if (isStock) return stock.length > 0 ? table.stock(stock.length) : table.stockEmpty
  const top = waste.at(-1)
  return top === undefined ? table.wasteEmpty : table.waste(cardName(top), waste.length)
}
