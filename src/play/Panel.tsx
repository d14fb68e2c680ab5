/** Owns the panels over a dimmed field: start, pause and end. */
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trophy from 'lucide-react/icons/trophy'
import {
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useSnapshot } from 'valtio'
import type { Game, Interlude, OptionValues } from '../engine/core/contract'
import type { PlayRecord } from '../engine/core/record/record'
import { Button, buttonClass } from '../ui/Button'
import { BASE } from '../ui/onHost'
import { Controls } from './Controls'
import { PanelNotes } from './notes'
import { OptionList } from './OptionList'
import styles from './Panel.module.css'
import { challengeOf } from './record/challenge'
import { reviewable } from './review/reviewable'
import { helpText } from './session/bests'
import { isOvertaken, PAUSE_TEXTS } from './session/phases'
import type { Session } from './session/session'
import { trophyText } from './session/told'
import { useWayHome } from './wayHome'

interface Props {
  readonly session: Session
  readonly title: string
  /** Of the game, for the start panel. */
  readonly description: string
  readonly onHelp: () => void
  readonly tools: ReactNode
  /** Presses an action of the game, from the panel between two levels. */
  readonly onChoice?: (action: string) => void
  /** More of the end panel: the way to take the last move back. */
  readonly extra?: ReactNode
  /** The play so far, or null where it cannot be played again. */
  readonly record: () => PlayRecord | null
  readonly onWatch: (record: PlayRecord, review?: boolean) => void
  readonly onShareResult: () => void
  readonly onChallenge: () => void
}

/** The panel of the phase, or nothing while the game is played and no level has just ended. */
export function PhasePanel(props: Props) {
  const { phase, interlude } = useSnapshot(props.session.view)
  if (phase === 'playing' && interlude) return <LevelPanel interlude={interlude} onChoice={props.onChoice} />
  if (phase === 'ready') return <StartPanel {...props} />
  if (phase === 'paused') return <PausePanel {...props} />
  if (phase === 'over') return <EndPanel {...props} />
  return null
}

