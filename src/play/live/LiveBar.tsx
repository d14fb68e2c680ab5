/** The bar above the field during a live game: the other player, the connection, reactions, and suggestions. */
import Eye from 'lucide-react/icons/eye'
import LogOut from 'lucide-react/icons/log-out'
import Repeat from 'lucide-react/icons/repeat'
import { useSnapshot } from 'valtio'
import type { Game, OptionValues } from '../../engine/core/game/contract'
import { halfOf } from '../../engine/core/game/live'
import { endName, type QuarterTurns } from '../../engine/core/game/shape'
import { GUEST_SEAT } from '../../engine/core/input/seats'
import { isForFour } from '../../engine/core/live/shares'
import { Button, IconButton } from '../../ui/controls/Button'
import bar from '../../ui/styles/bar.module.css'
import { classes } from '../../ui/styles/classes'
import { usePlay } from '../session/core/usePlay'
import { frameTexts } from '../texts/frame'
import { liveTexts } from '../texts/live'
import { panelTexts } from '../texts/panels'
import styles from './Live.module.css'
import { cancelLive, currentLive, lobby } from './lobby'
import { liveView, watchers } from './port'
import { Reaction, Reactions } from './Reactions'
import { Watchers } from './watching/Watchers'

const texts = liveTexts.bar

interface Props {
  readonly onOpen: () => void
  /** Opens the dialog about those who watch. */
  readonly onWatchers: () => void
}

export default function LiveBar(props: Props) {
  const { state } = useSnapshot(liveView)
  const { invited } = useSnapshot(watchers)
  const { onOpen, onWatchers } = props
  return (
    <section className={classes('screen-only', bar.bar, styles.live)} aria-label={texts.label} data-live-bar>
      <News />
      {state === 'connecting' ? (
        <Waiting onOpen={onOpen} />
      ) : state === 'ended' ? (
        <Ended />
      ) : (
        <Connected {...props} />
      )}
      {invited && <Watchers onOpen={onWatchers} />}
    </section>
  )
}

/** Tells screen readers what has changed. It stays in the page, because they do not read a new element. */
function News() {
  const { state, opponent, ended, progress, final } = useSnapshot(liveView)
  const connected = opponent && liveTexts.next.opponent(opponent)
  const news = { connecting: waitingText(useSnapshot(lobby)), connected, lost: texts.lost, ended }
  return (
    <div className="visually-hidden">
      <p role="status" data-news>
        {state && news[state]}
      </p>
      <p role="status" data-result>
        {final && progress}
      </p>
    </div>
  )
}

function waitingText({ step, link, slow }: Readonly<Pick<typeof lobby, 'step' | 'link' | 'slow'>>): string {
  const { dialog } = liveTexts
  if (step === 'preparing') return dialog.preparing
  if (slow) return link ? dialog.slow : dialog.slowRoom
  return link ? texts.waiting : dialog.connecting
}

function Waiting({ onOpen }: Pick<Props, 'onOpen'>) {
  const waiting = useSnapshot(lobby)
  const { link, isInviter } = waiting
  const { dialog } = liveTexts
  return (
    <>
      <p>{waitingText(waiting)}</p>
      {link && <Button onClick={onOpen}>{texts.showLink}</Button>}
      <Button variant="quiet" onClick={cancelLive}>
        {isInviter ? dialog.cancel : dialog.stop}
      </Button>
    </>
  )
}

function Ended() {
  const { ended, canClaim, canPlayComputer, canLink } = useSnapshot(liveView)
  return (
    <>
      <p>{ended}</p>
      {canClaim && <Button onClick={() => currentLive()?.claim()}>{texts.claim}</Button>}
      {canPlayComputer && (
        <Button onClick={() => void currentLive()?.playComputer()}>{texts.playComputer}</Button>
      )}
      {canLink && <Button onClick={() => currentLive()?.continueByLink()}>{texts.continueByLink}</Button>}
      <Button variant="quiet" onClick={() => currentLive()?.leave()}>
        {texts.leave}
      </Button>
    </>
  )
}

function Connected({ onOpen, onWatchers }: Props) {
  const { session } = usePlay()
  const { state, opponent, progress, bars, reaction, turn, watched } = useSnapshot(liveView)
  const { turned, options } = useSnapshot(session.view)
  const { invited } = useSnapshot(watchers)
  const live = currentLive()
  const position = live ? positionText(session.game, options, live.seat, turned, turn) : ''
  return (
    <>
      <div className={styles.who}>
        <Bars bars={bars} />
        <p>
          <strong data-opponent translate="no">
            {state === 'lost' ? texts.lost : opponent}
          </strong>
          {position && (
            <span className={styles.soft} role="status">
              {` ${position}`}
            </span>
          )}
          {progress && (
            <span className={styles.soft} data-progress>
              {` ${progress}`}
            </span>
          )}
          {watched > 0 && (
            <span className={styles.soft} data-watched={watched}>
              {` ${texts.watched(watched)}`}
            </span>
          )}
        </p>
        {reaction && <Reaction key={reaction.count} emoji={reaction.emoji} own={reaction.own} />}
      </div>
      {state === 'connected' && <Suggestion />}
      <Reactions disabled={state === 'lost'} onReact={(n) => live?.react(n)}>
        {!invited && (
          <IconButton
            label={frameTexts.live.watch}
            variant="quiet"
            icon={<Eye size={20} aria-hidden="true" />}
            onClick={onWatchers}
          />
        )}
        <IconButton
          label={texts.nextGame}
          variant="quiet"
          disabled={state === 'lost'}
          icon={<Repeat size={20} aria-hidden="true" />}
          onClick={onOpen}
        />
        <IconButton
          label={texts.leave}
          variant="quiet"
          icon={<LogOut size={20} aria-hidden="true" />}
          onClick={() => live?.leave()}
        />
      </Reactions>
    </>
  )
}

/** Where this player plays, or whose move it is; '' in a race. */
function positionText(
  game: Game,
  options: OptionValues,
  seat: 0 | 1,
  turned: QuarterTurns,
  turn: 'ours' | 'theirs' | null,
): string {
  // At the host's device there may be three people: they are told who plays elsewhere.
  if (isForFour(game, options))
    return seat === GUEST_SEAT ? texts.player(seat + 1) : panelTexts.seats.player(GUEST_SEAT + 1)
  if (!game.live) return ''
  if (game.kind === 'turn') return game.live.together ? texts.player(seat + 1) : turn ? texts.turn[turn] : ''
  const { halves } = game.live
  if (!halves) return texts.player(seat + 1)
  const half = halfOf(halves, seat)
  if (halves.axis === 'x') return texts.halves[endName(half, turned)](seat + 1)
  // In a rotated view the upper half is on the left.
  return texts.halves[turned ? endName(half) : half === 0 ? 'top' : 'bottom'](seat + 1)
}

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
  if (suggested === 'us')
    return <p role="status">{suggestion === null ? texts.rematchByUs : texts.suggestedByUs(suggestion)}</p>
  return (
    <div className={styles.row} role="status">
      <p>
        {suggestion === null ? texts.rematchByThem(opponent) : texts.suggestedByThem(opponent, suggestion)}
      </p>
      <Button variant="primary" onClick={() => live?.accept()}>
        {texts.accept}
      </Button>
      <Button onClick={() => live?.decline()}>{texts.decline}</Button>
    </div>
  )
}
