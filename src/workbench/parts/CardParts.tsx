/** The table of patiences: a press takes an open card to the waste, and the stock turns up the next one. */
import { useState } from 'react'
import { DealNumber } from '../../ui/cardTable/DealNumber'
import { PlaceTable } from '../../ui/cardTable/PlaceTable'
import { pilesAfter } from '../../ui/cardTable/placeLayout'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import styles from '../Workbench.module.css'
import { Part } from './Part'

const DealDialog = lazyComponent(() => import('../../ui/cardTable/DealDialog'), { name: 'Deal' })

/** A small pyramid. */
const SHAPE = {
  columns: 3,
  rows: 2,
  places: [
    { x: 0.5, y: 0, over: [2, 3] },
    { x: 1.5, y: 0, over: [3, 4] },
    { x: 0, y: 1, over: [] },
    { x: 1, y: 1, over: [] },
    { x: 2, y: 1, over: [] },
  ],
}
const PILES = pilesAfter(SHAPE)
const LOOKS = { colors: 'two', index: 'normal', side: 'right' } as const
/** The cards of each pile: the places, the waste, the stock. */
const START: readonly (readonly number[])[] = [[12], [24], [3], [17], [30], [44], [7, 8, 9]]

const TEXTS = {
  choose: 'Choose a deal',
  number: (deal: number) => `Deal ${deal}`,
  custom: 'Custom deal',
  winnable: 'Winnable',
  label: 'Deal',
  hint: (min: number, max: number) => `${min} to ${max}`,
  button: 'Deal',
  empty: 'Enter a deal first.',
  position: 'This position',
  copy: 'Copy',
  copied: 'Copied.',
}

export function CardParts() {
  const [piles, setPiles] = useState(START)
  const [turn, setTurn] = useState(1)
  const isOpen = (pile: number) =>
    piles[pile]?.length === 1 && SHAPE.places[pile]?.over.every((other) => piles[other]?.length === 0)
  const toWaste = (from: number) => {
    const card = piles[from]?.at(-1)
    if (card === undefined || from === PILES.waste) return
    setPiles(
      piles.map((cards, pile) =>
        pile === from ? cards.slice(0, -1) : pile === PILES.waste ? [...cards, card] : cards,
      ),
    )
  }
  return (
    <Part name="PlaceTable, DealNumber">
      <div className={styles.square}>
        <PlaceTable
          shape={SHAPE}
          piles={PILES}
          above={false}
          isFaceUp={(pile) => pile !== PILES.stock}
          all={piles}
          before={null}
          label="A table of cards"
          pileText={(pile) => (pile === PILES.stock ? 'stock' : 'waste')}
          coveredText={(card, cards) => `${card}, covered by ${cards}`}
          turn={turn}
          active
          isNew={piles === START}
          won={false}
          closed
          held={null}
          hinted={[2, PILES.waste]}
          looked={[]}
          looks={LOOKS}
          press={(pile) => (pile === PILES.stock || isOpen(pile)) && toWaste(pile)}
          canLift={(pile) => isOpen(pile) ?? false}
          accepts={(_, to) => to === PILES.waste}
          drop={(from, to) => to === PILES.waste && toWaste(from)}
        >
          <DealNumber
            texts={TEXTS}
            dialog={DealDialog}
            deal={turn}
            proved
            numbers={[1, 9]}
            read={(text) => text}
            write={() => piles.join(' ')}
            open={() => {
              setPiles([...START])
              setTurn(turn + 1)
            }}
            active
            corner
            leftHanded={false}
          />
        </PlaceTable>
      </div>
    </Part>
  )
}
