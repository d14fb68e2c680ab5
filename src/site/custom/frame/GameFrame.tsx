/**
 * The frame of a custom game: its address or embed code in a sandbox, full screen, and an error if it cannot
 * be shown.
 */
import ExternalLink from 'lucide-react/icons/external-link'
import Maximize from 'lucide-react/icons/maximize'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, buttonClass } from '../../../ui/controls/Button'
import { classes } from '../../../ui/styles/classes'
import { toast } from '../../../ui/toasts/toast'
import type { CustomGame } from '../../library/library'
import { contentOf } from '../content'
import { judgeGameUrl } from '../gameUrl'
import { EmbedFrame } from './EmbedFrame'
import styles from './GameFrame.module.css'
import { useFloodWatch } from './useFloodWatch'
import { useFocusGuard } from './useFocusGuard'

/** Only what a game needs. Its own origin is granted only because the address is never one of ours. */
const URL_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-pointer-lock'

const TROUBLES = {
  left: {
    title: 'This game tried to leave its page.',
    text: 'It was stopped: another page in its place could pretend to be part of this site.',
  },
  silent: {
    title: 'This game could not be loaded.',
    text: 'You may be offline, or the connection or the game is very slow.',
  },
  loud: {
    title: 'This game was stopped.',
    text: 'It sent this page more messages than a page can answer.',
  },
  grasping: {
    title: 'This game was stopped.',
    text: 'It kept taking the keyboard away from this page.',
  },
  offline: {
    title: 'You are offline.',
    text: 'Games that you added yourself need a connection. This one is loaded as soon as there is one.',
  },
} as const

export function GameFrame({ game }: { game: CustomGame }): ReactNode {
  const content = contentOf(game)
  const stage = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  // Asked once: a game that runs is not taken away when the connection is lost.
  const [trouble, setTrouble] = useState<keyof typeof TROUBLES | null>(() =>
    navigator.onLine ? null : 'offline',
  )
  useFloodWatch(trouble === null, () => setTrouble('loud'))
  useFocusGuard(stage, () => setTrouble('grasping'))
  useEffect(() => {
    if (trouble !== 'offline') return
    const back = () => setTrouble(null)
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [trouble])

  if (content.kind === 'none') return <p className={styles.note}>No game content available</p>
  const verdict = content.kind === 'url' ? judgeGameUrl(content.url, location) : null
  const reason = content.kind === 'refused' ? content.reason : verdict && !verdict.ok && verdict.reason
  if (reason) {
    return (
      <div className={styles.note} role="alert">
        <p className={styles.strong}>This game cannot be shown.</p>
        <p>{reason}</p>
        <p>Edit it on the home page: give it another address or shorter embed code.</p>
      </div>
    )
  }
  if (trouble) {
    const { title, text } = TROUBLES[trouble]
    return (
      <div className={styles.note} role="alert">
        <p className={styles.strong}>{title}</p>
        <p>{text}</p>
        <Button
          variant="primary"
          onClick={() => {
            setAttempt(attempt + 1)
            setTrouble(navigator.onLine ? null : 'offline')
          }}
        >
          Load it again
        </Button>
      </div>
    )
  }
  const fill = () => {
    stage.current?.requestFullscreen().catch(() => {
      toast('This browser does not allow full screen here', { kind: 'bad' })
    })
  }
  const href = verdict?.ok ? verdict.href : null
  // Another address or another sandbox must never run under the old flags: a new key makes a new frame.
  const key = `${attempt}:${href ?? game.embedCode}`
  return (
    <>
      <div className={styles.tools}>
        {document.fullscreenEnabled && (
          <Button icon={<Maximize size={20} aria-hidden />} onClick={fill}>
            Full screen
          </Button>
        )}
        <Button icon={<RotateCw size={20} aria-hidden />} onClick={() => setAttempt(attempt + 1)}>
          Reload
        </Button>
        {href && (
          <a className={buttonClass()} href={href} target="_blank" rel="noopener noreferrer">
            <ExternalLink size={20} aria-hidden />
            Open in a new tab
          </a>
        )}
      </div>
      <div ref={stage} className={styles.stage}>
        {href ? (
          <UrlFrame key={key} title={game.title} src={href} />
        ) : (
          <EmbedFrame
            key={key}
            title={game.title}
            markup={content.kind === 'embed' ? content.markup : ''}
            onLeft={() => setTrouble('left')}
            onSilent={() => setTrouble('silent')}
          />
        )}
      </div>
      <p className={classes(styles.hint, styles.keys)}>Keys stay in the game? Press F6 to leave it.</p>
      {href && (
        <p className={styles.hint}>
          Nothing to see? Some sites refuse to be shown here: open the game in a new tab.
        </p>
      )}
    </>
  )
}

function UrlFrame({ title, src }: { title: string; src: string }): ReactNode {
  const [loading, setLoading] = useState(true)
  return (
    <>
      {loading && <p className={styles.loading}>Loading...</p>}
      <iframe
        className={styles.frame}
        title={title}
        sandbox={URL_SANDBOX}
        referrerPolicy="no-referrer"
        allow="fullscreen"
        src={src}
        onLoad={() => setLoading(false)}
      />
    </>
  )
}
