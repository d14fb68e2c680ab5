/** Owns the page of settings: all of `rows.ts` in their groups, searched, each with a field to try it. */
import { type ReactNode, useEffect, useState } from 'react'
import { Field } from '../../ui/Field'
import { useTakenOver } from '../../ui/takenOver'
import { PageHeader } from '../PageHeader'
import { SETTINGS_FACTS } from '../roomFacts'
import { startSight } from '../sight'
import { usePage } from '../usePage'
import { GroupList } from './GroupList'
import { GROUPS } from './row'
import { ROWS } from './rows'
import styles from './SettingsPage.module.css'
import { useFoundRows } from './useFoundRows'

export default function SettingsPage(): ReactNode {
  usePage(SETTINGS_FACTS)
  useEffect(() => void startSight().catch(() => undefined), [])
  const taken = useTakenOver()
  const [text, setText] = useState('')
  const found = useFoundRows(ROWS, text)
  // A link to one setting: those of this browser alone stand only now.
  useEffect(() => {
    const hash = decodedHash()
    // One that offers a profile leads to where it is offered.
    const id = hash.startsWith('profile=') ? 'profiles' : hash
    if (taken && ROWS.some((row) => row.id === id)) document.getElementById(id)?.scrollIntoView()
  }, [taken])
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
          {text.trim() === '' ? 'Kept in this browser, for every game at once.' : countOf(found.length)}
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

function decodedHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}
