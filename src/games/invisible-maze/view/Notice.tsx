/** The panels between levels: Level Complete, and Time's Up. */
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/controls/Button'
import { useCover } from '../../../ui/dialogs/cover'
import { levelOf, type Move, type State, spentMs } from '../rules'
import { texts } from '../texts/game'
import styles from './Notice.module.css'

interface Props {
  readonly state: State
  readonly play: (move: Move) => void
}

export function Notice({ state, play }: Props) {
  const main = useRef<HTMLButtonElement>(null)
  useCover()
  const done = state.stage === 'complete'
  const { name } = levelOf(state)
  const seconds = spentMs(state, state.now) / 1000
  // The panel takes the focus, and returns it to the maze.
  useEffect(() => {
    const button = main.current
    const maze = button?.closest('[data-game]')?.querySelector<HTMLElement>('[role="grid"]')
    button?.focus({ preventScroll: true })
    return () => maze?.focus({ preventScroll: true })
  }, [])
  return (
    <section className={styles.notice} aria-label={done ? texts.notice.complete : texts.notice.timeUp}>
      <h3 className={styles.title}>{done ? texts.notice.complete : texts.notice.timeUp}</h3>
      <p className={styles.text}>{texts.notice.effort(name, state.moves, seconds)}</p>
      <div className={styles.buttons}>
        <Button ref={main} variant="primary" onClick={() => play(done ? 'next' : 'retry')}>
          {done ? texts.notice.next : texts.notice.retry}
        </Button>
        <Button onClick={() => play(done ? 'retry' : 'end')}>
          {done ? texts.notice.retry : texts.notice.end}
        </Button>
        {done && state.seed !== undefined && <Button onClick={() => play('end')}>{texts.notice.end}</Button>}
      </div>
    </section>
  )
}
