/** The letter boxes: one per letter of the answer, word by word. */
import { classes } from '../../../ui/styles/classes'
import type { Phase } from '../rules'
import { texts } from '../texts/game'
import styles from './Boxes.module.css'

interface Props {
  readonly answer: string
  readonly hidden: readonly number[]
  readonly typed: string
  readonly phase: Phase
  /** Changes with each wrong guess, which restarts the shake animation. */
  readonly shake: number
}

export function Boxes({ answer, hidden, typed, phase, shake }: Props) {
  const isOpen = phase !== 'guessing'
  const letterAt = (place: number): string => {
    const nth = hidden.indexOf(place)
    return nth < 0 || isOpen ? (answer[place] as string) : (typed[nth] ?? '')
  }
  let place = -1
  const words = answer.split(' ').map((word) => {
    place++
    return [...word].map(() => place++)
  })
  const spoken = words
    .map((places) => places.map((at) => letterAt(at) || texts.board.blank).join(' '))
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
        {words.map((places) => (
          <span key={places[0]} className={styles.word}>
            {places.map((at) => {
              const letter = letterAt(at)
              const nth = hidden.indexOf(at)
              return (
                <span
                  key={at}
                  className={styles.box}
                  data-letter={letter ? (nth < 0 ? 'revealed' : 'typed') : undefined}
                  data-cursor={(!isOpen && nth === typed.length) || undefined}
                  style={{ '--place': at } as React.CSSProperties}
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
