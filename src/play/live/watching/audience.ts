/** Lets others watch the games of this page: invites one watcher after the other, and shows them what is played. */
import { proxy } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import type { Game } from '../../../engine/core/game/contract'
import { settings } from '../../../engine/storage/values/settings'
import { toast } from '../../../ui/toasts/toast'
import { fragmentOf } from '../../opening/fragment'
import type { Session } from '../../session/core/session'
import { frameTexts } from '../../texts/frame'
import { liveTexts } from '../../texts/live'
import { hasRelay, host, type Waiting } from '../connect'
import { ROOM } from '../links'
import { livePort, liveView, noteLive, watchers } from '../port'
import { REACTIONS } from '../words'
import { feed } from './feed'
import type { ShownPhase } from './packets'
import { Star } from './star'

/** The invitation for the next watcher. */
interface Audience {
  /** preparing: the link is being made. connecting: the reply was taken. full: nobody else can watch. */
  step: 'idle' | 'preparing' | 'waiting' | 'connecting' | 'full'
  link: string
  needsReply: boolean
  error: string
}

const IDLE: Audience = { step: 'idle', link: '', needsReply: false, error: '' }
const NOBODY = { ...watchers }

export const audience = proxy<Audience>({ ...IDLE })

let star: Star | null = null
let waiting: Waiting | null = null
let path = ''
let phase: ShownPhase = 'ready'
let reactions = 0
let unsubscribe: (() => void)[] = []

/** Whether watchers can connect to this browser. Relays carry turn-based games only. */
export const canBeWatched = (game: Game): boolean =>
  typeof RTCPeerConnection !== 'undefined' || (hasRelay && game.kind === 'turn')

/** Invites the first watcher. @param gamePath - of the game's page */
export function letWatch(gamePath: string, session: Session): void {
  if (star) return
  const made = new Star(session.game)
  star = made
  path = gamePath
  made.onChange = () => {
    Object.assign(watchers, { count: made.watchers, slow: made.slow, reason: made.hosting.reason })
    if (audience.step === 'full' && !made.isFull) invite()
  }
  made.hosting.onReaction = (reaction) => {
    const emoji = REACTIONS[reaction]
    if (emoji) watchers.reaction = { emoji, count: ++reactions }
  }
  livePort.show = (shown) =>
    feed(made.hosting, shown, (next) => {
      phase = next
      tell()
    })
  unsubscribe = (['canClaim', 'canPlayComputer'] as const).map((key) => subscribeKey(liveView, key, tell))
  livePort.leaveWatchers = leavePage
  addEventListener('pagehide', endWithPage)
  watchers.invited = true
  invite()
}

/** Ends watching: all watchers are told. */
export function endWatching(): void {
  removeEventListener('pagehide', endWithPage)
  for (const stop of unsubscribe) stop()
  star?.close()
  star = null
  waiting?.cancel()
  waiting = null
  livePort.show = livePort.leaveWatchers = null
  Object.assign(audience, IDLE)
  Object.assign(watchers, NOBODY)
}

/** A pasted reply link, or a text that contains it. */
export async function takeWatcherReply(text: string): Promise<void> {
  const problem = await waiting?.reply(text)
  if (problem) audience.error = problem
}

/** What watchers are told besides the record. */
function tell(): void {
  const { nickname } = settings.get()
  // The other player has left, and this one has not chosen yet how to go on.
  const isLeft = liveView.canClaim || liveView.canPlayComputer
  // The computer plays on for them.
  const isAlone =
    liveView.names.length === 0 || (liveView.state === 'ended' && !isLeft && phase === 'playing')
  const names = isAlone ? (nickname === null ? [] : [nickname]) : [...liveView.names]
  const room = audience.link.split(fragmentOf('watch', ''))[1] ?? ''
  star?.hosting.tell({ phase: isLeft ? 'left' : phase, names, room: room.startsWith(ROOM) ? room : '' })
}

function show(next: Partial<Audience>): void {
  Object.assign(audience, IDLE, next)
  tell()
}

/** Makes the invitation for the next watcher. */
function invite(): void {
  const mine = star
  waiting = null
  if (!mine) return
  if (mine.isFull) {
    show({ step: 'full' })
    return
  }
  show({ step: 'preparing' })
  const isOver = () => star !== mine
  let used = false
  const made = host({
    kind: 'watch',
    path,
    slow: mine.hosting.game.kind === 'turn',
    onReply() {
      if (!isOver()) show({ step: 'connecting' })
    },
    onChannel(channel) {
      used = true
      if (isOver()) {
        channel.close()
        return
      }
      mine.add(channel)
      invite()
    },
    onFail(needsDirect) {
      used = true
      if (isOver()) return
      const error = needsDirect ? liveTexts.ended.needsDirect : liveTexts.ended.failed
      toast(error, { kind: 'bad', ms: 12_000 })
      invite()
    },
  })
  made.then(
    (found) => {
      if (used) return
      if (isOver()) {
        found.cancel()
        return
      }
      waiting = found
      show({ step: 'waiting', link: found.link, needsReply: found.needsReply })
    },
    () => {
      if (!isOver()) show({ step: 'idle', error: liveTexts.bad.unsupported })
    },
  )
}

/** The page is closed or reloaded: watchers are told now, and this visitor by the next page. */
function endWithPage(): void {
  endWatching()
  noteLive('watchers', 'watch')
}

function leavePage(): void {
  endWatching()
  toast(frameTexts.live.ended.watchers, { ms: 12_000 })
}
