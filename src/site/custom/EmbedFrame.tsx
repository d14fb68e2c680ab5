/** Owns the frame that runs embed code: the handshake with its host page, and the watch that it stays on that page. */
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { classes } from '../../ui/classes'
import styles from './GameFrame.module.css'

/** How long the host page may take to answer after a load, in ms: embed code may keep it busy while it starts. */
const ANSWER_WITHIN_MS = 4_000
/** How long the host page may be on its way, in ms. */
const ARRIVE_WITHIN_MS = 20_000

export interface EmbedFrameProps {
  title: string
  markup: string
  /** The frame went to another page. */
  onLeft(): void
  /** The host page did not come. */
  onSilent(): void
}

/**
 * The host page says 'embed-ready' and receives the markup with a port. As long as its document lives it answers on that port.
 * Any later load that is not answered, or the port's end, means that the frame shows another page; until it is
 * answered the frame cannot be seen, so that no such page is ever shown.
 */
export function EmbedFrame({ title, markup, onLeft, onSilent }: EmbedFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null)
  const loaded = useRef<() => void>(() => undefined)
  const leave = useEffectEvent(onLeft)
  const giveUp = useEffectEvent(onSilent)
  const [shown, setShown] = useState(false)

  // Before the frame can have loaded, so that its first word is heard.
  useLayoutEffect(() => {
    let port: MessagePort | null = null
    let timer = setTimeout(() => giveUp(), ARRIVE_WITHIN_MS)
    const begin = (event: MessageEvent) => {
      const host = frame.current?.contentWindow
      // Without an origin of its own the host's messages come from 'null'; the window itself is the proof.
      if (port || !host || event.source !== host || event.origin !== 'null') return
      if (event.data !== 'embed-ready') return
      const channel = new MessageChannel()
      port = channel.port1
      port.onmessage = () => {
        clearTimeout(timer)
        setShown(true)
      }
      port.addEventListener('close', () => leave())
      // An opaque origin cannot be named as the target. Nothing but our own host page has run in this frame so far.
      host.postMessage({ markup }, '*', [channel.port2])
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
      timer = setTimeout(() => leave(), ANSWER_WITHIN_MS)
      port.postMessage('there')
    }
    loaded.current = ask
    window.addEventListener('message', begin)
    return () => {
      window.removeEventListener('message', begin)
      clearTimeout(timer)
      if (port) port.onmessage = null
      port?.close()
      loaded.current = () => undefined
    }
  }, [markup])

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
        src="/embed-host.html"
        onLoad={() => loaded.current()}
      />
    </>
  )
}
