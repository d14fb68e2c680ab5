/** What incoming data replaces: each part, as it is now and as it would be. */
import type { ReactNode } from 'react'
import { dataTexts } from '../../texts/data'
import styles from '../Settings.module.css'
import type { Incoming } from './incoming'

const texts = dataTexts.import

const countText = (replays: number) => (replays === 0 ? dataTexts.none : texts.countReplays(replays))

export function IncomingList({ incoming }: { readonly incoming: Incoming }): ReactNode {
  const { replacements, replays, replaysNow } = incoming
  return (
    <ul className={styles.list}>
      {replacements.map(({ key, label, before, after }) => (
        <li key={key}>{after === '' ? texts.replaced(label) : texts.change(label, before, after)}</li>
      ))}
      {replays && <li>{texts.change(texts.replays, countText(replaysNow), countText(replays.length))}</li>}
    </ul>
  )
}
