/** The panel at the end of a game: the result, and what to do next. */

import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trophy from 'lucide-react/icons/trophy'
import { use, useState } from 'react'
import { useSnapshot } from 'valtio'
import { nextStage } from '../../engine/core/game/road'
import { STORAGE_ALLOWED } from '../../engine/storage/adapter/allowed'
import { SINGLE_FILE } from '../../ui/basePath'
import { Button, IconButton } from '../../ui/controls/Button'
import { useEmbedded } from '../embed/embedded'
import { liveView } from '../live/port'
import { challengeOf } from '../opening/challenge'
import { isForPeople, isPuzzle, reviewable, rulesOptions } from '../opening/options'
import { sendChallenge, shareResult } from '../replay/share'
import { usePlay } from '../session/core/usePlay'
import { trophyText } from '../session/events/playListeners'
import { helped, playedText } from '../session/records/help'
import { isUsual, type RecordAssists } from '../session/records/separateRecords'
import { statText } from '../session/view/statText'
import type { SessionView } from '../session/view/view'
import { hudTexts } from '../texts/hud'
import { panelTexts } from '../texts/panels'
import { More, MoreButton } from './More'
import { PanelNotes } from './notes'
import styles from './Panel.module.css'
import { AllGames, type PanelProps, PanelShell } from './PanelShell'
import { PanelTools } from './PanelTools'
import { mainResultStat, resultStatsOf } from './resultStats'

const texts = panelTexts.end

export default function EndPanel({
  send,
  endTools,
  group,
  onFullscreen,
  print,
  seesBoard,
  onSeeBoard,
}: PanelProps) {
  const { entry, session } = usePlay()
  const view = useSnapshot(session.view)
  const { outcome, trophies, options, challenge, live, players } = view
  const { state: connection } = useSnapshot(liveView)
  const { words } = session.game
  const notes = use(PanelNotes)
  const embedded = useEmbedded()
  const [open, setOpen] = useState(false)
  if (!outcome) return null
  const menu = words?.menu ?? panelTexts.newGame
  const againText = live
    ? connection === 'ended'
      ? menu
      : texts.rematch
    : (words?.again ?? panelTexts.playAgain)
  const stage = outcome.result === 'won' && !live ? nextStage(session.game.options, options) : null
  const again = (
    <Button
      variant={stage ? undefined : 'primary'}
      size={seesBoard || stage ? undefined : 'large'}
      wide={!seesBoard}
      data-autofocus={(!seesBoard && !stage) || undefined}
      icon={<RotateCcw size={22} aria-hidden="true" />}
      onClick={() => session.restart()}
    >
      {againText}
    </Button>
  )
  if (seesBoard)
    return (
      <PanelShell key="bar" title={outcome.title} result={outcome.result} place="bar">
        {again}
        <IconButton
          label={texts.showResult}
          data-autofocus
          icon={<ChevronUp size={20} aria-hidden />}
          onClick={() => onSeeBoard(false)}
        />
      </PanelShell>
    )
  const isForMany = isForPeople(session.game, options, players)
  const played = playedText(view)
  const retry = session.game.retry?.(options, outcome)
  return (
    <PanelShell
      key="panel"
      title={outcome.title}
      text={outcome.detail}
      // Between people one of them has won.
      result={outcome.result === 'over' && isForMany ? 'won' : outcome.result}
      place="beside"
      onBeside={() => onSeeBoard(true)}
    >
      <button type="button" className={styles.see} onClick={() => onSeeBoard(true)}>
        <ChevronDown size={18} aria-hidden />
        {session.game.kind === 'turn' ? texts.seeBoard : texts.seeField}
      </button>
      <div className={styles.how}>
        <Results />
        {trophies.length > 0 && <p className={styles.trophies}>{trophyText(trophies)}</p>}
        {challenge && <p className={styles.text}>{challenge}</p>}
        {group}
        {played && (
          <p className={styles.text} data-played>
            {[played, STORAGE_ALLOWED && session.game.best.length > 0 && aboutRecords(view)]
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
      </div>
      <div className={styles.next}>
        {stage && (
          <Button
            variant="primary"
            size="large"
            wide
            data-autofocus
            onClick={() => session.startWith(stage.options)}
          >
            {panelTexts.road.next(stage.kind, stage.label)}
          </Button>
        )}
        {again}
        {send}
        <div className={styles.pair}>
          {!embedded && <Button onClick={() => void shareResult(entry, session)}>{texts.shareResult}</Button>}
          <MoreButton open={open} onOpen={setOpen} />
        </div>
        {open && (
          <More>
            {retry && !live && (
              <Button onClick={() => session.startWith(retry.options)}>{retry.label}</Button>
            )}
            {endTools}
            <WatchButtons />
            {!live &&
              (!embedded || SINGLE_FILE) &&
              session.bests.counts &&
              challengeOf(session.game, outcome) && (
                <Button onClick={() => void sendChallenge(entry, session)}>{texts.challenge}</Button>
              )}
            {!live &&
              (words?.menu ||
                isPuzzle(session.game, options) ||
                session.game.options.some(({ shown }) => shown?.(options) ?? true)) && (
                <Button onClick={() => session.reset()}>{menu}</Button>
              )}
            <AllGames />
            <PanelTools onFullscreen={onFullscreen} print={print} />
          </More>
        )}
      </div>
      {notes.end}
    </PanelShell>
  )
}

/** The stats of the game: the main one large, and each only where no sentence of the panel names it. */
function Results() {
  const { session } = usePlay()
  const { outcome, newBests, bests } = useSnapshot(session.view)
  if (!outcome) return null
  const { game } = session
  const stats = resultStatsOf(game, outcome)
  const main = mainResultStat(game, outcome)
  // After a loss nothing is celebrated, and a first result beats nothing.
  const isNewBest =
    STORAGE_ALLOWED &&
    main !== null &&
    newBests.includes(main) &&
    session.bests.former !== null &&
    outcome.result !== 'lost'
  const earlier = !STORAGE_ALLOWED
    ? []
    : game.best.flatMap((best) => {
        const { of, label = hudTexts.best } = best
        const value = bests[of]
        return value === undefined || value === outcome.results?.[of]
          ? []
          : { id: label, label, text: statText(of, value) }
      })
  return (
    <>
      {isNewBest && (
        <p className={styles.newBest}>
          <Trophy size={22} aria-hidden="true" /> <span>{texts.newBest}</span>
        </p>
      )}
      {stats.length + earlier.length > 0 && (
        <dl className={styles.results}>
          {[...stats, ...earlier].map(({ id, label, text }) => (
            <div key={id} data-main={id === main || undefined}>
              <dt>{label}</dt>
              <dd className="tabular">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
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
