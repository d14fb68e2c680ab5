/** The bar above an item of the practice list: what is asked, the verdict on the first try, and what comes next. */
import { type ReactNode, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { dayAt } from '../../engine/storage/values/localDay'
import { practice } from '../../engine/storage/values/practice'
import { Button } from '../../ui/controls/Button'
import bar from '../../ui/styles/bar.module.css'
import { classes } from '../../ui/styles/classes'
import { usePlay } from '../session/core/usePlay'
import type { TurnSession } from '../session/turns/turnSession'
import { practiceTexts } from '../texts/practice'
import { reviewTexts } from '../texts/review'
import { type Attempt, followAttempt } from './attempt'
import { isDue, listOf, scoreAttempt } from './list'
import { openItem } from './openItem'
import styles from './Practice.module.css'

const texts = practiceTexts.bar

interface Props {
  readonly play: TurnSession
  readonly position: string
}

type Verdict = Attempt & { readonly removed: boolean }

export default function PracticeBar(props: Props): ReactNode {
  const { onPractice } = usePlay()
  const { scene, phase } = useSnapshot(props.play.view)
  // New Game leaves practice.
  useEffect(() => {
    if (phase === 'ready') onPractice(null)
  }, [phase, onPractice])
  // Restart begins the item again.
  return <Bar key={scene} {...props} />
}

function Bar({ play, position }: Props): ReactNode {
  const page = usePlay()
  const { id } = play
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [isTask] = useState(() => play.game.practice?.begins?.(play.state) === true)
  useEffect(
    () =>
      followAttempt(play, (attempt) => {
        let removed = false
        if (attempt.kind !== 'failed') {
          const trial = scoreAttempt(
            practice.get(),
            id,
            position,
            attempt.kind === 'solved',
            dayAt(Date.now()),
          )
          practice.update(...trial.changes)
          practice.flush()
          removed = trial.removes
        }
        setVerdict({ ...attempt, removed })
      }),
    [play, id, position],
  )
  const next = () => {
    const today = dayAt(Date.now())
    return listOf(practice.get(), id, today).find((item) => item.position !== position && isDue(item, today))
  }
  const following = verdict && next()
  return (
    <section
      className={classes('screen-only', bar.bar)}
      aria-label={practiceTexts.title}
      data-practice={verdict?.kind ?? 'open'}
    >
      <p role="status" className={styles.verdict}>
        {verdict ? (
          <>
            <span>{verdictText(verdict, isTask)}</span>
            {verdict.kind === 'missed' && verdict.better && <span>{reviewTexts.better(verdict.better)}</span>}
            {verdict.kind === 'missed' && verdict.why && <span>{verdict.why}</span>}
          </>
        ) : (
          <span>{isTask ? texts.findMate : texts.find}</span>
        )}
      </p>
      <div className={styles.buttons}>
        {following && (
          <Button variant="primary" onClick={() => void openItem(page, following.position)}>
            {texts.next}
          </Button>
        )}
        <Button onClick={() => page.onPractice(null, true)}>{texts.list}</Button>
      </div>
    </section>
  )
}

function verdictText({ kind, removed }: Verdict, isTask: boolean): string {
  if (kind === 'solved') return removed ? texts.removed : texts.solved
  if (kind === 'missed') return isTask ? texts.missedMate : texts.missed
  return kind === 'hinted' ? texts.hinted : texts.failed
}
