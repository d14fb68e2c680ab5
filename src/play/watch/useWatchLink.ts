/** The connection of a watcher's page: from the invitation to its end. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Game } from '../../engine/core/game/contract'
import type { PeerEnd } from '../../engine/net/peer'
import { sound } from '../../engine/sound/port'
import type { CatalogGame } from '../../games/catalog'
import { type Ends, join, joinOwn } from '../live/connect'
import { noteLive } from '../live/port'
import { WatchLink } from '../live/watching/link'
import { clearFragment } from '../opening/fragment'
import { liveTexts } from '../texts/live'

/** Nothing is known of the host before it connects: after this time the watcher reads what may be wrong, ms. */
const SLOW_MS = 20_000

export interface Connection {
  readonly step: 'asks' | 'preparing' | 'waiting' | 'watching' | 'lost' | 'ended'
  /** To send to the host; null if no reply is needed, or none is there yet. */
  readonly replyLink: string | null
  readonly slow: boolean
  /** What went wrong before it was connected; '' for nothing. */
  readonly error: string
  /** Why it has ended; null if it has not. */
  readonly end: PeerEnd | null
}

const ASKS: Connection = { step: 'asks', replyLink: null, slow: false, error: '', end: null }

interface Watching {
  readonly connection: Connection
  /** Null before it is connected. It stays after its end. */
  readonly link: WatchLink | null
  /** Accepts the invitation. @param own - of another tab of this browser */
  readonly begin: (own: boolean) => void
}

export function useWatchLink(entry: CatalogGame, game: Game, invitation: string): Watching {
  const [connection, setConnection] = useState(ASKS)
  const [link, setLink] = useState<WatchLink | null>(null)
  const leave = useRef<(() => void) | null>(null)
  useEffect(() => {
    // The host hears at once that this page is closed or reloaded.
    const onLeave = () => {
      if (!leave.current) return
      leave.current()
      leave.current = null
      noteLive('watching', 'watch')
    }
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('pagehide', onLeave)
      leave.current?.()
      leave.current = null
    }
  }, [])
  const begin = useCallback(
    (own: boolean) => {
      sound.wake()
      let over = false
      let connected = false
      const slow = setTimeout(() => change({ slow: true }), SLOW_MS)
      const change = (next: Partial<Connection>) => {
        if (!over) setConnection((now) => ({ ...now, ...next }))
      }
      const fail = (error: string) => {
        clearTimeout(slow)
        setConnection({ ...ASKS, error })
        leave.current = null
        over = true
      }
      leave.current = () => {
        clearTimeout(slow)
        over = true
      }
      const ends: Ends = {
        kind: 'watch',
        path: entry.path,
        slow: game.kind === 'turn',
        onReply() {},
        onChannel(channel) {
          clearTimeout(slow)
          if (over) {
            channel.close()
            return
          }
          connected = true
          const made = new WatchLink(entry.id, game, channel, (state, end) => {
            if (end) leave.current = null
            change({ step: state === 'lost' || state === 'ended' ? state : 'watching', end })
          })
          leave.current = () => {
            over = true
            made.leave()
          }
          setLink(made)
          clearFragment('watch')
        },
        onFail(needsDirect) {
          if (!over) fail(needsDirect ? liveTexts.ended.needsDirect : liveTexts.watching.ended.failed)
        },
      }
      const connect = async () => {
        const joining = await (own ? joinOwn : join)(invitation, ends)
        if (over) {
          joining.cancel()
          return
        }
        if (connected) return
        leave.current = () => {
          clearTimeout(slow)
          over = true
          joining.cancel()
        }
        change({ step: 'waiting', replyLink: joining.replyLink })
      }
      setConnection({ ...ASKS, step: 'preparing' })
      connect().catch((error: unknown) => {
        if (!over) fail(error instanceof Error ? error.message : liveTexts.bad.invitation)
      })
    },
    [entry, game, invitation],
  )
  return { connection, link, begin }
}
