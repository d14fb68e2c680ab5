/** The panel of a review: chart, stats, the worst moves with better ones, and a button to try again. */
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { Measure } from '../../engine/core/game/review'
import { listText, plural } from '../../engine/core/text'
import { Button } from '../../ui/controls/Button'
import { useMedia } from '../../ui/useMedia'
import { type MoveLine, textAt } from '../replay/playback/moves'
import type { TurnWatcher } from '../replay/playback/turnWatcher'
import { jumpTo } from '../replay/playback/watcher'
import { reviewTexts } from '../texts/review'
import { Chart } from './Chart'
import type { Review, Verdict } from './judgePlay'
import { SYMBOLS } from './MoveList'
import styles from './ReviewPanel.module.css'
import type { Reviewing } from './useReview'
import { PHONE_PORTRAIT } from './WatchBar'

interface Props {
  readonly reviewing: Reviewing
  readonly watcher: TurnWatcher
  /** The selected worst move: the board shows the state before it. */
  readonly chosen: Verdict | null
  readonly onChoose: (verdict: Verdict) => void
  /** Resumes the game after `at` moves. */
  readonly onResume: (at: number) => void
  readonly onClose: () => void
}

export function ReviewPanel({ reviewing, watcher, chosen, onChoose, onResume, onClose }: Props) {
  const { review } = reviewing
  const { at, length } = useSnapshot(watcher.view)
  const phonePortrait = useMedia(PHONE_PORTRAIT)
  const detail = useRef<HTMLDivElement>(null)
  useEffect(() => {
    watcher.view.playing = false
  }, [watcher])
  // In a low window the better move may be below the edge.
  useEffect(() => {
    if (chosen) detail.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <section className={styles.panel} aria-label={reviewTexts.title} data-review={reviewing.kind}>
      {reviewing.kind === 'judging' && (
        <>
          <p className={styles.text}>{reviewTexts.progress(Math.min(length, reviewing.done + 1), length)}</p>
          <progress
            className={styles.progress}
            aria-label={reviewTexts.progressBar}
            max={Math.max(1, length)}
            value={reviewing.done}
          />
          <Button onClick={onClose}>{reviewTexts.cancel}</Button>
        </>
      )}
      {reviewing.kind === 'failed' && (
        <>
          <p className={styles.text}>{reviewTexts.failed}</p>
          <Button onClick={onClose}>{reviewTexts.close}</Button>
        </>
      )}
      {review && (
        <>
          <Chart review={review} at={at} />
          <Choices review={review} at={at} />
          <Worst
            review={review}
            isWhole={reviewing.kind === 'done'}
            lines={watcher.lines}
            chosen={chosen}
            onChoose={(verdict) => {
              jumpTo(watcher, verdict.step)
              onChoose(verdict)
            }}
          />
          {chosen && (
            <div ref={detail} className={styles.chosen} role="status">
              <p className={styles.text}>
                <span className={styles.phoneOnly}>{`${lossOf(chosen, review.measure)}. `}</span>
                <span>{sentenceOf(chosen)}</span>
              </p>
              {/* On a phone in portrait the button is in the bar below. */}
              {!phonePortrait && (
                <Button variant="primary" onClick={() => onResume(chosen.step)}>
                  {reviewTexts.tryAgain}
                </Button>
              )}
            </div>
          )}
          <Stats summary={review.summary} />
        </>
      )}
    </section>
  )
}

/** What the numbers on the board mean. Screen readers, to which the board of a replay is hidden, hear them here. */
function Choices({ review: { choices, measure }, at }: { readonly review: Review; readonly at: number }) {
  const shown = choices[at]
  if (!shown || shown.length === 0) return null
  return (
    <p className={styles.choices}>
      {measure.values}
      <span className="visually-hidden">
        {` ${listText(shown.map(({ name, value }) => `${name} ${value}`))}`}
      </span>
    </p>
  )
}

interface WorstProps {
  readonly review: Review
  /** All moves are judged. */
  readonly isWhole: boolean
  readonly lines: readonly MoveLine[]
  readonly chosen: Verdict | null
  readonly onChoose: (verdict: Verdict) => void
}

function Worst({ review, isWhole, lines, chosen, onChoose }: WorstProps) {
  const { worst, measure } = review
  if (worst.length === 0) return isWhole && <p className={styles.text}>{reviewTexts.noMistakes}</p>
  return (
    <ul className={styles.worst} aria-label={reviewTexts.worstMoves}>
      {worst.map((verdict) => (
        <li key={verdict.step}>
          <button
            type="button"
            className={styles.move}
            aria-pressed={chosen?.step === verdict.step}
            onClick={() => onChoose(verdict)}
          >
            <span className={styles.symbol} data-grade={verdict.grade} aria-hidden="true">
              {SYMBOLS[verdict.grade ?? 'inaccuracy']}
            </span>
            <span className={styles.played}>{`${verdict.step + 1} ${textAt(lines, verdict.step + 1)}`}</span>
            <span className={styles.lost}>{lossOf(verdict, measure)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** 'Blunder: costs 51 points of winning chance', 'Inaccuracy: loses 6 moves sooner'. */
function lossOf({ grade, loss, detour }: Verdict, { loss: forms }: Measure): string {
  const name = grade ? reviewTexts.grades[grade] : ''
  if (detour) return reviewTexts.graded(name, detour.text)
  return forms ? reviewTexts.graded(name, plural(amount(loss), forms)) : name
}

const amount = (loss: number) => (loss >= 10 ? Math.round(loss) : Math.round(loss * 10) / 10)

function sentenceOf({ better, why }: Verdict): string {
  return [better && reviewTexts.better(better.text), why].filter(Boolean).join(' ')
}

function Stats({ summary }: Pick<Review, 'summary'>) {
  return (
    <dl className={styles.stats}>
      {Object.entries(summary).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
