/** The state of an invitation. It outlives the dialog, which can be closed and opened again while it waits. */
import { proxy } from 'valtio'
import { toast } from '../../ui/toasts/toast'
import { liveTexts } from '../texts/live'
import { hasRelay, host, type Joining, join, type Waiting } from './connect'
import { LiveGame, type LiveStart } from './liveGame'
import { clearLiveView, livePort, liveView } from './port'

interface Lobby {
  step: 'idle' | 'preparing' | 'waiting'
  /** The link to send: the invitation of the host, or the reply of the guest; '' for none. */
  link: string
  needsReply: boolean
  renewed: boolean
  error: string
}

export const lobby = proxy<Lobby>({ step: 'idle', link: '', needsReply: false, renewed: false, error: '' })

/** The live game of this page; null without one. */
let liveGame: LiveGame | null = null
export const currentLive = (): LiveGame | null => liveGame

let waiting: Waiting | Joining | null = null

function reset(): void {
  Object.assign(lobby, { step: 'idle', link: '', needsReply: false, renewed: false, error: '' })
}

/** Ends what waits or runs. */
export function cancelLive(): void {
  removeEventListener('pagehide', cancelLive)
  waiting?.cancel()
  waiting = null
  liveGame?.close()
  liveGame = null
  reset()
  clearLiveView()
  livePort.leave = null
}

/** Whether a game can be played over relays, which are slow. */
const isSlow = ({ game }: LiveStart) => game.kind === 'turn' || !game.live

async function prepare(start: LiveStart, make: () => Promise<Waiting | Joining>): Promise<void> {
  if (lobby.step !== 'idle') return
  if (typeof RTCPeerConnection === 'undefined' && !(hasRelay && isSlow(start))) {
    lobby.error = liveTexts.bad.unsupported
    return
  }
  reset()
  liveGame = null
  lobby.step = 'preparing'
  liveView.state = 'connecting'
  livePort.leave = cancelLive
  // A closed tab tells the other player, who would otherwise wait for it.
  addEventListener('pagehide', cancelLive)
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
  } catch (error) {
    cancelLive()
    lobby.error = error instanceof Error ? error.message : liveTexts.bad.invitation
  }
}

const endsOf = (path: string, start: LiveStart): Parameters<typeof host>[0] => ({
  path,
  slow: isSlow(start),
  onChannel(channel) {
    waiting = null
    liveGame = new LiveGame(start, channel)
    reset()
  },
  onFail(needsDirect) {
    const text = needsDirect ? liveTexts.ended.needsDirect : liveTexts.ended.failed
    cancelLive()
    lobby.error = text
    // The dialog may be closed.
    toast(text, { kind: 'bad', ms: 12_000 })
  },
})

/** Invites another player to a game. */
export function inviteTo(path: string, start: LiveStart): Promise<void> {
  return prepare(start, () => host(endsOf(path, start)))
}

/** Accepts the invitation in the address. */
export function joinGame(text: string, path: string, start: LiveStart): Promise<void> {
  return prepare(start, () =>
    join(text, endsOf(path, start), (link) => {
      lobby.link = link
      lobby.renewed = true
    }),
  )
}

/** Takes a pasted reply link. */
export async function takeReply(text: string): Promise<void> {
  if (!waiting || !('reply' in waiting)) return
  lobby.error = (await waiting.reply(text)) ?? ''
}
