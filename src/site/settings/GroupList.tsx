/** The settings of a group, the same in the dialog and on the page. */
import { Fragment, type ReactNode } from 'react'
import type { CatalogGame } from '../../games/catalog'
import { useHydrated } from '../../ui/loading/hydrated'
import { classes } from '../../ui/styles/classes'
import { useParts } from './lazyParts'
import type { SettingsRow } from './row'
import styles from './Settings.module.css'

interface Props {
  readonly rows: readonly SettingsRow[]
  readonly game?: CatalogGame | undefined
  /** Each with its own anchor in the address, and a preview. */
  readonly spread?: boolean
}

export function GroupList({ rows, game, spread = false }: Props): ReactNode {
  const taken = useHydrated()
  const parts = useParts()
  // Those that come late come together: none pushes another away.
  const shown = rows.filter(({ own, late }) => (late ? parts && parts !== 'failed' : taken || !own))
  const missing = parts === 'failed' && rows.some(({ late }) => late)
  const list = shown.map(({ id, Part, Try }) =>
    spread ? (
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
        These settings could not be loaded. You may be offline, or the site was renewed: then load the page
        anew.
      </p>
    </>
  )
}
