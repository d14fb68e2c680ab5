/** The table of Pyramid: the pyramid, and in its upper corners the stock, the waste and the cards that were taken. */
import { useEffect, useMemo } from 'react'
import { cardName } from '../../../engine/core/cards'
import type { BoardProps } from '../../../engine/core/game/contract'
import { DealNumber } from '../../../ui/cardTable/DealNumber'
import { PlaceTable } from '../../../ui/cardTable/PlaceTable'
import { pilesAfter } from '../../../ui/cardTable/placeLayout'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import { DEALS } from '../../shared/patience/deals'
import { writePlaces } from '../../shared/patience/places'
import { NONE, rankIndex } from '../../shared/patience/shape'
import { patienceTexts } from '../../shared/patience/texts/game'
import type { Options } from '../options'
import { type Event, isCleared, type Move, rules, type State } from '../rules'
import { KING, makePair, openCard, REMOVED, SHAPE, STOCK, WASTE } from '../rules/state'
import { texts } from '../texts/game'
import { choose, focusOn, hold, holdOn, pressStock, putDown, useChosen } from './chosen'

const DealDialog = lazyComponent(() => import('../../../ui/cardTable/DealDialog'), {
  name: patienceTexts.deal.choose,
})

const PILES = pilesAfter(SHAPE, true)

const pilesOf = ({ places, waste, stock, removed }: State) => [
  ...places.map((card) => (card === NONE ? [] : [card])),
  waste,
  stock,
  removed,
]

function pileText({ waste, stock, removed, redeals }: State, pile: number): string {
  const { table } = patienceTexts
  const [drawnCard, nextCard] = [waste.at(-1), stock.at(-1)]
  if (pile === REMOVED) return texts.table.removed(removed.length)
  if (pile === WASTE)
    return drawnCard === undefined ? table.wasteEmpty : table.waste(cardName(drawnCard), waste.length)
  if (nextCard !== undefined) return texts.table.stock(cardName(nextCard), stock.length)
  if (drawnCard === undefined) return table.stockEmpty
  return redeals === 0 ? table.stockNoPasses : table.stockTurn
}

export function Board({
  state,
  previous,
  turn,
  play,
  open,
  active,
  watched,
  hint,
  highlighted = [],
  options,
}: BoardProps<State, Move, Event, Options>) {
  const chosen = useChosen()
  const all = useMemo(() => pilesOf(state), [state])
  const before = useMemo(() => previous && pilesOf(previous), [previous])
  useEffect(() => holdOn(previous, state), [previous, state])
  const make = (move: Move | null) => move && play(move)
  return (
    <PlaceTable
      shape={SHAPE}
      piles={PILES}
      above
      isFaceUp={() => true}
      all={all}
      before={before}
      label={texts.table.label}
      pileText={(pile) => pileText(state, pile)}
      coveredText={patienceTexts.table.coveredBy}
      turn={turn}
      active={active}
      isNew={state.moves === 0 && previous === null}
      won={isCleared(state)}
      closed={state.redeals === 0}
      held={chosen && { pile: chosen.pile, count: 1 }}
      hinted={hint?.type === 'take' ? hint.piles : []}
      looked={hint?.type === 'draw' ? [STOCK] : highlighted}
      looks={options}
      press={(pile) => {
        if (pile === STOCK) make(pressStock(state))
        else make(pile === REMOVED ? putDown(state, REMOVED) : choose(state, pile))
      }}
      onFocusPile={(pile) => focusOn({ pile, count: 1 })}
      canLift={(pile) => openCard(state, pile) !== NONE && !isCleared(state)}
      accepts={(from, to) =>
        to === REMOVED
          ? rankIndex(openCard(state, from)) === KING
          : makePair(openCard(state, from), openCard(state, to))
      }
      drop={(from, to) => {
        hold(null)
        // Alone, all but a king are refused with the reason.
        if (to === REMOVED) play({ type: 'take', piles: [from] })
        else if (openCard(state, to) !== NONE) play({ type: 'take', piles: [from, to] })
      }}
    >
      <DealNumber
        texts={patienceTexts.deal}
        dialog={DealDialog}
        deal={state.deal}
        proved={state.proved}
        numbers={[0, DEALS - 1]}
        read={(text) => {
          const read = rules.notation.read(text, options)
          return read.deal === null ? writePlaces(read) : String(read.deal)
        }}
        write={() => writePlaces(state)}
        open={watched ? undefined : open}
        active={active}
        corner
        leftHanded={options.side === 'left'}
      />
    </PlaceTable>
  )
}
