/** A world or state as a tree: searched by name, with what the last step changed marked. */
import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '../../ui/controls/Button'
import { copy } from '../../ui/send'
import styles from '../Workbench.module.css'
import { changesOf, pathOf } from './changes'
import { isRandom, nextNumbers } from './nextNumbers'

interface Props {
  /** Plain JSON. */
  readonly value: unknown
  /** The value one step earlier; undefined if nothing is marked. */
  readonly before: unknown
  /** The chart of a value, by its path. */
  readonly chart: (path: string) => ReactNode
}

/** More results are not listed. */
const MAX_FOUND = 200

export function Tree({ value, before, chart }: Props) {
  const [search, setSearch] = useState('')
  const [charted, setCharted] = useState<string | null>(null)
  const changed = useMemo(
    () => (before === undefined ? [] : changesOf(before, value).map(({ path }) => path)),
    [before, value],
  )
  const isChanged = (path: string) =>
    changed.some((each) => each === path || each.startsWith(`${path}.`) || each.startsWith(`${path}[`))
  const shared = { isChanged, charted, onChart: setCharted }
  return (
    <section className={styles.tree} aria-label="Data tree">
      <div className={styles.row}>
        <input
          type="search"
          value={search}
          placeholder="Search"
          aria-label="Search the data"
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button onClick={() => void copy(JSON.stringify(value, null, 1), 'Copied.')}>Copy as JSON</Button>
      </div>
      {charted !== null && chart(charted)}
      {search === '' ? (
        <Branch path="" name="" value={value} {...shared} />
      ) : (
        <ul className={styles.branch}>
          {leavesOf(value)
            .filter(([path]) => path.toLowerCase().includes(search.toLowerCase()))
            .slice(0, MAX_FOUND)
            .map(([path, leaf]) => (
              <li key={path}>
                <Leaf path={path} name={path} value={leaf} {...shared} />
              </li>
            ))}
        </ul>
      )}
    </section>
  )
}

interface PartProps {
  readonly path: string
  readonly name: string
  readonly value: unknown
  readonly isChanged: (path: string) => boolean
  /** The path of the value whose chart is shown. */
  readonly charted: string | null
  readonly onChart: (path: string | null) => void
}

function Branch(props: PartProps) {
  const { path, name, value, isChanged } = props
  const [open, setOpen] = useState(path === '')
  if (typeof value !== 'object' || value === null) return <Leaf {...props} />
  const parts = Object.entries(value)
  const list = (
    <ul className={styles.branch}>
      {parts.map(([key, part]) => {
        const below = pathOf(path, key, Array.isArray(value))
        return (
          <li key={key}>
            <Branch {...props} path={below} name={key} value={part} />
          </li>
        )
      })}
    </ul>
  )
  if (path === '') return list
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary data-changed={isChanged(path) || undefined}>
        {name} <small>{Array.isArray(value) ? `[${parts.length}]` : `{${parts.length}}`}</small>
        {isRandom(value) && <small> next {nextNumbers(value).join(', ')}</small>}
      </summary>
      {open && list}
    </details>
  )
}

/** A value without parts. The name of a number or boolean is a button for its chart. */
function Leaf({ path, name, value, isChanged, charted, onChart }: PartProps) {
  const isCharted = charted === path
  return (
    <span data-changed={isChanged(path) || undefined}>
      {typeof value === 'number' || typeof value === 'boolean' ? (
        <button type="button" aria-pressed={isCharted} onClick={() => onChart(isCharted ? null : path)}>
          {name}
        </button>
      ) : (
        name
      )}
      : <code>{JSON.stringify(value)}</code>
    </span>
  )
}

/** All values that have no parts, with their paths. */
function leavesOf(value: unknown, path = ''): (readonly [path: string, value: unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, part]) =>
    leavesOf(part, pathOf(path, key, Array.isArray(value))),
  )
}
