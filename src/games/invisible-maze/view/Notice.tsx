/** The panels between levels: Level Complete, and Time's Up. */
import { useEffect, useRef } from 'react'
import { plural } from '../../../engine/core/text'
import { Button } from '../../../ui/controls/Button'
import { useCover } from '../../../ui/dialogs/cover'
import { levelOf, type Move, type State, spentMs } from '../rules'
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
  const seconds = (spentMs(state, state.now) / 1000).toFixed(1)
  // The panel takes the focus, and returns it to the maze.
  useEffect(() => {
    const button = main.current
    const maze = button?.closest('[data-game]')?.querySelector<HTMLElement>('[role="grid"]')
    button?.focus({ preventScroll: true })
    return () => maze?.focus({ preventScroll: true })
  }, [])
  return (
    <section className={styles.notice} aria-label={done ? 'Level Complete' : "Time's Up"}>
      <h3 className={styles.title}>{done ? 'Level Complete' : "Time's Up"}</h3>
      <p className={styles.text}>
        {plural(state.moves, {
          one: `${name}: # move in ${seconds} s`,
          other: `${name}: # moves in ${seconds} s`,
        })}
      </p>
      <div className={styles.buttons}>
        <Button ref={main} variant="primary" onClick={() => play(done ? 'next' : 'retry')}>
          {done ? 'Next Level' : 'Retry'}
        </Button>
        <Button onClick={() => play(done ? 'retry' : 'end')}>{done ? 'Retry' : 'End game'}</Button>
        {done && state.seed !== undefined && <Button onClick={() => play('end')}>End game</Button>}
      </div>
    </section>
  )
}
