/** The settings of a group, the same in the dialog and on the page. */
import { Fragment, type ReactNode } from 'react'
import type { CatalogGame } from '../../games/catalog'
import { useHydrated } from '../../ui/hydrated'
import { classes } from '../../ui/styles/classes'
import { settingsTexts } from '../texts/settings'
import { useParts } from './lazyParts'
import type { SettingsRow } from './row'
import styles from './Settings.module.css'

interface Props {
  readonly rows: readonly SettingsRow[]
  readonly game?: CatalogGame | undefined
  /** As on the page: each with an anchor and a preview. */
  readonly onPage?: boolean
}

export function GroupList({ rows, game, onPage = false }: Props): ReactNode {
  const hydrated = useHydrated()
  const parts = useParts()
  // The late rows appear together, so that none moves another.
  const shown = rows.filter(({ own, late }) => (late ? parts && parts !== 'failed' : hydrated || !own))
  const missing = parts === 'failed' && rows.some(({ late }) => late)
  const list = shown.map(({ id, Part, Try }) =>
    onPage ? (
      <div key={id} id={id} className={classes(styles.row, Try && styles.withPreview)} data-setting={id}>
        <div className={styles.setting}>
          <Part game={game} />
        </div>
        {Try && <Try />}
      </div>
    ) : (
      <Fragment key={id}>
        <Part game={game} />
      </Fragment>
    ),
  )
  if (!missing) return list
  return (
    <>
      {list}
      <p className={styles.error} role="alert">
        {settingsTexts.failed}
      </p>
    </>
  )
}
