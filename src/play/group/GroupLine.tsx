/** A group in the panels: how many results, the best one, and at the end of a game the button that adds the new one. */
import type { ReactNode } from 'react'
import { Button } from '../../ui/controls/Button'
import { nickname } from '../live/words'
import { groupTexts as texts } from '../texts/group'
import type { Board } from './board'
import styles from './Group.module.css'
import { useBoard, useCandidate } from './useBoard'

interface Props {
  readonly onOpen: () => void
}

export default function GroupLine({ onOpen }: Props): ReactNode {
  const board = useBoard()
  const candidate = useCandidate(board)
  return (
    <div className={styles.line} data-group>
      <Button variant="quiet" onClick={onOpen}>
        {board ? lineOf(board) : texts.checking}
      </Button>
      {typeof candidate === 'object' && candidate && !candidate.added && (
        <Button onClick={onOpen}>{texts.add}</Button>
      )}
    </div>
  )
}

export function lineOf({ rows, failed, damaged }: Board): string {
  const isIncomplete = damaged || failed.length > 0
  const [best] = rows
  if (!best) return isIncomplete ? texts.noneShown : texts.noResults
  const line = texts.line(rows.length, best.value, nickname(best.name))
  return isIncomplete ? texts.incomplete(line) : line
}
