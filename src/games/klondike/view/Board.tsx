/** The table of Klondike and FreeCell: what a press, a drag and a hint mean there. */
import { SUITS } from '../../../engine/core/cards'
import type { BoardProps } from '../../../engine/core/game/contract'
import { completeOptions } from '../../../engine/core/game/option'
import { SUIT_SHAPES } from '../../../ui/cards/suitShapes'
import { CardTable } from '../../../ui/cardTable/CardTable'
import { DealNumber } from '../../../ui/cardTable/DealNumber'
import type { CardBox } from '../../../ui/cardTable/layout'
import { StockPicture } from '../../../ui/cardTable/StockPicture'
import type { Spot } from '../../../ui/cardTable/spots'
import { usePiles } from '../../../ui/cardTable/usePiles'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import { DEALS } from '../../shared/patience/deals'
import { patienceTexts } from '../../shared/patience/texts/game'
import { options as allOptions, type Options } from '../options'
import type { Event, Move, State } from '../rules'
import { bestMoveOf } from '../rules/best'
import { FREECELL_DEALS } from '../rules/deals'
import { CELL_LETTERS } from '../rules/movedText'
import { canMove } from '../rules/moves'
import { read, write } from '../rules/notation'
import {
  CELL,
  cardsIn,
  FOUNDATION,
  isCell,
  isColumn,
  isFoundation,
  isWon,
  STOCK,
  WASTE,
} from '../rules/state'
import { texts } from '../texts/game'
import { dropMove } from './drop'
import { focusOn, hold, holdOn, putDown, useHeld, usualCount } from './hold'
import { layoutOf } from './layout'
import { isLifted, lift } from './lift'
import { spotsOf } from './spots'

const DealDialog = lazyComponent(() => import('../../../ui/cardTable/DealDialog'), {
  name: patienceTexts.deal.choose,
})

/** The first and last number of the deals of each kind. */
const NUMBERS = { klondike: [0, DEALS - 1], freecell: [1, FREECELL_DEALS] } as const

/** Three fanned cards, and one that appears when the top card leaves. */
const WASTE_DRAWN = 4
const OTHERS_DRAWN = 2

const PILES = { stock: STOCK, cardsIn, layoutOf, spotsOf, usualCount, holding: { useHeld, holdOn } }

export function Board(props: BoardProps<State, Move, Event, Options>) {
  const { state, previous, play, open, active, watched } = props
  const { view, held, leftHanded } = usePiles(props, PILES)
  const { layout } = view

  const press = (spot: Spot) => {
    if (!active) return
    if (held) {
      const move = putDown(state, spot.pile)
      if (move) play(move)
      return
    }
    if (spot.pile === STOCK) play({ type: 'draw' })
    else if (isFoundation(spot.pile)) hold(spot.count > 0 ? { pile: spot.pile, count: 1 } : null)
    else if (spot.count > 0) {
      const move = bestMoveOf(state, spot.pile, spot.count)
      // A move to its own pile is refused with the reason.
      play(move ?? { type: 'move', from: spot.pile, to: spot.pile, count: spot.count })
    }
  }
  const drop = (spot: Spot, dx: number, dy: number) => {
    const move = dropMove(state, layout, spot, dx, dy)
    hold(null)
    if (move) play(move)
    return move?.type === 'move' && canMove(state, move.from, move.to, move.count)
  }
  return (
    <CardTable
      {...view}
      label={texts.table[state.kind]}
      first={state.kind === 'klondike' ? STOCK : 0}
      press={press}
      onFocusSpot={({ pile, count }) => focusOn({ pile, count })}
      lift={({ pile, count }) => (active ? lift(state, pile, count) : null)}
      isLifted={(cards) => active && isLifted(state, cards)}
      drop={drop}
      isSpread={isColumn}
      drawn={(pile) => (pile === WASTE ? WASTE_DRAWN : OTHERS_DRAWN)}
      dealOrder={dealOrder}
      empty={(pile) => emptyPlace(state, pile)}
      falling={isWon(state) && previous !== null}
    >
      <DealNumber
        texts={patienceTexts.deal}
        dialog={DealDialog}
        deal={state.deal}
        proved={state.proved}
        numbers={NUMBERS[state.kind]}
        read={(text) => {
          const chosen = read(text, completeOptions(allOptions, { kind: state.kind }))
          return chosen.deal === null ? write(chosen) : String(chosen.deal)
        }}
        write={() => write(state)}
        open={watched ? undefined : open}
        active={active}
        corner={layout.corner}
        leftHanded={leftHanded}
      />
    </CardTable>
  )
}

/** Cards are dealt row by row; those of the stock stay where they are. */
function dealOrder({ pile, index }: CardBox): number {
  return isColumn(pile) ? index * 8 + pile - (index * (index + 1)) / 2 : 0
}

/** What the place of a pile shows while it is empty. */
function emptyPlace(state: State, pile: number) {
  if (isColumn(pile)) return cardsIn(state, pile).length > 0 ? undefined : null
  const suit = SUITS[pile - FOUNDATION]
  if (suit) return <path d={SUIT_SHAPES[suit]} transform="translate(26 46) scale(2)" />
  if (pile === STOCK) return <StockPicture closed={state.redeals === 0} />
  if (!isCell(pile)) return null
  return (
    <text x="50" y="84" textAnchor="middle">
      {CELL_LETTERS[pile - CELL]}
    </text>
  )
}
