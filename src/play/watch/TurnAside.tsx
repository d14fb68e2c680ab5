/** Beside the board of a replay: its review, if opened, and its moves. */
import { useSnapshot } from 'valtio'
import type { TurnGame } from '../../engine/core/game/contract'
import type { PlayRecord } from '../../engine/core/record/record'
import type { TurnWatcher } from '../replay/playback/turnWatcher'
import styles from './Aside.module.css'
import type { Verdict } from './judgePlay'
import { MoveList } from './MoveList'
import { ReviewPanel } from './ReviewPanel'
import { type Reviewing, useReview } from './useReview'

interface Props {
  readonly id: string
  readonly game: TurnGame
  readonly record: PlayRecord
  readonly watcher: TurnWatcher
  readonly chosen: Verdict | null
  readonly onChoose: (verdict: Verdict) => void
  readonly onResume: (at: number) => void
  readonly onClose: () => void
}

/** The moves without a review. */
export function Moves({ watcher }: Pick<Props, 'watcher'>) {
  if (watcher.lines.length === 0) return null
  return (
    <div className={styles.aside}>
      <MoveList watcher={watcher} />
    </div>
  )
}

/** The review, and the moves with their grades. */
export function Reviewed(props: Props) {
  const { id, game, record, watcher } = props
  const { options } = record
  const reviewing = useReview({ id, game, options, history: watcher.history })
  return (
    <div className={styles.aside} data-reviewed>
      <ReviewPanel {...props} reviewing={reviewing} chosen={useChosen(props)} />
      <MoveList watcher={watcher} grades={gradesOf(reviewing)} />
    </div>
  )
}

/** The selected move, while the board shows the state before it. */
function useChosen({ chosen, watcher }: Pick<Props, 'chosen' | 'watcher'>): Verdict | null {
  const { at } = useSnapshot(watcher.view)
  return chosen?.step === at ? chosen : null
}

const gradesOf = (reviewing: Reviewing) => (reviewing.kind === 'done' ? reviewing.review.verdicts : undefined)
