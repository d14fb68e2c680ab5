/** The settings page: all of `rows.ts` in groups, with search, each with a preview to try it. */

import { type ReactNode, useEffect, useState } from 'react'
import { typedText } from '../../engine/core/input/typed'
import { Field } from '../../ui/controls/Field'
import { useHydrated } from '../../ui/loading/hydrated'
import { PageHeader } from '../layout/PageHeader'
import { usePage } from '../pages/usePage'
import { GroupList } from './GroupList'
import { loadParts, useParts } from './lazyParts'
import { SETTINGS_FACTS } from './pageFacts'
import { GROUPS, type SettingsRow } from './row'
import { ROWS } from './rows'
import styles from './SettingsPage.module.css'
import { useFoundRows } from './useRowSearch'

export default function SettingsPage(): ReactNode {
  usePage(SETTINGS_FACTS)
  useEffect(() => {
    import('../app/vision').then(({ startVision }) => startVision()).catch(() => undefined)
  }, [])
  const taken = useHydrated()
  const parts = useParts()
  const [text, setText] = useState('')
  const found = useFoundRows(ROWS, text)
  const [asked] = useState(rowAsked)
  // A link to one setting: some exist only after hydration, and some load later.
  const there = taken && (!asked?.late || parts !== null)
  useEffect(() => {
    if (asked?.late) loadParts().catch(() => undefined)
  }, [asked])
  useEffect(() => {
    if (there && asked) document.getElementById(asked.id)?.scrollIntoView()
  }, [there, asked])
  return (
    <div className={styles.page}>
      <PageHeader title="Settings" room="settings" />
      <main className={styles.main}>
        <div className={styles.head}>
          <h1 className={styles.title}>Settings</h1>
          <div className={styles.finder}>
            <Field label="Search">
              {(wiring) => (
                <input
                  {...wiring}
                  type="search"
                  value={text}
                  placeholder="A setting"
                  onChange={(event) => setText(event.currentTarget.value)}
                />
              )}
            </Field>
          </div>
        </div>
        <p className={styles.line} role="status">
          {typedText(text) === '' ? 'Kept in this browser, for every game at once.' : countOf(found.length)}
        </p>
        {GROUPS.map(({ value, label }) => {
          const rows = found.filter(({ group }) => group === value)
          return (
            rows.length > 0 && (
              <section key={value} className={styles.group} aria-labelledby={`group-${value}`}>
                <h2 id={`group-${value}`} className={styles.name}>
                  {label}
                </h2>
                <GroupList rows={rows} spread />
              </section>
            )
          )
        })}
      </main>
    </div>
  )
}

function countOf(found: number): string {
  if (found === 0) return 'No setting like that.'
  return found === 1 ? '1 setting' : `${found} settings`
}

/** The setting that the address leads to. */
function rowAsked(): SettingsRow | undefined {
  if (typeof location === 'undefined') return undefined
  try {
    // One that offers a profile leads to where it is offered, damaged or not.
    const id = location.hash.startsWith('#profile=') ? 'profiles' : decodeURIComponent(location.hash.slice(1))
    return ROWS.find((row) => row.id === id)
  } catch {
    return undefined
  }
}
