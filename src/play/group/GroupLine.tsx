/** A group in the panels: how many results, the best one, and at the end of a game the button that adds the new one. */
import type { ReactNode } from 'react'
import { Button } from '../../ui/controls/Button'
import { nickname } from '../live/words'
import { groupTexts as texts } from '../texts/group'
import styles from './Group.module.css'
import { useBoard, useCandidate } from './useBoard'

interface Props {
  readonly onOpen: () => void
}

export default function GroupLine({ onOpen }: Props): ReactNode {
  const board = useBoard()
  const candidate = useCandidate(board)
  const best = board?.rows[0]
  return (
    <div className={styles.line} data-group>
      <Button variant="quiet" onClick={onOpen}>
        {board
          ? best
            ? texts.line(board.rows.length, best.value, nickname(best.name))
            : texts.noResults
          : texts.checking}
      </Button>
      {typeof candidate === 'object' && candidate && !candidate.added && (
        <Button onClick={onOpen}>{texts.add}</Button>
      )}
    </div>
  )
}
