/** The settings page: all settings of `site/settings/rows.ts` in groups, with a search and previews. */
import { type ReactNode, useEffect, useState } from 'react'
import { typedText } from '../../../engine/core/input/typed'
import { Field } from '../../../ui/controls/Field'
import { useHydrated } from '../../../ui/hydrated'
import { classes } from '../../../ui/styles/classes'
import { PageHeader } from '../../layout/PageHeader'
import { usePage } from '../../layout/usePage'
import { GroupList } from '../../settings/GroupList'
import { loadParts, useParts } from '../../settings/lazyParts'
import { GROUPS, type SettingsRow } from '../../settings/row'
import { ROWS } from '../../settings/rows'
import { settingsTexts } from '../../texts/settings'
import { SETTINGS_FACTS } from './pageFacts'
import { SectionIndex } from './SectionIndex'
import styles from './SettingsPage.module.css'
import { useFoundRows } from './useRowSearch'

export default function SettingsPage(): ReactNode {
  usePage(SETTINGS_FACTS)
  useEffect(() => {
    import('../../settings/vision').then(({ startVision }) => startVision()).catch(() => undefined)
  }, [])
  const hydrated = useHydrated()
  const parts = useParts()
  const [text, setText] = useState('')
  const found = useFoundRows(ROWS, text)
  const [linked] = useState(linkedRow)
  // Some rows exist only after hydration, and some load later.
  const ready = hydrated && (!linked?.late || parts !== null)
  useEffect(() => {
    if (linked?.late) loadParts().catch(() => undefined)
  }, [linked])
  useEffect(() => {
    if (ready && linked) document.getElementById(linked.id)?.scrollIntoView()
  }, [ready, linked])
  const groups = GROUPS.map((group) => ({
    ...group,
    rows: found.filter((row) => row.group === group.value),
  })).filter(({ rows }) => rows.length > 0)
  return (
    <div className={styles.page}>
      <PageHeader title={settingsTexts.title} page="settings" />
      <main className={styles.main}>
        <div className={styles.head}>
          <h1 className={styles.title}>{settingsTexts.title}</h1>
          <div className={classes('screen-only', styles.finder)}>
            <Field label={settingsTexts.search}>
              {(wiring) => (
                <input
                  {...wiring}
                  type="search"
                  value={text}
                  placeholder={settingsTexts.searchHint}
                  onChange={(event) => setText(event.currentTarget.value)}
                />
              )}
            </Field>
          </div>
        </div>
        <p className={styles.line} role="status">
          {typedText(text) === '' ? settingsTexts.scope : countOf(found.length)}
        </p>
        <SectionIndex sections={groups.map(({ value, label }) => ({ id: `group-${value}`, label }))} />
        <div>
          {groups.map(({ value, label, rows }) => (
            <section key={value} className={styles.group} aria-labelledby={`group-${value}`}>
              <h2 id={`group-${value}`} className={styles.name}>
                {label}
              </h2>
              <GroupList rows={rows} onPage />
            </section>
          ))}
        </div>
      </main>
    </div>
  )
}

function countOf(found: number): string {
  return found === 0 ? settingsTexts.noMatch : settingsTexts.found(found)
}

/** The setting that the address links to. */
function linkedRow(): SettingsRow | undefined {
  if (typeof location === 'undefined') return undefined
  try {
    // A link with a profile leads to the profiles, even if it is damaged, and one of another device to its connection.
    const [, kind] = /^#(profile|join|reply)=/.exec(location.hash) ?? []
    const id = kind ? (kind === 'profile' ? 'profiles' : 'move') : decodeURIComponent(location.hash.slice(1))
    return ROWS.find((row) => row.id === id)
  } catch {
    return undefined
  }
}
