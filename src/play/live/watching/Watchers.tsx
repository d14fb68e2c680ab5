/** Who plays sees how many watch, their reactions, and why they may see nothing; and can end it. */
import Eye from 'lucide-react/icons/eye'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { Button } from '../../../ui/controls/Button'
import bar from '../../../ui/styles/bar.module.css'
import { classes } from '../../../ui/styles/classes'
import { frameTexts } from '../../texts/frame'
import { liveTexts } from '../../texts/live'
import styles from '../Live.module.css'
import { watchers } from '../port'
import { Reaction } from '../Reactions'
import { endWatching } from './audience'

const {
  watched: texts,
  bar: { showLink },
} = liveTexts

interface Props {
  readonly onOpen: () => void
}

/** The line in the bar of a live game. */
export function Watchers({ onOpen }: Props): ReactNode {
  const { count, slow, reason, reaction } = useSnapshot(watchers)
  // Before the first frame of a game there is nothing to see.
  const trouble = reason && reason !== 'none' ? texts.reasons[reason] : slow ? texts.slow : ''
  return (
    <div className={styles.watchers} data-watchers={count}>
      <Eye size={20} aria-hidden="true" />
      <p className={styles.counts} role="status">
        {texts.count(count)}
        {trouble && <span className={styles.soft}>{` ${trouble}`}</span>}
      </p>
      {reaction && <Reaction key={reaction.count} emoji={reaction.emoji} own={false} />}
      <div className={styles.row}>
        <Button variant="quiet" onClick={onOpen}>
          {showLink}
        </Button>
        <Button variant="quiet" aria-label={texts.endWatching} onClick={endWatching}>
          {texts.end}
        </Button>
      </div>
    </div>
  )
}

/** The bar above a game without another player. */
export default function WatchersBar(props: Props): ReactNode {
  return (
    <section
      className={classes('screen-only', bar.bar, styles.live)}
      aria-label={frameTexts.live.watch}
      data-watchers-bar
    >
      <Watchers {...props} />
    </section>
  )
}
