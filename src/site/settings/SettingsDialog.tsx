/** The settings dialog: the settings of `rows.ts`, one group at a time. */
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { CatalogGame } from '../../games/catalog'
import { Segmented } from '../../ui/controls/Segmented'
import { Dialog } from '../../ui/dialogs/Dialog'
import { RichText } from '../layout/RichText'
import { settingsTexts } from '../texts/settings'
import { GroupList } from './GroupList'
import { loadParts } from './lazyParts'
import { GROUPS, type Group } from './row'
import { ROWS } from './rows'
import styles from './Settings.module.css'
import { startVision } from './vision'

export interface SettingsDialogProps {
  /** The open game, whose controls are shown. Elsewhere a game can be chosen. */
  game?: CatalogGame
  onClose(): void
}

export default function SettingsDialog({ game, onClose }: SettingsDialogProps): ReactNode {
  useEffect(() => {
    startVision().catch(() => undefined)
    // Loaded now, so that they are there when the visitor opens their group.
    loadParts().catch(() => undefined)
  }, [])
  const [group, setGroup] = useState<Group>('look')
  return (
    <Dialog open title={settingsTexts.title} size="large" onClose={onClose}>
      <div className={styles.settings}>
        <Segmented<Group>
          label={settingsTexts.dialog.groups}
          labelHidden
          choices={GROUPS}
          value={group}
          onChange={setGroup}
        />
        <div className={styles.part}>
          <GroupList key={group} rows={ROWS.filter((row) => row.group === group)} game={game} />
          {/* Not in a game: the link would leave it. */}
          {!game && (
            <p className={styles.hint}>
              <RichText
                text={settingsTexts.dialog.all}
                parts={{
                  link: (
                    <Link href="/settings" onClick={onClose}>
                      {settingsTexts.dialog.allLink}
                    </Link>
                  ),
                }}
              />
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
}
