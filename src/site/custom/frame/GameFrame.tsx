/** The frame of a custom game: its address or embed code in a sandbox, full screen, and errors. */
import ExternalLink from 'lucide-react/icons/external-link'
import Maximize from 'lucide-react/icons/maximize'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fullScreen, isOffline } from '../../../engine/browser'
import { Button, buttonClass } from '../../../ui/controls/Button'
import { classes } from '../../../ui/styles/classes'
import { toast } from '../../../ui/toasts/toast'
import type { CustomGame } from '../../library/library'
import { customTexts } from '../../texts/custom'
import { contentOf } from '../content'
import { judgeGameUrl } from '../gameUrl'
import { EmbedFrame } from './EmbedFrame'
import styles from './GameFrame.module.css'
import { useFloodWatch } from './useFloodWatch'
import { useFocusGuard } from './useFocusGuard'

/** Only what a game needs. It may have its own origin because the address is never one of this site. */
const URL_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-pointer-lock'

type Trouble = keyof typeof customTexts.troubles

const texts = customTexts.page

export function GameFrame({ game }: { game: CustomGame }): ReactNode {
  const content = contentOf(game)
  const stage = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  // Checked once: a running game stays when the connection is lost.
  const [trouble, setTrouble] = useState<Trouble | null>(() => (isOffline() ? 'offline' : null))
  useFloodWatch(trouble === null, () => setTrouble('loud'))
  // At once: the frame could take the focus again before it is gone, and nothing would have it then.
  useFocusGuard(stage, () => flushSync(() => setTrouble('grasping')))
  useEffect(() => {
    if (trouble !== 'offline') return
    const back = () => setTrouble(null)
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [trouble])

  if (content.kind === 'none') return <p className={styles.note}>{texts.empty}</p>
  const verdict = content.kind === 'url' ? judgeGameUrl(content.url, location) : null
  const reason = content.kind === 'refused' ? content.reason : verdict && !verdict.ok && verdict.reason
  if (reason) {
    return (
      <div className={styles.note} role="alert">
        <p className={styles.strong}>{texts.refused}</p>
        <p>{reason}</p>
        <p>{texts.refusedHint}</p>
      </div>
    )
  }
  if (trouble) {
    const { title, text } = customTexts.troubles[trouble]
    return (
      <div className={styles.note} role="alert">
        <p className={styles.strong}>{title}</p>
        <p>{text}</p>
        <Button
          variant="primary"
          onClick={() => {
            setAttempt(attempt + 1)
            setTrouble(isOffline() ? 'offline' : null)
          }}
        >
          {texts.again}
        </Button>
      </div>
    )
  }
  const fill = () => {
    if (stage.current) fullScreen(stage.current).catch(() => toast(texts.noFullScreen, { kind: 'bad' }))
  }
  const href = verdict?.ok ? verdict.href : null
  // A new key makes a new frame: another address must never run under the old frame's sandbox flags.
  const key = `${attempt}:${href ?? game.embedCode}`
  return (
    <>
      <div className={styles.tools}>
        {document.fullscreenEnabled && (
          <Button icon={<Maximize size={20} aria-hidden />} onClick={fill}>
            {texts.fullScreen}
          </Button>
        )}
        <Button icon={<RotateCw size={20} aria-hidden />} onClick={() => setAttempt(attempt + 1)}>
          {texts.reload}
        </Button>
        {href && (
          <a className={buttonClass()} href={href} target="_blank" rel="noopener noreferrer">
            <ExternalLink size={20} aria-hidden />
            <span>{texts.newTab}</span>
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
      <p className={classes(styles.hint, styles.keys)}>{texts.keys}</p>
      {href && <p className={styles.hint}>{texts.nothing}</p>}
    </>
  )
}

function UrlFrame({ title, src }: { title: string; src: string }): ReactNode {
  const [loading, setLoading] = useState(true)
  return (
    <>
      {loading && <p className={styles.loading}>{texts.loading}</p>}
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
