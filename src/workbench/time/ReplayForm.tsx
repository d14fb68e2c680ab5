/** Opens a replay from a link or a file in the workbench. */
import { type FormEvent, useState } from 'react'
import styles from '../Workbench.module.css'
import { addressOf, replayOf } from './replays'

export function ReplayForm() {
  const [problem, setProblem] = useState<string | null>(null)
  const open = async (from: string | File) => {
    try {
      history.pushState(null, '', await addressOf(await replayOf(from)))
      dispatchEvent(new PopStateEvent('popstate'))
    } catch (error) {
      setProblem(`This is no replay: ${error instanceof Error ? error.message : error}.`)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void open(String(new FormData(event.currentTarget).get('link')))
  }
  return (
    <form className={styles.form} aria-label="A replay" onSubmit={submit}>
      <label>
        Replay link <input name="link" type="text" required spellCheck={false} />
      </label>
      <button type="submit">Open</button>
      <label>
        or file{' '}
        <input
          type="file"
          onChange={({ currentTarget: { files } }) => {
            if (files?.[0]) void open(files[0])
          }}
        />
      </label>
      {problem !== null && <span role="alert">{problem}</span>}
    </form>
  )
}
