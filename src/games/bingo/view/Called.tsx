/** The board of all numbers: a row per letter, with called numbers lit. */
import { memo } from 'react'
import { classes } from '../../../ui/styles/classes'
import { LETTERS, PER_COLUMN } from '../rules/card'
import { texts } from '../texts/game'
import styles from './Called.module.css'

interface Props {
  readonly numbers: readonly number[]
}

export const Called = memo(function Called({ numbers }: Props) {
  const last = numbers.at(-1)
  return (
    <div className={styles.called} translate="no">
      <p className="visually-hidden" translate="yes">
        {numbers.length > 0 ? texts.caller.called(numbers) : texts.caller.none}
      </p>
      {LETTERS.map((letter, row) => (
        <div key={letter} className={styles.row} data-column={letter} aria-hidden="true">
          <span className={styles.letter}>{letter}</span>
          {Array.from({ length: PER_COLUMN }, (_, i) => {
            const number = row * PER_COLUMN + i + 1
            return (
              <span
                key={number}
                className={classes(styles.number, 'tabular')}
                data-called={numbers.includes(number) ? number : undefined}
                data-last={number === last || undefined}
              >
                {number}
              </span>
            )
          })}
        </div>
      ))}
    </div>
  )
})