function StartPanel({ session, title, description, onHelp }: Props) {
  const { options, players, turned, challenge } = useSnapshot(session.view)
  const { game, id } = session
  const notes = use(PanelNotes)
  return (
    <Shell title={title} text={challenge || description} note={notes.start}>
      <Choices session={session} values={options} locked={false} />
      <div className={styles.main}>
        <ul className={styles.howTo}>
          {game.howTo.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Controls id={id} game={game} players={players} turned={turned} brief />
        <div className={styles.go}>
          <Button
            variant="primary"
            size="large"
            wide
            data-autofocus
            icon={<Play size={22} aria-hidden="true" />}
            onClick={() => session.start()}
          >
            {game.words?.start ?? 'Start Game'}
          </Button>
          {game.words?.help && (
            <Button wide onClick={onHelp}>
              {game.words.help}
            </Button>
          )}
        </div>
      </div>
    </Shell>
  )
}

function PausePanel({ session, onHelp, tools }: Props) {
  const { chosen, pauseReason } = useSnapshot(session.view)
  if (isOvertaken(pauseReason)) return <OvertakenPanel session={session} />
  const waits = session.game.options.some(
    (option) => !option.view && !option.locked && (option.shown?.(chosen) ?? true),
  )
  return (
    <Shell title={pauseReason === 'turn' ? 'By link' : 'Paused'} text={PAUSE_TEXTS[pauseReason]}>
      <div className={styles.main}>
        <Button
          variant="primary"
          size="large"
          wide
          data-autofocus
          icon={<Play size={22} aria-hidden="true" />}
          onClick={() => session.resume()}
        >
          Resume
        </Button>
      </div>
      <Choices session={session} values={chosen} locked note={waits} />
      <div className={styles.rest}>
        <div className={styles.row}>
          <Button onClick={() => session.restart()}>Restart</Button>
          <Button onClick={() => session.reset()}>{session.game.words?.menu ?? 'New Game'}</Button>
          <Button onClick={onHelp}>How to play</Button>
          <AllGames />
        </div>
        {tools}
      </div>
    </Shell>
  )
}

/** The play cannot go on as it stands here: the newer one is offered, or a new one. */
function OvertakenPanel({ session }: Pick<Props, 'session'>) {
  const { pauseReason, newer } = useSnapshot(session.view)
  const text =
    newer || pauseReason === 'ended' ? PAUSE_TEXTS[pauseReason] : 'This game was ended in another tab.'
  return (
    <Shell title="Paused" text={text}>
      <Button variant="primary" size="large" wide data-autofocus onClick={() => session.resume()}>
        {newer ? 'Go on with the newer one' : 'New Game'}
      </Button>
      <div className={styles.row}>
        {newer && <Button onClick={() => session.reset()}>New Game</Button>}
        <AllGames />
      </div>
    </Shell>
  )
}

/** Between two levels. */
function LevelPanel({ interlude, onChoice }: Pick<Props, 'onChoice'> & { readonly interlude: Interlude }) {
  const { title, detail, results = {}, choices } = interlude
  return (
    <Shell title={title} text={detail} result="won">
      <dl className={styles.results}>
        {Object.entries(results).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
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
    </Shell>
  )
}

function EndPanel({ session, extra, tools, record, onWatch, onShareResult, onChallenge }: Props) {
  const { outcome, newBests, trophies, bests, options, hints, undone, challenge } = useSnapshot(session.view)
  const { words } = session.game
  const notes = use(PanelNotes)
  if (!outcome) return null
  const results = Object.entries(outcome.results ?? {})
  const help = helpText({ hints, undone })
  return (
    <Shell title={outcome.title} text={outcome.detail} result={outcome.result}>
      {newBests.length > 0 && (
        <p className={styles.newBest}>
          <Trophy size={22} aria-hidden="true" /> New best
        </p>
      )}
      {trophies.length > 0 && <p className={styles.trophies}>{trophyText(trophies)}</p>}
      {results.length > 0 && (
        <dl className={styles.results}>
          {results.map(([label, value]) => (
            <div key={label} className={newBests.includes(label) ? styles.fallen : undefined}>
              <dt>{label}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ))}
          {Object.entries(bests).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {challenge && <p className={styles.text}>{challenge}</p>}
      {help && (
        <p className={styles.text}>
          Played with {help}.
          {session.game.best.length > 0 && ' Only a play without help counts for the best results.'}
        </p>
      )}
      {notes.end}
      <Button
        variant="primary"
        size="large"
        wide
        data-autofocus
        icon={<RotateCcw size={22} aria-hidden="true" />}
        onClick={() => session.restart()}
      >
        {words?.again ?? 'Play Again'}
      </Button>
      <div className={styles.row}>
        {extra}
        <WatchButtons record={record} onWatch={onWatch} game={session.game} />
        <Button onClick={onShareResult}>Share result</Button>
        {session.bests.counts && challengeOf(session.game, outcome) && (
          <Button onClick={onChallenge}>Challenge</Button>
        )}
        {(words?.menu || session.game.options.some(({ shown }) => shown?.(options) ?? true)) && (
          <Button onClick={() => session.reset()}>{words?.menu ?? 'New Game'}</Button>
        )}
        <AllGames />
      </div>
      {tools}
    </Shell>
  )
}

/** Shows the play that has just ended once more, and what it was worth, where that can be. */
function WatchButtons({
  record,
  onWatch,
  game,
}: Pick<Props, 'record' | 'onWatch'> & { readonly game: Game }) {
  const [kept] = useState(record)
  if (!kept) return null
  return (
    <>
      <Button onClick={() => onWatch(kept)}>Watch</Button>
      {reviewable(game, kept.options) && <Button onClick={() => onWatch(kept, true)}>Review</Button>}
    </>
  )
}

interface ChoicesProps {
  readonly session: Session
  readonly values: OptionValues
  readonly locked: boolean
  /** Says that they wait for the next play. */
  readonly note?: boolean
}

/** The options of the game, where it has any. */
function Choices({ session, values, locked, note = false }: ChoicesProps) {
  const { game } = session
  if (!game.options.some((option) => option.shown?.(values) ?? true)) return null
  return (
    <div className={styles.choices}>
      <OptionList
        game={game}
        values={values}
        locked={locked}
        onChange={(option, value) => session.setOption(option, value)}
      />
      {note && <p className={styles.note}>Choices count from the next game.</p>}
    </div>
  )
}

/** The way out, in reach of a thumb or a pad. */
function AllGames() {
  const goHome = useWayHome()
  return (
    <a
      href={BASE}
      className={buttonClass()}
      onClick={(event) => {
        // Another tab or window is the browser's business.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        goHome()
      }}
    >
      All Games
    </a>
  )
}

/** Whoever still taps, presses and clicks when a play ends should see how it ended. */
const SETTLE_MS = 350

/** A key held on from the play, or pressed for it a moment too late, must not press the button that has just come under it. */
function onlyFresh(event: KeyboardEvent<HTMLElement>): void {
  const late = event.repeat || event.currentTarget.hasAttribute('data-settling')
  if (late && (event.code === 'Space' || event.code === 'Enter')) event.preventDefault()
}

interface ShellProps {
  readonly title: string
  readonly text?: string
  /** The page's own line below the text. */
  readonly note?: ReactNode
  readonly result?: string
  readonly children: ReactNode
}

function Shell({ title, text, note, result, children }: ShellProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  // A layout effect: whoever sees the panel can press its button.
  useLayoutEffect(() => {
    panel.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
  }, [])
  const [settling, setSettling] = useState(result !== undefined)
  useEffect(() => {
    const timer = setTimeout(() => setSettling(false), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.shade}>
      <div
        ref={panel}
        role="dialog"
        aria-labelledby={id}
        data-panel
        data-result={result}
        data-settling={settling || undefined}
        className={styles.panel}
        onKeyDown={onlyFresh}
      >
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {note ? (
          <div className={styles.text}>
            {text && <p>{text}</p>}
            {note}
          </div>
        ) : (
          text && <p className={styles.text}>{text}</p>
        )}
        {children}
      </div>
    </div>
  )
}
