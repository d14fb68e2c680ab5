/** The panel at the end of a game: the result, and what to do next. */

import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trophy from 'lucide-react/icons/trophy'
import { use, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { nameOf } from '../../engine/core/text'
import { Button } from '../../ui/controls/Button'
import { useEmbedded } from '../embed/embedded'
import { liveView } from '../live/port'
import { challengeOf } from '../opening/challenge'
import { isPuzzle, reviewable, rulesOptions } from '../opening/options'
import { sendChallenge, shareResult } from '../replay/share'
import { usePlay } from '../session/core/usePlay'
import { trophyText } from '../session/events/playListeners'
import { helped, playedText } from '../session/records/help'
import { isUsual, type RecordAssists } from '../session/records/separateRecords'
import type { SessionView } from '../session/view/view'
import { panelTexts } from '../texts/panels'
import { PanelNotes } from './notes'
import styles from './Panel.module.css'
import { AllGames, type PanelProps, PanelShell } from './PanelShell'
import { PanelTools } from './PanelTools'

const texts = panelTexts.end

export default function EndPanel({ endTools, group, onFullscreen, print }: PanelProps) {
  const { entry, session } = usePlay()
  const view = useSnapshot(session.view)
  const { outcome, newBests, trophies, bests, options, challenge, live } = view
  const { state: connection } = useSnapshot(liveView)
  const { words } = session.game
  const notes = use(PanelNotes)
  const embedded = useEmbedded()
  const [open, setOpen] = useState(false)
  const last = useRef<HTMLDivElement>(null)
  // In a small window the added buttons may be below its edge.
  useEffect(() => {
    if (open) last.current?.lastElementChild?.scrollIntoView({ block: 'end' })
  }, [open])
  if (!outcome) return null
  const results = Object.entries(outcome.results ?? {})
  const played = playedText(view)
  const menu = words?.menu ?? panelTexts.newGame
  const againText = live
    ? connection === 'ended'
      ? menu
      : texts.rematch
    : (words?.again ?? panelTexts.playAgain)
  const retry = session.game.retry?.(options, outcome)
  return (
    <PanelShell title={outcome.title} text={outcome.detail} result={outcome.result}>
      <div className={styles.how}>
        {!embedded && newBests.length > 0 && (
          <p className={styles.newBest}>
            <Trophy size={22} aria-hidden="true" /> <span>{texts.newBest}</span>
          </p>
        )}
        {trophies.length > 0 && <p className={styles.trophies}>{trophyText(trophies)}</p>}
        {results.length > 0 && (
          <dl className={styles.results}>
            {results.map(([label, value]) => (
              <div key={label} className={!embedded && newBests.includes(label) ? styles.fallen : undefined}>
                <dt>{nameOf(session.game.stats, label)}</dt>
                <dd className="tabular">{value}</dd>
              </div>
            ))}
            {Object.entries(embedded ? {} : bests).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="tabular">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {challenge && <p className={styles.text}>{challenge}</p>}
        {group}
        {played && (
          <p className={styles.text} data-played>
            {[played, !embedded && session.game.best.length > 0 && aboutRecords(view)]
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
        {notes.end}
      </div>
      <div className={styles.next}>
        <Button
          variant="primary"
          size="large"
          wide
          data-autofocus
          icon={<RotateCcw size={22} aria-hidden="true" />}
          onClick={() => session.restart()}
        >
          {againText}
        </Button>
        <div className={styles.row}>
          <div className={styles.pair}>
            {!embedded && (
              <Button onClick={() => void shareResult(entry, session)}>{texts.shareResult}</Button>
            )}
            <Button
              className={styles.more}
              aria-expanded={open}
              icon={open ? <ChevronUp size={18} aria-hidden /> : <ChevronDown size={18} aria-hidden />}
              onClick={() => setOpen(!open)}
              data-more
            >
              {texts.more}
            </Button>
          </div>
          <div className={styles.others} data-open={open || undefined}>
            {retry && !live && (
              <Button onClick={() => session.startWith(retry.options)}>{retry.label}</Button>
            )}
            {endTools}
            <WatchButtons />
            {!live && !embedded && session.bests.counts && challengeOf(session.game, outcome) && (
              <Button onClick={() => void sendChallenge(entry, session)}>{texts.challenge}</Button>
            )}
            {!live &&
              (words?.menu ||
                isPuzzle(session.game, options) ||
                session.game.options.some(({ shown }) => shown?.(options) ?? true)) && (
                <Button onClick={() => session.reset()}>{menu}</Button>
              )}
            <AllGames />
          </div>
        </div>
        <div ref={last} className={styles.others} data-open={open || undefined}>
          <PanelTools onFullscreen={onFullscreen} print={print} />
        </div>
      </div>
    </PanelShell>
  )
}

/** What help and assists mean for the records; '' for nothing. */
function aboutRecords(view: Pick<SessionView, 'hints' | 'undone' | keyof RecordAssists>): string {
  if (helped(view)) return texts.helped
  return isUsual(view) ? '' : texts.rankedSeparately
}

/** The buttons that open the replay and the review of the game that has just ended. */
function WatchButtons() {
  const { session, onWatch } = usePlay()
  const [kept] = useState(() => {
    const made = session.replay()
    return made && { ...made, options: rulesOptions(session.game.options, made.options) }
  })
  if (!kept) return null
  return (
    <>
      <Button onClick={() => onWatch(kept)}>{texts.watch}</Button>
      {reviewable(session.game, kept.options) && (
        <Button onClick={() => onWatch(kept, true)}>{texts.review}</Button>
      )}
    </>
  )
}
