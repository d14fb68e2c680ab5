/** The setting of keys and gamepad buttons, one game at a time. */
import { Bindings } from '../bindings/Bindings'
import type { SettingsRow } from '../row'
import styles from '../Settings.module.css'

export const BINDINGS: SettingsRow = {
  id: 'keys',
  group: 'controls',
  title: 'Keys and pad',
  about: 'keyboard gamepad controller buttons remap rebind bindings',
  own: true,
  Part({ game }) {
    return (
      <section className={styles.group}>
        <h3 className={styles.heading}>Keys and pad</h3>
        <Bindings open={game} />
      </section>
    )
  },
}
