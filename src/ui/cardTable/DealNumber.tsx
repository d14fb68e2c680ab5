/** The number of the deal on the edge of the table; a press opens the dialog to choose another one. */
import { useState } from 'react'
import type { LazyComponent } from '../loading/lazyComponent'
import type { DealDialogProps, DealTexts } from './DealDialog'
import styles from './DealNumber.module.css'

interface Props {
  readonly texts: DealTexts
  /** The dialog, with a message of the game if it cannot be loaded. */
  readonly dialog: LazyComponent<DealDialogProps>
  /** Null for a position given as text. */
  readonly deal: number | null
  /** The solver has won this deal. */
  readonly proved: boolean
  /** The first and the last number of the deals. */
  readonly numbers: readonly [number, number]
  /** Reads a deal or a position, for `open`. Throws an error with a message for the player. */
  readonly read: (text: string) => string
  /** Writes the position of the table. */
  readonly write: () => string
  /** Starts a game with this deal or position. Undefined in a replay. */
  readonly open: ((position: string) => void) | undefined
  readonly active: boolean
  /** In the corner beside the cards, not below them. */
  readonly corner: boolean
  readonly leftHanded: boolean
}

export function DealNumber(props: Props) {
  const { texts, dialog, deal, proved, open, active, corner, leftHanded } = props
  const [choosing, setChoosing] = useState(false)
  return (
    <div className={styles.deal} data-corner={corner || undefined} data-left={leftHanded || undefined}>
      <button
        type="button"
        className={styles.number}
        disabled={!active || !open}
        title={texts.choose}
        onPointerEnter={() => void dialog.load()}
        onClick={() => setChoosing(true)}
      >
        <span className="tabular">{deal === null ? texts.custom : texts.number(deal)}</span>
        {proved && <span className={styles.note}>{texts.winnable}</span>}
      </button>
      {choosing && open && (
        <dialog.Part
          texts={texts}
          numbers={props.numbers}
          read={props.read}
          write={props.write}
          onOpen={open}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}
