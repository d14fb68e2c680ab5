/** The panels over the dimmed field: start, pause, and between two levels; the end panel is loaded later. */

import Play from 'lucide-react/icons/play'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { InterludeContent } from '../../engine/core/game/contract'
import { nameOf } from '../../engine/core/text'
import { settings } from '../../engine/storage/values/settings'
import { Button } from '../../ui/controls/Button'
import { useStored } from '../../ui/hydrated'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { firstPlay } from '../session/core/firstPlay'
import { usePlay } from '../session/core/usePlay'
import { isHiddenInPause } from '../session/view/hiddenInPause'
import { isOvertaken } from '../session/view/phases'
import { hudText } from '../session/view/statText'
import { shownStats } from '../session/view/view'
import { panelTexts } from '../texts/panels'
import { sessionTexts } from '../texts/session'
import { Choices } from './Choices'
import { More, MoreButton } from './More'
import styles from './Panel.module.css'
import { AllGames, type PanelProps, PanelShell } from './PanelShell'
import { PanelTools } from './PanelTools'
import { StartPanel } from './StartPanel'

const texts = panelTexts.pause

const PauseAssists = lazyComponent(() => import('../assists/PauseAssists'), {
  fallback: <div className={styles.assistsLoading} />,
})

/** If it fails to load, only the result and a button to play again are shown. */
const EndPanel = lazyComponent<PanelProps>(() => import('./EndPanel').catch(() => ({ default: PlainEnd })))

/** The panel of the phase; nothing while the game runs, except between two levels. */
export function PhasePanel(props: PanelProps) {
  const { phase, interlude } = useSnapshot(usePlay().session.view)
  useEffect(
    () =>
      firstPlay.whenBegun(() => {
        void PauseAssists.load()
        void EndPanel.load()
      }),
    [],
  )
  if (phase === 'playing' && interlude) return <LevelPanel {...props} interlude={interlude} />
  if (phase === 'ready') return <StartPanel {...props} />
  if (phase === 'paused') return <PausePanel {...props} />
  if (phase !== 'over') return null
  return <EndPanel.Part {...props} />
}

function PlainEnd() {
  const { session } = usePlay()
  const { outcome } = useSnapshot(session.view)
  return (
    <PanelShell title={outcome?.title ?? ''} text={outcome?.detail} result={outcome?.result}>
      <Button variant="primary" size="large" wide data-autofocus onClick={() => session.restart()}>
        {session.game.words?.again ?? panelTexts.playAgain}
      </Button>
    </PanelShell>
  )
}

function PausePanel({ onHelp, onFullscreen, print }: PanelProps) {
  const { session } = usePlay()
  const { chosen, options, pauseReason, live, hud } = useSnapshot(session.view)
  const { hideClock } = useStored(settings)
  const [open, setOpen] = useState(false)
  if (isOvertaken(pauseReason)) return <OvertakenPanel />
  // The bar of the live game offers what can be done.
  const gone = pauseReason === 'gone'
  const { game } = session
  const waits = game.options.some(
    (option) => !option.view && !option.locked && (option.shown?.(chosen) ?? true),
  )
  const reason = sessionTexts.pause[pauseReason]
  return (
    <PanelShell
      title={pauseReason === 'turn' ? texts.byLinkTitle : texts.title}
      text={isHiddenInPause(game, options) ? `${reason} ${texts.hidden}` : reason}
    >
      <div className={styles.now}>
        <Figures figures={shownStats(game, hud, hideClock)} />
      </div>
      {!gone && (
        <Button
          variant="primary"
          size="large"
          wide
          data-autofocus
          icon={<Play size={22} aria-hidden="true" />}
          onClick={() => session.resume()}
        >
          {texts.resume}
        </Button>
      )}
      <div className={styles.pair}>
        {!live && (
          <>
            <Button onClick={() => session.restart()}>{panelTexts.restart}</Button>
            <Button onClick={() => session.reset()}>{game.words?.menu ?? texts.newGame}</Button>
          </>
        )}
        <Button onClick={onHelp}>{panelTexts.howToPlay}</Button>
        <MoreButton open={open} onOpen={setOpen} />
      </div>
      {open && (
        <>
          <More>
            <AllGames />
            <PanelTools onFullscreen={onFullscreen} print={print} />
          </More>
          {!live && <Choices values={chosen} locked note={waits} />}
          <PauseAssists.Part />
        </>
      )}
    </PanelShell>
  )
}

/** @param figures - by the ids of the stats */
function Figures({
  figures,
}: {
  readonly figures: readonly (readonly [string, string | number | boolean])[]
}) {
  const { stats } = usePlay().session.game
  return (
    <dl className={styles.results}>
      {figures.map(([id, figure]) => (
        <div key={id}>
          <dt>{nameOf(stats, id)}</dt>
          <dd className="tabular">{hudText(id, figure)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The game cannot continue here: the newer state is offered, or a new game. */
function OvertakenPanel() {
  const { session } = usePlay()
  const { pauseReason, newer } = useSnapshot(session.view)
  const text = newer || pauseReason === 'ended' ? sessionTexts.pause[pauseReason] : texts.endedElsewhere
  return (
    <PanelShell title={texts.title} text={text}>
      <Button variant="primary" size="large" wide data-autofocus onClick={() => session.resume()}>
        {newer ? texts.continueNewer : panelTexts.newGame}
      </Button>
      <div className={styles.row}>
        {newer && <Button onClick={() => session.reset()}>{panelTexts.newGame}</Button>}
        <AllGames />
      </div>
    </PanelShell>
  )
}

function LevelPanel({
  interlude,
  onChoice,
}: Pick<PanelProps, 'onChoice'> & { readonly interlude: InterludeContent }) {
  const { title, detail, results = {}, choices, lost } = interlude
  return (
    <PanelShell title={title} text={detail} result={lost ? 'lost' : 'won'}>
      <Figures figures={Object.entries(results)} />
      {choices.map(({ action, label }, n) => (
        <Button
          key={action}
          wide
          variant={n === 0 ? 'primary' : undefined}
          size={n === 0 ? 'large' : undefined}
          data-autofocus={n === 0 || undefined}
          onClick={() => onChoice?.(action)}
        >
          {label}
        </Button>
      ))}
    </PanelShell>
  )
}
