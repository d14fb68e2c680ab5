/** The frame that runs embed code: the handshake with its host page, and checks that it stays on that page. */
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { onHost } from '../../../ui/basePath'
import { classes } from '../../../ui/styles/classes'
import { customTexts } from '../../texts/custom'
import styles from './GameFrame.module.css'

/** How long the host page may take to answer after a load, in ms; twice as long on a retry. */
const ANSWER_WITHIN_MS = 4_000
/** A page that is unloading may still answer once, so it is asked again after this many ms. */
const SURE_AFTER_MS = 250
/** How long the host page may take to load, and how long embed code may keep it busy at the start, in ms. */
const ARRIVE_WITHIN_MS = 20_000
/** How often the code is run again after its page has gone: a game may reload itself. */
const MAX_RETURNS = 3
/** If a page stayed this long, ms, its going has another reason, and the count restarts. */
const STAYED_MS = 10_000

export interface EmbedFrameProps {
  title: string
  markup: string
  /** The frame navigated to another page repeatedly. */
  onLeft(): void
  /** The host page did not load. */
  onSilent(): void
}

/** Runs the code in a new frame each time its page has gone; the page that replaced it is never shown. */
export function EmbedFrame({ title, markup, onLeft, onSilent }: EmbedFrameProps): ReactNode {
  const [life, setLife] = useState({ number: 0, returns: 0 })
  return (
    <OneLife
      key={life.number}
      title={title}
      markup={markup}
      patience={life.returns > 0 ? ANSWER_WITHIN_MS * 2 : ANSWER_WITHIN_MS}
      onSilent={onSilent}
      onGone={(silent, stayedMs) => {
        // A silent page has probably navigated away rather than reloaded, so it counts twice.
        const returns = (stayedMs > STAYED_MS ? 0 : life.returns) + (silent ? 2 : 1)
        if (returns > MAX_RETURNS) onLeft()
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
  /** The host page has gone; `stayedMs` is the time from receiving the code to its last answer. */
  onGone(silent: boolean, stayedMs: number): void
}

/**
 * The host page sends 'embed-ready' and receives the markup with a port. While its document exists, it answers on that
 * port. A load that is not answered twice, or that is followed by another 'embed-ready', means that the frame shows another
 * page. The frame is hidden until the load is answered, so that such a page is never visible.
 */
function OneLife({ title, markup, patience, onSilent, onGone }: OneLifeProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null)
  const loaded = useRef<() => void>(() => undefined)
  const gone = useEffectEvent(onGone)
  const giveUp = useEffectEvent(onSilent)
  const [shown, setShown] = useState(false)

  // Runs before the frame can have loaded, so that its first message is received.
  useLayoutEffect(() => {
    let port: MessagePort | null = null
    let began = 0
    let answered = 0
    let loads = 0
    let asked = 0
    let answers = 0
    /** Whether this load was answered once. */
    let answeredOnce = false
    let timer = setTimeout(() => giveUp(), ARRIVE_WITHIN_MS)
    const leave = (silent: boolean) => gone(silent, answered - began)
    const hear = (event: MessageEvent) => {
      const host = frame.current?.contentWindow
      // The host page has no origin of its own, so messages come from 'null', and the window identifies it.
      if (!host || event.source !== host || event.origin !== 'null') return
      if (event.data !== 'embed-ready') return
      if (port) return leave(false)
      const channel = new MessageChannel()
      port = channel.port1
      began = performance.now()
      port.onmessage = () => {
        // Each question has one answer; the page may have answered an older one before it went.
        if (++answers < asked) return
        clearTimeout(timer)
        if (!answeredOnce) {
          answeredOnce = true
          timer = setTimeout(question, SURE_AFTER_MS)
          return
        }
        answered = performance.now()
        // Messages of the code are ignored from now on.
        window.removeEventListener('message', hear)
        setShown(true)
      }
      // An opaque origin cannot be a target. Only our own host page has run in this frame so far.
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
        // Loaded but silent: this is the browser's error page for a lost connection.
        timer = setTimeout(() => giveUp(), ANSWER_WITHIN_MS)
        return
      }
      setShown(false)
      window.addEventListener('message', hear)
      answeredOnce = false
      question()
    }
    const question = () => {
      // Before its load event the page cannot have navigated; the code keeps it busy while it is written.
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
      {!shown && <p className={styles.loading}>{customTexts.page.loading}</p>}
      <iframe
        ref={frame}
        className={classes(styles.frame, !shown && styles.hidden)}
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
