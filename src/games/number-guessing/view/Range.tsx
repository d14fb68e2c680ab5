/** The bar of all numbers: the possible range is bright, every guess is a pin. */
import { type CSSProperties, memo } from 'react'
import { rangeOf, type State } from '../rules'
import { texts } from '../texts/game'
import styles from './Range.module.css'

/** From this part of the bar on, in percent, a text fits between the numbers at its ends. */
const WIDE = 60

/** Memoized, because typing does not affect it. */
export const Range = memo(function Range({ state }: { readonly state: State }) {
  const { min, max } = state
  const { low, high } = rangeOf(state)
  const span = max - min + 1
  // Each number covers an equal segment of the bar.
  const start = ((low - min) / span) * 100
  const end = Math.max(start, ((high + 1 - min) / span) * 100)
  const middle = (value: number) => ((value - min + 0.5) / span) * 100
  return (
    <div className={styles.range}>
      <p className="visually-hidden">{texts.range.possible(low, high)}</p>
      <div className={styles.bar} aria-hidden="true">
        <div
          className={styles.possible}
          style={{ insetInlineStart: `${start}%`, inlineSize: `max(14px, ${end - start}%)` }}
        />
        {state.tried.map((guess, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: guesses are identified by their position
            key={index}
            className={styles.pin}
            data-hint={guess.hint}
            data-last={index === state.tried.length - 1 || undefined}
            style={{ insetInlineStart: `${middle(guess.value)}%` }}
          />
        ))}
      </div>
      {/* At the ends of the possible part, which is as wide as its numbers at least. */}
      <div
        className={styles.ends}
        style={
          {
            '--start': `${start}fr`,
            '--width': `${end - start}fr`,
            '--rest': `${100 - end}fr`,
          } as CSSProperties
        }
        aria-hidden="true"
      >
        {low <= high && (
          <p className={styles.possibleEnds}>
            <span className="tabular">{low}</span>
            {end - start > WIDE && <span className={styles.soft}>{texts.range.between}</span>}
            {low < high && <span className="tabular">{high}</span>}
          </p>
        )}
      </div>
    </div>
  )
})
