/** The state of a connection with another device of the visitor, to move the data. It ends with the page. */
import { proxy } from 'valtio'
import type { Channel } from '../../../engine/net/channel'
import { hasRelay, host, type Joining, join, type Waiting } from '../../../play/live/connect'
import { reloadWithMessage } from '../../offline/reload'
import { moveTexts } from '../../texts/move'
import { exportText } from '../data/backup'
import { exportReplays } from '../data/backupReplays'
import { type Incoming, type ReadIncoming, readIncoming, replaceBy } from '../data/incoming'
import { Transfer } from './transfer'

/** The page of the settings: links lead to it. */
export const PATH = '/settings'
/** The visitor reads what may be wrong when nothing has happened for so long, ms: before the devices are connected, and after. */
const SLOW_MS = 20_000
const STILL_MS = 30_000
/** How long the page waits until the other device knows that its data was taken, ms. */
const BYE_MS = 1500

type Step =
  | 'idle'
  | 'preparing'
  | 'link'
  | 'connecting'
  | 'connected'
  | 'sending'
  | 'sent'
  | 'receiving'
  | 'received'

interface Move {
  step: Step
  isInviter: boolean
  /** The link for the other device; '' for none. */
  link: string
  needsReply: boolean
  /** Nothing has happened for some time. */
  slow: boolean
  /** How much of the data has been sent or has arrived, 0..1. */
  progress: number
  /** What went wrong; '' for nothing. */
  error: string
  /** What has happened; '' for nothing. */
  news: string
}

const IDLE: Move = {
  step: 'idle',
  isInviter: true,
  link: '',
  needsReply: false,
  slow: false,
  progress: 0,
  error: '',
  news: '',
}

export const move = proxy<Move>({ ...IDLE })

/** What the other device has sent, until the visitor decides. */
let incoming: Incoming | null = null
export const incomingData = (): Incoming | null => incoming

let waiting: Waiting | Joining | null = null
let channel: Channel | null = null
let transfer: Transfer | null = null
let slowTimer: ReturnType<typeof setTimeout> | undefined
let leave = () => {}

/** What the visitor waits for has begun, or continues. */
function waitOn(ms: number): void {
  clearTimeout(slowTimer)
  move.slow = false
  slowTimer = setTimeout(() => {
    move.slow = true
  }, ms)
}

/** It has happened. */
function endWait(): void {
  clearTimeout(slowTimer)
  move.slow = false
}

export function disconnect(): void {
  removeEventListener('pagehide', disconnect)
  endWait()
  waiting?.cancel()
  waiting = null
  if (channel) channel.onState = null
  channel?.close()
  channel = null
  transfer = null
  incoming = null
  Object.assign(move, IDLE)
}

/** Ends the connection and says why. */
function endWith(part: Partial<Pick<Move, 'error' | 'news'>>): void {
  disconnect()
  Object.assign(move, part)
}

const endsOf = (): Parameters<typeof host>[0] => ({
  path: PATH,
  slow: true,
  onReply() {
    Object.assign(move, { step: 'connecting', link: '', error: '' })
    waitOn(SLOW_MS)
  },
  onChannel: open,
  onFail: () => endWith({ error: moveTexts.failed }),
})

function open(opened: Channel): void {
  endWait()
  waiting = null
  channel = opened
  const { isInviter } = move
  Object.assign(move, { ...IDLE, step: 'connected', isInviter })
  opened.onState = (state) => {
    if (state === 'closed') endWith({ error: moveTexts.lost })
  }
  transfer = new Transfer(opened, isInviter, {
    onSent(share) {
      Object.assign(move, { step: share === 1 ? 'sent' : 'sending', progress: share })
      if (share === 1) endWait()
      else waitOn(STILL_MS)
    },
    onArrived(share) {
      Object.assign(move, { step: 'receiving', progress: share, error: '', news: '' })
      waitOn(STILL_MS)
    },
    onData: (text) => void take(text),
    onAnswer: (taken) => endWith({ news: taken ? moveTexts.taken : moveTexts.kept }),
    onRefused(why) {
      const error = moveTexts.refusals[why]
      // The other device may have the data: it can send now.
      if (why === 'empty') Object.assign(move, { step: 'connected', error })
      else endWith({ error })
    },
    onBye: () => leave(),
    onInvalid: () => endWith({ error: moveTexts.invalid }),
  })
}

async function prepare(isInviter: boolean, make: () => Promise<Waiting | Joining>): Promise<void> {
  if (move.step !== 'idle') return
  if (typeof RTCPeerConnection === 'undefined' && !hasRelay) {
    endWith({ error: moveTexts.unsupported })
    return
  }
  Object.assign(move, { ...IDLE, isInviter })
  move.step = 'preparing'
  waitOn(SLOW_MS)
  // The other device learns at once that this page has gone.
  addEventListener('pagehide', disconnect)
  try {
    const made = await make()
    // It may have connected, or been canceled, meanwhile.
    if (move.step !== 'preparing') {
      if (!channel) made.cancel()
      return
    }
    waiting = made
    move.link = 'link' in made ? made.link : (made.replyLink ?? '')
    move.needsReply = 'link' in made && made.needsReply
    move.step = move.link === '' ? 'connecting' : 'link'
    if (isInviter) endWait()
    else waitOn(SLOW_MS)
  } catch (error) {
    console.warn('The link cannot be used.', error)
    endWith({ error: isInviter ? moveTexts.failed : moveTexts.badLink })
  }
}

/** Makes a link for the other device. */
export const connectDevice = (): Promise<void> => prepare(true, () => host(endsOf()))

/** Follows the link of the other device. @param invitation - from the address */
export const joinDevice = (invitation: string): Promise<void> =>
  prepare(false, () => join(invitation, endsOf()))

export async function takeReply(text: string): Promise<void> {
  if (!waiting || !('reply' in waiting)) return
  if ((await waiting.reply(text)) !== null) move.error = moveTexts.badReply
}

export async function sendData(): Promise<void> {
  if (!transfer) return
  Object.assign(move, { step: 'sending', progress: 0, error: '', news: '' })
  waitOn(STILL_MS)
  await transfer.send(exportText(new Date(), await exportReplays()))
}

async function take(text: string): Promise<void> {
  const read = await readIncoming(text, moveTexts.reasons).catch(
    (): ReadIncoming => ({ ok: false, why: 'invalid', reason: moveTexts.unreadable }),
  )
  if (!transfer) return
  endWait()
  if (read.ok) {
    incoming = read.incoming
    move.step = 'received'
    return
  }
  transfer.refuse(read.why)
  if (read.why === 'empty') {
    Object.assign(move, { step: 'connected', news: read.reason })
    return
  }
  endAfterBye(() => endWith({ error: moveTexts.refused(read.reason) }))
}

/** Ends the connection once the other device knows the answer. */
function endAfterBye(end: () => void): void {
  const timer = setTimeout(() => leave(), BYE_MS)
  leave = () => {
    clearTimeout(timer)
    leave = () => {}
    end()
  }
}

/** Replaces the data of this device by what has arrived, or keeps it. */
export async function decide(replace: boolean): Promise<void> {
  const data = incoming
  if (!transfer || !data) return
  incoming = null
  const taken = replace && (await replaceBy(data))
  if (replace && !taken) transfer?.refuse('full')
  else transfer?.answer(taken)
  if (taken) endAfterBye(() => reloadWithMessage(moveTexts.done))
  else endAfterBye(() => endWith(replace ? { error: moveTexts.notSaved } : { news: moveTexts.keptHere }))
}
