/** What incoming data replaces: each part, as it is now and as it would be; and what stays or is left out. */
import type { ReactNode } from 'react'
import { listText } from '../../../engine/core/text'
import { dataTexts } from '../../texts/data'
import styles from '../Settings.module.css'
import type { Incoming } from './incoming'

const texts = dataTexts.import

const countText = (replays: number) => (replays === 0 ? dataTexts.none : texts.countReplays(replays))

export function IncomingList({ incoming }: { readonly incoming: Incoming }): ReactNode {
  const { replacements, replays, replaysNow, kept, unknown } = incoming
  const stays = replays === null && replaysNow > 0 ? [...kept, texts.replays] : kept
  return (
    <ul className={styles.list}>
      {replacements.map(({ key, label, before, after }) => (
        <li key={key}>{after === '' ? texts.replaced(label) : texts.change(label, before, after)}</li>
      ))}
      {replays && <li>{texts.change(texts.replays, countText(replaysNow), countText(replays.length))}</li>}
      {stays.length > 0 && <li>{texts.stays(listText(stays))}</li>}
      {unknown.length > 0 && <li>{texts.leftOut(listText(unknown))}</li>}
    </ul>
  )
}
