/** The panel of a review: its chart, its stats, the worst moves, better ones, and the way to try again. */
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { Figure } from '../../engine/core/game/review'
import { Button } from '../../ui/controls/Button'
import { useMedia } from '../../ui/useMedia'
import { type MoveLine, textAt } from '../watch/moves'
import { PHONE_PORTRAIT } from '../watch/phonePortrait'
import type { TurnWatcher } from '../watch/turnWatcher'
import { jumpTo } from '../watch/watcher'
import { Chart } from './Chart'
import type { Review, Verdict } from './judgePlay'
import styles from './ReviewPanel.module.css'
import { SIGNS } from './signs'
import type { Reviewing } from './useReview'

interface Props {
  readonly reviewing: Reviewing
  readonly watcher: TurnWatcher
  /** The selected worst move: the board shows the state before it. */
  readonly chosen: Verdict | null
  readonly onChoose: (verdict: Verdict) => void
  /** Resumes the game after some moves. */
  readonly onResume: (at: number) => void
  readonly onClose: () => void
}

export function ReviewPanel({ reviewing, watcher, chosen, onChoose, onResume, onClose }: Props) {
  const { at, length } = useSnapshot(watcher.view)
  const inHand = useMedia(PHONE_PORTRAIT)
  const detail = useRef<HTMLDivElement>(null)
  useEffect(() => {
    watcher.view.playing = false
  }, [watcher])
  // In a low window what was better lies below the edge.
  useEffect(() => {
    if (chosen) detail.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <section className={styles.panel} aria-label="Review" data-review={reviewing.kind}>
      {reviewing.kind === 'judging' && (
        <>
          <p className={styles.text}>
            Judging move {Math.min(length, reviewing.done + 1)} of {length}
          </p>
          <progress
            className={styles.progress}
            aria-label="Moves judged"
            max={Math.max(1, length)}
            value={reviewing.done}
          />
          <Button onClick={onClose}>Cancel</Button>
        </>
      )}
      {reviewing.kind === 'failed' && (
        <>
          <p className={styles.text}>The review could not be made.</p>
          <Button onClick={onClose}>Close review</Button>
        </>
      )}
      {reviewing.kind === 'done' && (
        <>
          <Chart review={reviewing.review} at={at} />
          <Worst
            review={reviewing.review}
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
                <span className={styles.inHand}>{lossOf(chosen, reviewing.review.figure)}. </span>
                {sentenceOf(chosen)}
              </p>
              {/* In the hand the bar below has it. */}
              {!inHand && (
                <Button variant="primary" onClick={() => onResume(chosen.step)}>
                  Try again from here
                </Button>
              )}
            </div>
          )}
          <Stats summary={reviewing.review.summary} />
        </>
      )}
    </section>
  )
}

interface WorstProps {
  readonly review: Review
  readonly lines: readonly MoveLine[]
  readonly chosen: Verdict | null
  readonly onChoose: (verdict: Verdict) => void
}

function Worst({ review, lines, chosen, onChoose }: WorstProps) {
  const { worst, figure } = review
  if (worst.length === 0) return <p className={styles.text}>No mistakes were found. Well played.</p>
  return (
    <ul className={styles.worst} aria-label="Worst moves">
      {worst.map((verdict) => (
        <li key={verdict.step}>
          <button
            type="button"
            className={styles.move}
            aria-pressed={chosen?.step === verdict.step}
            onClick={() => onChoose(verdict)}
          >
            <span className={styles.sign} data-grade={verdict.grade} aria-hidden="true">
              {SIGNS[verdict.grade ?? 'inaccuracy']}
            </span>
            <span className={styles.played}>
              {verdict.step + 1} {textAt(lines, verdict.step + 1)}
            </span>
            <span className={styles.lost}>{lossOf(verdict, figure)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** 'Blunder, 51 points of winning chance', 'Inaccuracy, the loss 6 moves nearer'. */
function lossOf({ grade, loss, detour }: Verdict, { lossUnit: unit }: Figure): string {
  const name = `${(grade ?? '').charAt(0).toUpperCase()}${(grade ?? '').slice(1)}`
  if (detour) return `${name}, ${detour.text}`
  return unit ? `${name}, ${amount(loss)}${lossUnit(unit)}` : name
}

const lossUnit = (unit: string) => (unit.startsWith('%') ? unit : ` ${unit}`)
const amount = (loss: number) => (loss >= 10 ? Math.round(loss) : Math.round(loss * 10) / 10)

function sentenceOf({ better, why }: Verdict): string {
  return [better && `Better: ${better.text}.`, why].filter(Boolean).join(' ')
}

function Stats({ summary }: Pick<Review, 'summary'>) {
  return (
    <dl className={styles.figures}>
      {Object.entries(summary).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
