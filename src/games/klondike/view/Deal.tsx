/** The number of the deal on the edge of the table; a press opens the dialog to choose another one. */
import { useState } from 'react'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import type { State } from '../rules'
import { texts } from '../texts/game'
import styles from './Deal.module.css'

const DealDialog = lazyComponent(() => import('./DealDialog'), { name: texts.deal.choose })

interface Props {
  readonly state: State
  /** Undefined in a replay. */
  readonly open: ((position: string) => void) | undefined
  readonly active: boolean
  /** In the corner beside the columns, not below them. */
  readonly corner: boolean
  readonly leftHanded: boolean
}

export function Deal({ state, open, active, corner, leftHanded }: Props) {
  const [choosing, setChoosing] = useState(false)
  const { deal, proved } = state
  return (
    <div className={styles.deal} data-corner={corner || undefined} data-left={leftHanded || undefined}>
      <button
        type="button"
        className={styles.number}
        disabled={!active || !open}
        title={texts.deal.choose}
        onPointerEnter={() => void DealDialog.load()}
        onClick={() => setChoosing(true)}
      >
        <span className="tabular">{deal === null ? texts.deal.custom : texts.deal.number(deal)}</span>
        {proved && <span className={styles.note}>{texts.deal.winnable}</span>}
      </button>
      {choosing && open && <DealDialog.Part state={state} onOpen={open} onClose={() => setChoosing(false)} />}
    </div>
  )
}
