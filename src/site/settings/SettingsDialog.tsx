/** Owns the settings dialog: the settings of `rows.ts`, one group at a time. */
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { CatalogGame } from '../../games/catalog'
import { Segmented } from '../../ui/controls/Segmented'
import { Dialog } from '../../ui/dialogs/Dialog'
import { startSight } from '../app/vision'
import { GroupList } from './GroupList'
import { loadParts } from './lazyParts'
import { GROUPS, type Group } from './row'
import { ROWS } from './rows'
import styles from './Settings.module.css'

export interface SettingsDialogProps {
  /** The game that is open: its controls are shown. On the home page a game can be chosen. */
  game?: CatalogGame
  onClose(): void
}

export default function SettingsDialog({ game, onClose }: SettingsDialogProps): ReactNode {
  useEffect(() => {
    startSight().catch(() => undefined)
    // They are in the file of the dialog: there before its part of data is.
    loadParts().catch(() => undefined)
  }, [])
  const [group, setGroup] = useState<Group>('look')
  return (
    <Dialog open title="Settings" size="large" onClose={onClose}>
      <div className={styles.settings}>
        <Segmented<Group> label="Part" labelHidden choices={GROUPS} value={group} onChange={setGroup} />
        <div className={styles.part}>
          <GroupList key={group} rows={ROWS.filter((row) => row.group === group)} game={game} />
          {/* In a game it would lead away from the play. */}
          {!game && (
            <p className={styles.hint}>
              <Link href="/settings" onClick={onClose}>
                All settings on one page
              </Link>
              , with a search and a field to try each.
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
}
