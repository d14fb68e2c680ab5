/** The setting of keys and gamepad buttons, one game at a time. */
import { settingsTexts } from '../../texts/settings'
import { Bindings } from '../bindings/Bindings'
import type { SettingsRow } from '../row'
import styles from '../Settings.module.css'

const texts = settingsTexts.bindings

export const BINDINGS: SettingsRow = {
  id: 'keys',
  group: 'controls',
  title: texts.name,
  keywords: texts.keywords,
  own: true,
  Part({ game }) {
    return (
      <section className={styles.group}>
        <h3 className={styles.heading}>{texts.name}</h3>
        <Bindings open={game} />
      </section>
    )
  },
}
