/** Where a game by changed rules first differs from the one before the change. */
import styles from '../Workbench.module.css'
import type { Difference } from './recording'

interface Props {
  readonly unit: 'tick' | 'move'
  /** Null if nothing differs. */
  readonly difference: Difference | null
  readonly onSeek: (to: number) => void
}

/** More are seldom read: the first ones say what changed. */
const SHOWN = 8

export function DifferenceList({ unit, difference, onSeek }: Props) {
  if (!difference) return <p data-difference="">New rules: nothing differs up to here.</p>
  const { at, changes } = difference
  return (
    <div data-difference={at}>
      <p>
        New rules: the first difference is at{' '}
        <button type="button" onClick={() => onSeek(at)}>
          {unit} {at}
        </button>
      </p>
      <ul className={styles.branch}>
        {changes.slice(0, SHOWN).map(({ path, before, after }) => (
          <li key={path}>
            {path}: <code>{JSON.stringify(before) ?? 'nothing'}</code> →{' '}
            <code>{JSON.stringify(after) ?? 'nothing'}</code>
          </li>
        ))}
        {changes.length > SHOWN && <li>and more</li>}
      </ul>
    </div>
  )
}
