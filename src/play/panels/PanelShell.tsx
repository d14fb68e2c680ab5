/**
 * The base of every panel over the dimmed field: a dialog with a title, which takes the focus, and the link out
 * of the game.
 */
import Trophy from 'lucide-react/icons/trophy'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isPressKey } from '../../engine/input/keys'
import { BASE } from '../../ui/basePath'
import { buttonClass } from '../../ui/controls/Button'
import { useCover } from '../../ui/dialogs/cover'
import { classes } from '../../ui/styles/classes'
import { useEmbedded } from '../embed/embedded'
import { useWayHome } from '../opening/wayHome'
import { panelTexts } from '../texts/panels'
import styles from './Panel.module.css'
import { useAside } from './useAside'

/** The link to the home page, in reach of a thumb or a gamepad. */
export function AllGames() {
  const goHome = useWayHome()
  // The page around would have to show the whole site.
  if (useEmbedded()) return null
  return (
    <a
      href={BASE}
      className={buttonClass()}
      onClick={(event) => {
        // The browser opens another tab or window.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        goHome()
      }}
    >
      {panelTexts.allGames}
    </a>
  )
}

/** Presses are ignored this long: players may still be pressing when the game ends. */
const SETTLE_MS = 350

/** A key that was meant for the game must not press a button of the panel. */
function onlyFresh(event: KeyboardEvent<HTMLElement>): void {
  const late = event.repeat || event.currentTarget.hasAttribute('data-settling')
  if (late && isPressKey(event.nativeEvent)) event.preventDefault()
}

interface ShellProps {
  readonly title: string
  /** Left out if the title is in the language of the page. */
  readonly titleLang?: string | undefined
  readonly text?: ReactNode
  readonly note?: ReactNode
  readonly result?: string | undefined
  /** Before a game (`start`), in a pause or between levels (`over`), after a game (`beside`), or then a bar below the board. */
  readonly place?: 'over' | 'start' | 'beside' | 'bar'
  /** A press beside the panel. */
  readonly onBeside?: (() => void) | undefined
  readonly children: ReactNode
}

export function PanelShell({
  title,
  titleLang,
  text,
  note,
  result,
  place = 'over',
  onBeside,
  children,
}: ShellProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  // A layout effect: as soon as the panel is visible, its button can be pressed.
  useLayoutEffect(() => {
    panel.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
  }, [])
  useCover()
  useAside(panel, place !== 'bar')
  /** A finger that was still down when the game ended is lifted over the panel: that is no press beside it. */
  const pressed = useRef(false)
  const [settling, setSettling] = useState(result !== undefined)
  useEffect(() => {
    const timer = setTimeout(() => setSettling(false), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers; a button does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <div
      className={classes('screen-only', styles.shade)}
      data-place={place}
      onPointerDown={(event) => {
        pressed.current = event.target === event.currentTarget
      }}
      onClick={(event) =>
        event.target === event.currentTarget && pressed.current && !settling && onBeside?.()
      }
    >
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
        <div className={styles.head}>
          <h2 id={id} className={styles.title} lang={titleLang}>
            {place === 'beside' && result === 'won' && (
              <Trophy size={36} className={styles.cup} aria-hidden="true" />
            )}
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
        </div>
        {children}
      </div>
    </div>
  )
}

/** What games of one kind add to the panels. */
export interface PanelExtras {
  /** Presses an action of the game, from the panel between two levels. */
  readonly onChoice?: (action: string) => void
  /** In the end panel of a game by link: sends the last move. */
  readonly send?: ReactNode
  /** Behind More in the end panel. */
  readonly endTools?: ReactNode
  readonly print?: ReactNode
  /** Who plays, in the start panel of a game for three or four. */
  readonly seats?: ReactNode
  /** Opens the practice list, in the start panel. */
  readonly practice?: ReactNode
  /** Starts a game in the dialog that sets up a position. */
  readonly onSetUp?: (() => void) | undefined
}

export interface PanelProps extends PanelExtras {
  readonly onHelp: () => void
  readonly onLive: () => void
  /** Makes a group of the current start, and shows it. */
  readonly onGroup: () => void
  readonly onFullscreen: () => void
  /** The line of the group, in the start and end panels of its game. */
  readonly group?: ReactNode
  /** Whether the end panel is a bar, so that all of the board is visible. */
  readonly seesBoard: boolean
  readonly onSeeBoard: (sees: boolean) => void
}
