/** The state of an invitation. It outlives the dialog, which can be closed and opened again while it waits. */
import { proxy } from 'valtio'
import type { Game } from '../../engine/core/game/contract'
import { toast } from '../../ui/toasts/toast'
import { frameTexts } from '../texts/frame'
import { liveTexts } from '../texts/live'
import { hasRelay, host, type Joining, join, joinOwn, type Waiting } from './connect'
import { LiveGame, type LiveStart } from './liveGame'
import { clearLiveView, type Ending, livePort, liveView, noteLive } from './port'

/** Nothing is known of the inviting page before it connects: after this time the guest reads what may be wrong, ms. */
const SLOW_MS = 20_000

interface Lobby {
  step: 'idle' | 'preparing' | 'waiting'
  isInviter: boolean
  /** The link to send: the invitation of the host, or the reply of the guest; '' for none. */
  link: string
  needsReply: boolean
  slow: boolean
  error: string
}

const IDLE: Lobby = { step: 'idle', isInviter: true, link: '', needsReply: false, slow: false, error: '' }

export const lobby = proxy<Lobby>({ ...IDLE })

let liveGame: LiveGame | null = null
export const currentLive = (): LiveGame | null => liveGame

let waiting: Waiting | Joining | null = null
let slowTimer: ReturnType<typeof setTimeout> | undefined

function reset(): void {
  clearTimeout(slowTimer)
  Object.assign(lobby, IDLE)
}

/** What ends with this page; null for nothing. */
function ending(): Ending | null {
  const { state, canLink } = liveView
  if (liveGame) return state === null || (state === 'ended' && !canLink) ? null : 'game'
  return waiting && ('reply' in waiting ? 'invitation' : 'reply')
}

/** The page is closed or reloaded: the other player is told now, and this one by the next page. */
function endWithPage(): void {
  const ends = ending()
  liveGame?.keepForLink()
  cancelLive()
  noteLive(ends)
}

function leavePage(): void {
  const ends = ending()
  cancelLive()
  if (ends && ends !== 'game') toast(frameTexts.live.ended[ends], { ms: 12_000 })
}

export function cancelLive(): void {
  removeEventListener('pagehide', endWithPage)
  waiting?.cancel()
  waiting = null
  liveGame?.close()
  liveGame = null
  reset()
  clearLiveView()
  livePort.leave = null
}

/** Whether a game can be played over relays, which are slow. */
const isSlow = (game: Game) => game.kind === 'turn' || !game.live

export const canConnect = (game: Game): boolean =>
  typeof RTCPeerConnection !== 'undefined' || (hasRelay && isSlow(game))

async function prepare(isInviter: boolean, make: () => Promise<Waiting | Joining>): Promise<void> {
  if (lobby.step !== 'idle') return
  reset()
  liveGame = null
  lobby.step = 'preparing'
  lobby.isInviter = isInviter
  liveView.state = 'connecting'
  livePort.leave = leavePage
  addEventListener('pagehide', endWithPage)
  try {
    const made = await make()
    // It may have connected, or been canceled, meanwhile.
    if (lobby.step !== 'preparing') {
      if (!liveGame) made.cancel()
      return
    }
    waiting = made
    lobby.link = 'link' in made ? made.link : (made.replyLink ?? '')
    lobby.needsReply = 'link' in made && made.needsReply
    lobby.step = 'waiting'
    if (!isInviter)
      slowTimer = setTimeout(() => {
        lobby.slow = true
      }, SLOW_MS)
  } catch (error) {
    cancelLive()
    lobby.error = error instanceof Error ? error.message : liveTexts.bad.invitation
  }
}

const endsOf = (path: string, start: LiveStart): Parameters<typeof host>[0] => ({
  path,
  slow: isSlow(start.game),
  onReply() {
    lobby.link = ''
    lobby.error = ''
  },
  onChannel(channel) {
    waiting = null
    liveGame = new LiveGame(start, channel)
    reset()
  },
  onFail(needsDirect) {
    const { ended } = liveTexts
    const text = needsDirect ? ended.needsDirect : start.isInviter ? ended.failed : ended.guestFailed
    cancelLive()
    lobby.error = text
    // The dialog may be closed.
    toast(text, { kind: 'bad', ms: 12_000 })
  },
})

export function inviteTo(path: string, start: LiveStart): Promise<void> {
  return prepare(true, () => host(endsOf(path, start)))
}

/** Accepts the invitation in the address. @param own - of another tab of this browser */
export function joinGame(text: string, path: string, start: LiveStart, own = false): Promise<void> {
  return prepare(false, () => (own ? joinOwn : join)(text, endsOf(path, start)))
}

export async function takeReply(text: string): Promise<void> {
  if (!waiting || !('reply' in waiting)) return
  const problem = await waiting.reply(text)
  if (problem !== null) lobby.error = problem
}
