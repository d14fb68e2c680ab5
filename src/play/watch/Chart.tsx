/** The chart of a review: the evaluation after each move, the current moment, and the worst moves. */
import { reviewTexts } from '../texts/review'
import styles from './Chart.module.css'
import type { Review } from './judgePlay'

interface Props {
  readonly review: Review
  /** The number of moves at the moment that is shown. */
  readonly at: number
}

const POINTS = 400

export function Chart({ review, at }: Props) {
  const { measure, side, values, worst } = review
  const max = measure.max ?? 100
  const last = Math.max(1, values.length - 1)
  const known = values.flatMap((value, move) => (value === null ? [] : [{ move, value }]))
  const every = Math.max(1, Math.ceil(known.length / POINTS))
  const drawn = known.filter((_, n) => n % every === 0 || n === known.length - 1)
  const across = (move: number) => (move / last) * 100
  const up = (value: number) => 100 - (value / max) * 100
  const line = drawn.map(({ move, value }) => `${across(move).toFixed(2)} ${up(value).toFixed(2)}`)
  const name = reviewTexts.chart(measure.label, side)
  const valueText = (value: number | undefined) =>
    value === undefined ? reviewTexts.unknownValue : `${Math.round(value)}${measure.unit}`
  const text = reviewTexts.chartSummary(name, valueText(known[0]?.value), valueText(known.at(-1)?.value))
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span>{name}</span> <output className="tabular">{valueText(valueAt(values, at))}</output>
      </figcaption>
      <div className={styles.field}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={text}>
          <title>{text}</title>
          {measure.sides && <path className={styles.middle} d="M0 50H100" />}
          {line.length > 1 && (
            <>
              <path
                className={styles.area}
                d={`M${across(drawn[0]?.move ?? 0)} 100L${line.join('L')}L${across(drawn.at(-1)?.move ?? 0)} 100Z`}
              />
              <path className={styles.line} d={`M${line.join('L')}`} />
            </>
          )}
          <path className={styles.now} d={`M${across(at)} 0V100`} />
        </svg>
        {worst.map(({ step, grade }) => (
          <span
            key={step}
            aria-hidden="true"
            className={styles.dot}
            data-grade={grade}
            style={{
              insetInlineStart: `${across(step + 1)}%`,
              insetBlockStart: `${up(values[step + 1] ?? 0)}%`,
            }}
          />
        ))}
      </div>
    </figure>
  )
}

function valueAt(values: Review['values'], at: number): number | undefined {
  for (let move = Math.min(at, values.length - 1); move >= 0; move--) {
    const value = values[move]
    if (value != null) return value
  }
  return undefined
}
