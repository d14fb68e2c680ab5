/** The bar above the field during a live game: the other player, the connection, reactions, and suggestions. */
import { useSnapshot } from 'valtio'
import { Button } from '../../ui/controls/Button'
import { Emoji } from '../../ui/controls/Emoji'
import { liveTexts } from '../texts/live'
import styles from './Live.module.css'
import { cancelLive, currentLive } from './lobby'
import { liveView } from './port'
import { REACTIONS } from './words'

const texts = liveTexts.bar

interface Props {
  /** Opens the dialog. */
  readonly onOpen: () => void
}

export default function LiveBar({ onOpen }: Props) {
  const { state } = useSnapshot(liveView)
  return (
    <section className={styles.bar} aria-label={texts.label} data-live-bar>
      {state === 'connecting' ? (
        <Waiting onOpen={onOpen} />
      ) : state === 'ended' ? (
        <Ended />
      ) : (
        <Connected onOpen={onOpen} />
      )}
    </section>
  )
}

function Waiting({ onOpen }: Props) {
  return (
    <>
      <p role="status">{texts.waiting}</p>
      <Button onClick={onOpen}>{texts.showLink}</Button>
      <Button variant="quiet" onClick={cancelLive}>
        {liveTexts.dialog.cancel}
      </Button>
    </>
  )
}

function Ended() {
  const { ended, canClaim, canPlayComputer } = useSnapshot(liveView)
  return (
    <>
      <p role="status">{ended}</p>
      {canClaim && <Button onClick={() => currentLive()?.claim()}>{texts.claim}</Button>}
      {canPlayComputer && <Button onClick={() => currentLive()?.playComputer()}>{texts.playComputer}</Button>}
      <Button variant="quiet" onClick={() => currentLive()?.leave()}>
        {texts.leave}
      </Button>
    </>
  )
}

function Connected({ onOpen }: Props) {
  const { state, opponent, progress, bars, reaction } = useSnapshot(liveView)
  const live = currentLive()
  return (
    <>
      <div className={styles.who}>
        <Bars bars={bars} />
        <p>
          <strong data-opponent>{state === 'lost' ? texts.lost : opponent}</strong>
          {progress && (
            <>
              {' '}
              <span className={styles.soft} data-progress>
                {progress}
              </span>
            </>
          )}
        </p>
        {reaction && (
          <span
            key={reaction.count}
            className={styles.reaction}
            data-reaction={reaction.own ? 'own' : 'other'}
          >
            <Emoji emoji={reaction.emoji} />
          </span>
        )}
      </div>
      <Suggestion />
      <div className={styles.reactions} role="group" aria-label={texts.reactions}>
        {REACTIONS.map((emoji, n) => (
          <Button
            key={emoji}
            variant="quiet"
            iconOnly
            aria-label={texts.react(emoji)}
            onClick={() => live?.react(n)}
          >
            <Emoji emoji={emoji} said="" />
          </Button>
        ))}
      </div>
      <Button onClick={onOpen}>{texts.nextGame}</Button>
      <Button variant="quiet" onClick={() => live?.leave()}>
        {texts.leave}
      </Button>
    </>
  )
}

/** The quality of the connection, as bars and in words. */
function Bars({ bars }: { readonly bars: 0 | 1 | 2 | 3 }) {
  const label = texts.connection[bars]
  return (
    <span className={styles.bars} role="img" aria-label={label} title={bars === 1 ? texts.slow : label}>
      {[1, 2, 3].map((n) => (
        <span key={n} data-on={n <= bars || undefined} />
      ))}
    </span>
  )
}

function Suggestion() {
  const { suggested, suggestion, opponent } = useSnapshot(liveView)
  const live = currentLive()
  if (suggested === null) return null
  if (suggested === 'us') return <p role="status">{texts.suggestedByUs(suggestion)}</p>
  return (
    <div className={styles.row} role="status">
      <p>{texts.suggestedByThem(opponent, suggestion)}</p>
      <Button variant="primary" onClick={() => live?.accept()}>
        {texts.accept}
      </Button>
      <Button onClick={() => live?.decline()}>{texts.decline}</Button>
    </div>
  )
}
