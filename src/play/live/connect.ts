/** Connects two pages: by a link and a reply, by two tabs of one browser, or in a room if the site has them. */
import { sha256 } from '../../engine/core/math/sha256'
import type { Channel } from '../../engine/net/channel'
import { answer, invite } from '../../engine/net/directChannel'
import { deliverReply, joinTab, listenForTabs } from '../../engine/net/tabChannel'
import { onHost } from '../../ui/basePath'
import { bytesOf, textOf } from '../record/pack'
import { liveTexts } from '../texts/live'
import { JOIN_MARK, REPLY_MARK } from './address'

/** How the two sides find each other: `D` and a packed offer, or `R` and the name of a room. */
const DIRECT = 'D'
const ROOM = 'R'
const ID_LENGTH = 16

/** STUN and TURN servers, named when the site is built; none by default. */
function servers(): RTCIceServer[] {
  const urls = (text: string | undefined) => (text ?? '').split(/[\s,]+/).filter(Boolean)
  const { VITE_STUN, VITE_TURN } = import.meta.env as Record<string, string | undefined>
  const [turn, username, credential] = urls(VITE_TURN)
  return [
    ...urls(VITE_STUN).map((url) => ({ urls: url })),
    ...(turn ? [{ urls: turn, username: username ?? '', credential: credential ?? '' }] : []),
  ]
}

/** Whether this site was built with rooms: invitations then need no reply. */
export const hasRooms = Boolean(import.meta.env.VITE_LIVE)

/** Whether the relays of rooms can also carry a game, if it is not a fast one. */
export const hasRelay = import.meta.env.VITE_LIVE === 'mqtt'

/** Who connects, and for which game. */
interface Ends {
  /** The path of the game's page. */
  readonly path: string
  /** Whether the game can be played over relays, which are slow. */
  readonly slow: boolean
  /** The channel to the other player, when it is open; called once. */
  readonly onChannel: (channel: Channel) => void
  /** The other player came, but no connection could be made. @param needsDirect - relays are too slow for the game */
  readonly onFail: (needsDirect: boolean) => void
}

/** Opens a room. */
async function enter(room: string, { slow, onChannel, onFail }: Ends): Promise<() => void> {
  const { openRoom } = await import('../../engine/net/rooms')
  return openRoom(room, { servers: servers(), slow, onChannel, onUnreachable: () => onFail(true) })
}

/** The name of an offer, the same on both sides. */
const idOf = (offer: string) => sha256(offer).slice(0, ID_LENGTH)

/** An invitation that waits for the other player. */
export interface Waiting {
  /** The link to send. */
  readonly link: string
  /** Whether the other player must send a reply. */
  readonly needsReply: boolean
  /**
   * Takes a pasted reply link, or its text.
   *
   * @returns what is wrong with it; null if it was taken
   */
  reply(text: string): Promise<string | null>
  cancel(): void
}

/** Invites another player. */
export async function host(ends: Ends): Promise<Waiting> {
  const { path, onChannel, onFail } = ends
  const address = `${location.origin}${onHost(path)}${JOIN_MARK}`
  if (hasRooms) {
    const { newRoom } = await import('../../engine/net/rooms')
    const room = newRoom()
    const cancel = await enter(room, ends)
    return { link: `${address}${ROOM}${room}`, needsReply: false, reply: async () => null, cancel }
  }
  const { channel, offer, accept } = await invite(servers())
  const text = textOf(offer)
  const reply = async (given: string) => {
    const [, id, found] = /(?:^|=)\s*([0-9a-f]{16})\.([\w-]+)\s*$/.exec(given.trim()) ?? []
    try {
      if (!found) return liveTexts.bad.reply
      if (id !== idOf(text)) return liveTexts.bad.otherReply
      await accept(bytesOf(found))
      return null
    } catch {
      return liveTexts.bad.reply
    }
  }
  let decided = false
  const decide = (found: Channel) => {
    if (decided) return
    decided = true
    onChannel(found)
  }
  channel.onState = (state) => {
    tabs.stop()
    if (state === 'open') decide(channel)
    else if (!decided) onFail(false)
  }
  const tabs = listenForTabs(
    idOf(text),
    (tab) => {
      channel.onState = null
      channel.close()
      decide(tab)
    },
    (given) => void reply(`=${idOf(text)}.${given}`),
  )
  return {
    link: `${address}${DIRECT}${text}`,
    needsReply: true,
    reply,
    cancel() {
      tabs.stop()
      channel.onState = null
      channel.close()
    },
  }
}

/** The guest's side of an invitation. */
export interface Joining {
  /** The link that the inviting player needs; null if none is needed. */
  readonly replyLink: string | null
  cancel(): void
}

/**
 * Accepts an invitation.
 *
 * @param text - the invitation in the address
 * @param onRenewed - the reply link changed, because a browser gave up waiting
 * @throws Error with a message for the visitor
 */
export async function join(
  text: string,
  ends: Ends,
  onRenewed: (replyLink: string) => void,
): Promise<Joining> {
  const { path, onChannel } = ends
  const content = text.slice(1)
  if (text.startsWith(ROOM)) {
    if (!hasRooms || !/^[\w-]{20,60}$/.test(content)) throw new Error(liveTexts.bad.invitation)
    return { replyLink: null, cancel: await enter(content, ends) }
  }
  if (!text.startsWith(DIRECT) || content.length > 2000) throw new Error(liveTexts.bad.invitation)
  const id = idOf(content)
  const tab = await joinTab(id)
  if (tab) {
    onChannel(tab)
    return { replyLink: null, cancel: () => tab.close() }
  }
  if (typeof RTCPeerConnection === 'undefined') throw new Error(liveTexts.bad.unsupported)
  let offer: Uint8Array
  try {
    offer = bytesOf(content)
  } catch {
    throw new Error(liveTexts.bad.invitation)
  }
  const address = `${location.origin}${onHost(path)}${REPLY_MARK}`
  let current: Channel | null = null
  let cancelled = false
  const reply = async (): Promise<string> => {
    const { channel, reply: packed } = await answer(offer, servers()).catch(() => {
      throw new Error(liveTexts.bad.invitation)
    })
    current = channel
    channel.onState = (state) => {
      if (state === 'open') onChannel(channel)
      // A browser may give up waiting for the other side: a new reply can still be accepted.
      else if (state === 'closed' && !cancelled) void reply().then(onRenewed)
    }
    return `${address}${id}.${textOf(packed)}`
  }
  const replyLink = await reply()
  return {
    replyLink,
    cancel() {
      cancelled = true
      current?.close()
    },
  }
}

/** Delivers a reply link that was opened on the inviting device to the waiting tab. Returns a message. */
export async function passReply(text: string): Promise<{ readonly text: string; readonly taken: boolean }> {
  const [id = '', reply = ''] = text.split('.')
  const { bad } = liveTexts
  if (!/^[0-9a-f]{16}$/.test(id) || !/^[\w-]{40,2000}$/.test(reply)) return { text: bad.reply, taken: false }
  const taken = await deliverReply(id, reply)
  return { text: taken ? bad.replyTaken : bad.replyLate, taken }
}
