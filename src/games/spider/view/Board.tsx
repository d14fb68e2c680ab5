/** The table of Spider: what a press, a drag and a hint mean there. */
import { useEffect, useMemo, useRef } from 'react'
import type { BoardProps } from '../../../engine/core/game/contract'
import type { Marks } from '../../../ui/cardTable/Cards'
import { CardTable, type Lifted, movedCards } from '../../../ui/cardTable/CardTable'
import { DealNumber } from '../../../ui/cardTable/DealNumber'
import { type CardBox, pileUnder } from '../../../ui/cardTable/layout'
import { StockPicture } from '../../../ui/cardTable/StockPicture'
import type { Spot } from '../../../ui/cardTable/spots'
import { useSize } from '../../../ui/cardTable/useSize'
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
  const table = useRef<HTMLDivElement>(null)
  const size = useSize(table)
  const leftHanded = options.side === 'left'
  const layout = useMemo(
    () => layoutOf(state, { ...size, large: options.index === 'large', leftHanded }),
    [state, size, options.index, leftHanded],
  )
  const spots = useMemo(() => spotsOf(state, layout), [state, layout])
  const held = useHeld()
  useEffect(() => holdOn(previous, state), [previous, state])
  const moved = useMemo(() => movedCards(previous && pilesOf(previous), pilesOf(state)), [previous, state])
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
  const marks: Marks | null = held && { pile: held.pile, count: held.count ?? runLength(state, held.pile) }

  return (
    <CardTable
      table={table}
      label={texts.table.label}
      layout={layout}
      spots={spots}
      first={STOCK}
      turn={turn}
      press={press}
      onFocusSpot={({ pile, count: cards }) => focusOn({ pile, count: cards })}
      lift={({ pile, count: cards }) => lift(pile, cards)}
      isLifted={({ pile, cards }) => String(lift(pile, cards.length)?.cards) === String(cards)}
      drop={drop}
      size={count}
      isSpread={isColumn}
      // Of the stock, a card of each deal that is left.
      drawn={(pile) => (pile === STOCK ? Math.ceil(count(STOCK) / COLUMNS) : RUN_DRAWN)}
      stock={STOCK}
      // Longer columns are those of positions, and come at once.
      dealOrder={({ pile, index }: CardBox) => (isColumn(pile) ? Math.min(index, 5) * COLUMNS + pile : 0)}
      empty={(pile) => {
        if (isColumn(pile) && count(pile) > 0) return undefined
        return pile === STOCK ? <StockPicture closed /> : null
      }}
      held={marks}
      hinted={hint?.type === 'move' ? { pile: hint.from, count: hint.count } : null}
      hintTo={hint?.type === 'move' ? hint.to : hint?.type === 'draw' ? STOCK : -1}
      looked={highlighted}
      face={(card) => faceOf(card, state.suits)}
      fourColors={options.colors === 'four'}
      large={layout.large}
      moved={moved}
      dealing={state.moves === 0 && previous === null}
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

const pilesOf = (state: State) => Array.from({ length: STOCK + 1 }, (_, pile) => cardsIn(state, pile))
