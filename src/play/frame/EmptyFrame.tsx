/** The empty frame of a game at its final size, to measure it for worlds that fill it. */
import Pause from 'lucide-react/icons/pause'
import type { Ref } from 'react'
import type { CatalogGame } from '../../games/catalog'
import { IconButton } from '../../ui/controls/Button'
import { frameTexts } from '../texts/frame'
import styles from './Frame.module.css'

export function EmptyFrame({
  entry,
  fieldRef,
}: {
  readonly entry: CatalogGame
  readonly fieldRef: Ref<HTMLDivElement>
}) {
  return (
    <section
      className={styles.play}
      aria-label={entry.title}
      aria-busy
      data-kind={entry.kind}
      data-fills={entry.fills || undefined}
    >
      <div className={styles.bar}>
        <div className={styles.tools}>
          <IconButton label={frameTexts.pause} disabled icon={<Pause size={20} aria-hidden="true" />} />
        </div>
      </div>
      <div className={styles.below}>
        <div className={styles.stageArea} ref={fieldRef} />
      </div>
    </section>
  )
}
