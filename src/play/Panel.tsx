/** Owns the panels over a dimmed field: start, pause and end. */
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trophy from 'lucide-react/icons/trophy'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { Button, buttonClass } from '../ui/Button'
import { Controls } from './Controls'
import { OptionList } from './OptionList'
import styles from './Panel.module.css'
import { PAUSE_TEXTS } from './session/phases'
import type { Session } from './session/session'

interface Props {
  readonly session: Session
  readonly title: string
  readonly onHelp: () => void
  /** More of the end panel: the way to take the last move back. */
  readonly extra?: ReactNode
}

/** The panel of the phase, or nothing while the game is played. */
export function PhasePanel(props: Props) {
  const { phase } = useSnapshot(props.session.view)
  if (phase === 'ready') return <StartPanel {...props} />
  if (phase === 'paused') return <PausePanel {...props} />
  if (phase === 'over') return <EndPanel {...props} />
  return null
}

function StartPanel({ session, title, onHelp }: Props) {
  const { options, players } = useSnapshot(session.view)
  const { game, id } = session
  return (
    <Shell title={title}>
      <OptionList
        game={game}
        values={options}
        locked={false}
        onChange={(option, value) => session.setOption(option, value)}
      />
      <ul className={styles.howTo}>
        {game.howTo.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Controls id={id} game={game} players={players} brief />
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
    </Shell>
  )
}

function PausePanel({ session, onHelp }: Props) {
  const { options, pauseReason } = useSnapshot(session.view)
  return (
    <Shell title="Paused" text={PAUSE_TEXTS[pauseReason]}>
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
      <OptionList
        game={session.game}
        values={options}
        locked
        onChange={(option, value) => session.setOption(option, value)}
      />
      <div className={styles.row}>
        <Button onClick={() => session.restart()}>Restart</Button>
        <Button onClick={() => session.reset()}>{session.game.words?.menu ?? 'New Game'}</Button>
        <Button onClick={onHelp}>How to play</Button>
        <AllGames />
      </div>
    </Shell>
  )
}

function EndPanel({ session, extra }: Props) {
  const { outcome, newBests, bests, options } = useSnapshot(session.view)
  const { words } = session.game
  if (!outcome) return null
  const results = Object.entries(outcome.results ?? {})
  return (
    <Shell title={outcome.title} text={outcome.detail} result={outcome.result}>
      {newBests.length > 0 && (
        <p className={styles.newBest}>
          <Trophy size={22} aria-hidden="true" /> New best
        </p>
      )}
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
        {(words?.menu || Object.keys(options).length > 0) && (
          <Button onClick={() => session.reset()}>{words?.menu ?? 'New Game'}</Button>
        )}
        <AllGames />
      </div>
    </Shell>
  )
}

/** The way out, in reach of a thumb or a pad. */
function AllGames() {
  return (
    <Link href="/" className={buttonClass()}>
      All Games
    </Link>
  )
}

/** A key held on from the play must not press the button that has just come under it. */
function onlyFresh(event: KeyboardEvent): void {
  if (event.repeat && (event.code === 'Space' || event.code === 'Enter')) event.preventDefault()
}

interface ShellProps {
  readonly title: string
  readonly text?: string
  readonly result?: string
  readonly children: ReactNode
}

function Shell({ title, text, result, children }: ShellProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  // A layout effect: whoever sees the panel can press its button.
  useLayoutEffect(() => {
    panel.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.shade}>
      <div
        ref={panel}
        role="dialog"
        aria-labelledby={id}
        data-panel
        data-result={result}
        className={styles.panel}
        onKeyDown={onlyFresh}
      >
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </div>
  )
}
