/** The letter boxes: one per letter of the answer, word by word. */
import { itemAt } from '../../../engine/core/itemAt'
import { classes } from '../../../ui/styles/classes'
import type { Phase } from '../rules'
import { texts } from '../texts/game'
import styles from './Boxes.module.css'

interface Props {
  /** The answer as it is shown. */
  readonly answer: string
  readonly hidden: readonly number[]
  readonly typed: string
  readonly phase: Phase
  /** Changes with each wrong guess, which restarts the shake animation. */
  readonly shake: number
}

export function Boxes({ answer, hidden, typed, phase, shake }: Props) {
  const isOpen = phase !== 'guessing'
  const letterAt = (index: number): string => {
    const nth = hidden.indexOf(index)
    return nth < 0 || isOpen ? itemAt(answer, index) : (typed[nth] ?? '')
  }
  let index = -1
  const words = answer.split(' ').map((word) => {
    index++
    return [...word].map(() => index++)
  })
  const spoken = words
    .map((indexes) => indexes.map((at) => letterAt(at) || texts.board.blank).join(' '))
    .join(', ')
  const longest = Math.max(...words.map((word) => word.length))
  return (
    <div className={styles.slot}>
      <p className="visually-hidden">{texts.board.boxes(spoken)}</p>
      <div
        key={shake}
        className={classes(styles.boxes, shake > 0 && styles.shaken)}
        data-phase={phase}
        style={{ '--letters': answer.length, '--longest': longest } as React.CSSProperties}
        aria-hidden="true"
      >
        {words.map((indexes) => (
          <span key={indexes[0]} className={styles.word}>
            {indexes.map((at) => {
              const letter = letterAt(at)
              const nth = hidden.indexOf(at)
              return (
                <span
                  key={at}
                  className={styles.box}
                  data-letter={letter ? (nth < 0 ? 'revealed' : 'typed') : undefined}
                  data-cursor={(!isOpen && nth === typed.length) || undefined}
                  style={{ '--index': at } as React.CSSProperties}
                >
                  {letter}
                </span>
              )
            })}
          </span>
        ))}
      </div>
    </div>
  )
}
