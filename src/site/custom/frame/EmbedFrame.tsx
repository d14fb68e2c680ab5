/**
 * The frame that runs embed code: the handshake with its host page, and the watch that it stays on that page.
 */
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { onHost } from '../../../ui/basePath'
import { classes } from '../../../ui/styles/classes'
import styles from './GameFrame.module.css'

/** How long the host page may take to answer after a load, in ms; twice as long when it is tried again. */
const ANSWER_WITHIN_MS = 4_000
/** A page that is unloading may still answer once: it is asked again after this many ms. */
const SURE_AFTER_MS = 250
/** How long the host page may be on its way, and how long embed code may keep it busy while it starts, in ms. */
const ARRIVE_WITHIN_MS = 20_000
/** How often a page that is gone gets its code again: a game may reload itself. */
const MOST_RETURNS = 3
/** A page that stayed this long, ms, is gone for another reason: the count restarts. */
const STAYED_MS = 10_000

export interface EmbedFrameProps {
  title: string
  markup: string
  /** The frame went to another page, again and again. */
  onLeft(): void
  /** The host page did not come. */
  onSilent(): void
}

/** Each time the page in the frame is gone a new frame runs the code again: what came in the old one is never asked, nor seen. */
export function EmbedFrame({ title, markup, onLeft, onSilent }: EmbedFrameProps): ReactNode {
  const [life, setLife] = useState({ number: 0, returns: 0 })
  return (
    <OneLife
      key={life.number}
      title={title}
      markup={markup}
      patience={life.returns > 0 ? ANSWER_WITHIN_MS * 2 : ANSWER_WITHIN_MS}
      onSilent={onSilent}
      onGone={(silent, stayed) => {
        // A silent page has probably navigated away rather than reloaded: it counts twice.
        const returns = (stayed > STAYED_MS ? 0 : life.returns) + (silent ? 2 : 1)
        if (returns > MOST_RETURNS) onLeft()
        else setLife({ number: life.number + 1, returns })
      }}
    />
  )
}

interface OneLifeProps {
  title: string
  markup: string
  /** How long the host page may take to answer, in ms. */
  patience: number
  onSilent(): void
  /** The host page is gone; `ms` is the time from receiving the code to its last answer. */
  onGone(silent: boolean, stayed: number): void
}

/**
 * The host page says 'embed-ready' and receives the markup with a port. As long as its document lives it answers on that port.
 * A load that is not answered twice, or is followed by the greeting of a new document, means that the frame shows another page.
 * Until it is answered the frame cannot be seen, so that no such page is ever shown.
 */
function OneLife({ title, markup, patience, onSilent, onGone }: OneLifeProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null)
  const loaded = useRef<() => void>(() => undefined)
  const gone = useEffectEvent(onGone)
  const giveUp = useEffectEvent(onSilent)
  const [shown, setShown] = useState(false)

  // Before the frame can have loaded, so that its first message is received.
  useLayoutEffect(() => {
    let port: MessagePort | null = null
    let began = 0
    let answered = 0
    let loads = 0
    let asked = 0
    let heard = 0
    /** Whether this load was answered once. */
    let again = false
    let timer = setTimeout(() => giveUp(), ARRIVE_WITHIN_MS)
    const leave = (silent: boolean) => gone(silent, answered - began)
    const hear = (event: MessageEvent) => {
      const host = frame.current?.contentWindow
      // Without its own origin the host's messages come from 'null'; the window itself is the proof.
      if (!host || event.source !== host || event.origin !== 'null') return
      if (event.data !== 'embed-ready') return
      if (port) return leave(false)
      const channel = new MessageChannel()
      port = channel.port1
      began = performance.now()
      port.onmessage = () => {
        // Each question has one answer: to an older one the page may have given it before it went.
        if (++heard < asked) return
        clearTimeout(timer)
        if (!again) {
          again = true
          timer = setTimeout(question, SURE_AFTER_MS)
          return
        }
        answered = performance.now()
        // Whatever the code says from now on is not listened to, however often it says it.
        window.removeEventListener('message', hear)
        setShown(true)
      }
      // An opaque origin cannot be named as the target. Nothing but our own host page has run in this frame so far.
      host.postMessage({ markup }, '*', [channel.port2])
      ask()
    }
    const load = () => {
      loads++
      ask()
    }
    const ask = () => {
      clearTimeout(timer)
      if (!port) {
        // Loaded, and not a word: the browser's own page about a lost connection.
        timer = setTimeout(() => giveUp(), ANSWER_WITHIN_MS)
        return
      }
      setShown(false)
      window.addEventListener('message', hear)
      again = false
      question()
    }
    const question = () => {
      // Before its load event the page cannot have navigated: the code keeps it busy while it is written.
      timer =
        loads < 2 ? setTimeout(() => giveUp(), ARRIVE_WITHIN_MS) : setTimeout(() => leave(true), patience)
      asked++
      port?.postMessage('there')
    }
    loaded.current = load
    window.addEventListener('message', hear)
    return () => {
      window.removeEventListener('message', hear)
      clearTimeout(timer)
      if (port) port.onmessage = null
      port?.close()
      loaded.current = () => undefined
    }
  }, [markup, patience])

  return (
    <>
      {!shown && <p className={styles.loading}>Loading...</p>}
      <iframe
        ref={frame}
        className={classes(styles.frame, !shown && styles.unseen)}
        title={title}
        sandbox="allow-scripts allow-pointer-lock"
        referrerPolicy="no-referrer"
        allow="fullscreen"
        src={onHost('/embed-host.html')}
        onLoad={() => loaded.current()}
      />
    </>
  )
}
