/** The table of Golf: seven columns of cards over the stock and the waste. */
import type { BoardProps } from '../../../engine/core/game/contract'
import { RunTable } from '../../../ui/cardTable/RunTable'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import { DEALS } from '../../shared/patience/deals'
import { writePlaces } from '../../shared/patience/places'
import { takeable } from '../../shared/patience/runState'
import { patienceTexts } from '../../shared/patience/texts/game'
import type { Options } from '../options'
import { type Event, type Move, rules, SHAPE, type State } from '../rules'
import { texts } from '../texts/game'

const DealDialog = lazyComponent(() => import('../../../ui/cardTable/DealDialog'), {
  name: patienceTexts.deal.choose,
})

export function Board(props: BoardProps<State, Move, Event, Options>) {
  return (
    <RunTable
      board={props}
      shape={SHAPE}
      faceDown={false}
      label={texts.table}
      texts={patienceTexts}
      dialog={DealDialog}
      lastDeal={DEALS - 1}
      takeable={(state) => takeable(SHAPE, state)}
      read={rules.notation.read}
      write={writePlaces}
    />
  )
}
