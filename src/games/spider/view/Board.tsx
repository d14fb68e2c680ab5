/** The table of Spider: what a press, a drag and a hint mean there. */
import type { BoardProps } from '../../../engine/core/game/contract'
import { CardTable, type Lifted } from '../../../ui/cardTable/CardTable'
import { DealNumber } from '../../../ui/cardTable/DealNumber'
import { type CardBox, pileUnder } from '../../../ui/cardTable/layout'
import { StockPicture } from '../../../ui/cardTable/StockPicture'
import type { Spot } from '../../../ui/cardTable/spots'
import { usePiles } from '../../../ui/cardTable/usePiles'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import { DEALS } from '../../shared/patience/deals'
import { patienceTexts } from '../../shared/patience/texts/game'
import type { Options } from '../options'
import { type Event, type Move, rules, type State } from '../rules'
import { canMove, runLength } from '../rules/moves'
import { write } from '../rules/notation'
import { COLUMNS, cardsIn, faceOf, isColumn, isWon, STOCK } from '../rules/state'
import { texts } from '../texts/game'
import { draw, focusOn, hold, holdOn, pressed, putDown, useHeld } from './hold'
import { layoutOf } from './layout'
import { spotsOf } from './spots'

const DealDialog = lazyComponent(() => import('../../../ui/cardTable/DealDialog'), {
  name: patienceTexts.deal.choose,
})

const DEAL_TEXTS = { ...patienceTexts.deal, hint: texts.dealHint }

/** Of a complete run: its first card, and the one that appears when it leaves. */
const RUN_DRAWN = 2

const PILES = {
  stock: STOCK,
  cardsIn,
  layoutOf,
  spotsOf,
  usualCount: runLength,
  holding: { useHeld, holdOn },
}

export function Board(props: BoardProps<State, Move, Event, Options>) {
  const { state, previous, play, open, active, watched, options } = props
  const { view, held, leftHanded } = usePiles(props, PILES)
  const { layout } = view
  const count = (pile: number) => cardsIn(state, pile).length

  const press = ({ pile, count: cards }: Spot) => {
    if (!active) return
    if (pile === STOCK) play(draw())
    else if (held) {
      const move = putDown(state, pile)
      if (move) play(move)
    } else if (cards > 0) play(pressed(state, pile, cards))
  }
  const lift = (pile: number, cards: number): Lifted | null =>
    active && isColumn(pile) && cards > 0 && cards <= runLength(state, pile) && !isWon(state)
      ? { pile, cards: cardsIn(state, pile).slice(-cards) }
      : null
  const drop = (spot: Spot, dx: number, dy: number) => {
    hold(null)
    const { pile: from, count: cards, box } = spot
    const to = pileUnder(layout, from, { ...box, x: box.x + dx, y: box.y + dy }, box, {
      counts: isColumn,
      accepts: (pile) => canMove(state, from, pile, cards),
    })
    if (to === undefined) return false
    play({ type: 'move', from, to, count: cards })
    return canMove(state, from, to, cards)
  }
  return (
    <CardTable
      {...view}
      label={texts.table.label}
      first={STOCK}
      press={press}
      onFocusSpot={({ pile, count: cards }) => focusOn({ pile, count: cards })}
      lift={({ pile, count: cards }) => lift(pile, cards)}
      isLifted={({ pile, cards }) => String(lift(pile, cards.length)?.cards) === String(cards)}
      drop={drop}
      isSpread={isColumn}
      // Of the stock, a card of each deal that is left.
      drawn={(pile) => (pile === STOCK ? Math.ceil(count(STOCK) / COLUMNS) : RUN_DRAWN)}
      // Longer columns are those of positions, and come at once.
      dealOrder={({ pile, index }: CardBox) => (isColumn(pile) ? Math.min(index, 5) * COLUMNS + pile : 0)}
      empty={(pile) => {
        if (isColumn(pile) && count(pile) > 0) return undefined
        return pile === STOCK ? <StockPicture closed /> : null
      }}
      face={(card) => faceOf(card, state.suits)}
      large={layout.large}
      falling={isWon(state) && previous !== null}
    >
      <DealNumber
        texts={DEAL_TEXTS}
        dialog={DealDialog}
        deal={state.deal}
        proved={state.proved}
        numbers={[0, DEALS - 1]}
        read={(text) => {
          const chosen = rules.notation.read(text, options)
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
