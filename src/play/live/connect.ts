/** Connects two pages: by a link and a reply, by two tabs of one browser, or in a room if the site has them. */

import type { Channel } from '../../engine/net/channel'
import { OtherVersion } from '../../engine/net/description'
import { answer, invite } from '../../engine/net/directChannel'
import { deliverReply, findTab, joinTab, listenForTabs, type TabListener } from '../../engine/net/tabChannel'
import { onHost } from '../../ui/basePath'
import { fragmentOf } from '../opening/fragment'
import { textOf } from '../replay/pack'
import { liveTexts } from '../texts/live'

import {
  DIRECT,
  type Invitation,
  idOf,
  type Reply,
  ROOM,
  readInvitation,
  readReply,
  replyText,
} from './links'

const { bad } = liveTexts

/** How long the two devices may try to connect once the reply is there, ms. */
const CONNECT_MS = 25_000

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
export interface Ends {
  /** What the link invites to: to play (if left out), or to watch. */
  readonly kind?: 'join' | 'watch'
  readonly path: string
  /** Whether the game can be played over relays, which are slow. */
  readonly slow: boolean
  /** The host has a reply: both sides try to connect. */
  readonly onReply: () => void
  /** The channel to the other device, when it is open; called once. */
  readonly onChannel: (channel: Channel) => void
  /** The other side came, but no connection could be made. @param needsDirect - relays are too slow for the game */
  readonly onFail: (needsDirect: boolean) => void
}

async function enter(room: string, { slow, onChannel, onFail }: Ends): Promise<() => void> {
  const { openRoom } = await import('../../engine/net/rooms')
  return openRoom(room, { servers: servers(), slow, onChannel, onUnreachable: () => onFail(true) })
}

/** An invitation that waits for the other side. */
export interface Waiting {
  readonly link: string
  /** Whether the other side must send a reply. */
  readonly needsReply: boolean
  /**
   * Takes a pasted reply link, or a text that contains it.
   *
   * @returns what is wrong with it; null if it was taken
   */
  reply(text: string): Promise<string | null>
  cancel(): void
}

/** What is wrong with a link, by the error of its reader. */
const complaint = (error: unknown, damaged: string) =>
  error instanceof OtherVersion ? bad.otherVersion : damaged

/** The last invitation to play of this page. After a player has come, it tells others that they are too late. */
let lastTabs: TabListener | null = null

export async function host(ends: Ends): Promise<Waiting> {
  const { kind = 'join', path, onReply, onChannel, onFail } = ends
  const address = `${location.origin}${onHost(path)}${fragmentOf(kind, '')}`
  // Each watcher has their own invitation, and all of them still answer that they are used.
  const keep = (tabs: TabListener) => {
    if (kind === 'watch') return
    lastTabs?.stop()
    lastTabs = tabs
  }
  if (hasRooms) {
    const { newRoom } = await import('../../engine/net/rooms')
    const room = newRoom()
    let leave = () => {}
    const tabs = listenForTabs(
      room,
      (tab) => {
        leave()
        onChannel(tab)
      },
      async () => false,
    )
    keep(tabs)
    leave = await enter(room, {
      ...ends,
      onChannel(channel) {
        tabs.used()
        onChannel(channel)
      },
    })
    const cancel = () => {
      tabs.stop()
      leave()
    }
    return { link: `${address}${ROOM}${room}`, needsReply: false, reply: async () => null, cancel }
  }
  const { channel, offer, accept } = await invite(servers())
  const own = idOf(offer)
  let used = false
  let taken = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Returns whether it is the first reply, perhaps once more. */
  const take = async ({ answer }: Reply): Promise<boolean> => {
    if (used) return textOf(answer) === taken
    used = true
    taken = textOf(answer)
    try {
      await accept(answer)
    } catch (error) {
      used = false
      throw error
    }
    timer = setTimeout(() => channel.close(), CONNECT_MS)
    onReply()
    return true
  }
  const reply = async (text: string): Promise<string | null> => {
    try {
      const found = readReply(text, own)
      if (found.id !== own) return bad.otherReply
      return (await take(found)) ? null : bad.used
    } catch (error) {
      return complaint(error, isInvitation(text) ? bad.notReply : bad.reply)
    }
  }
  const tabs = listenForTabs(
    own,
    (tab) => {
      used = true
      channel.onState = null
      channel.close()
      onChannel(tab)
    },
    async (text) => (await reply(text)) === null,
  )
  keep(tabs)
  channel.onState = (state) => {
    clearTimeout(timer)
    if (state === 'open') {
      tabs.used()
      onChannel(channel)
    } else {
      tabs.stop()
      onFail(false)
    }
  }
  return {
    link: `${address}${DIRECT}${textOf(offer)}`,
    needsReply: true,
    reply,
    cancel() {
      clearTimeout(timer)
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

/** Whether a text contains an invitation, perhaps a damaged one. */
const isInvitation = (text: string) => /#(join|watch)(=|%3D)/i.test(text)

/** What is wrong with the invitation in the address, before anything is done with it; null if it can be read. */
export function invitationComplaint(text: string): string | null {
  try {
    return readInvitation(text).kind === 'room' && !hasRooms ? bad.invitation : null
  } catch (error) {
    return complaint(error, bad.invitation)
  }
}

/** What is wrong with an invitation of another tab of this browser; null if it comes from elsewhere, or is damaged. */
export async function ownComplaint(text: string): Promise<string | null> {
  if (invitationComplaint(text) !== null) return null
  const found = await findTab(readInvitation(text).id)
  return found && { waits: bad.own, used: bad.used }[found]
}

/**
 * Accepts an invitation from elsewhere.
 *
 * @param text - the invitation in the address
 * @throws Error with a message for the visitor
 */
export async function join(text: string, ends: Ends): Promise<Joining> {
  const { path, onChannel, onFail } = ends
  const problem = invitationComplaint(text) ?? (await ownComplaint(text))
  if (problem !== null) throw new Error(problem)
  const invitation: Invitation = readInvitation(text)
  if (invitation.kind === 'room') return { replyLink: null, cancel: await enter(invitation.id, ends) }
  if (typeof RTCPeerConnection === 'undefined') throw new Error(bad.unsupported)
  const { id, offer } = invitation
  const { channel, reply } = await answer(offer, servers()).catch(() => {
    throw new Error(bad.invitation)
  })
  channel.onState = (state) => {
    if (state === 'open') onChannel(channel)
    else onFail(false)
  }
  return {
    replyLink: `${location.origin}${onHost(path)}${fragmentOf('reply', replyText({ id, answer: reply }))}`,
    cancel() {
      channel.onState = null
      channel.close()
    },
  }
}

/** Joins the tab of this browser that has invited: one person plays in both. */
export async function joinOwn(text: string, { onChannel }: Ends): Promise<Joining> {
  const tab = await joinTab(readInvitation(text).id)
  if (!tab) throw new Error(bad.used)
  onChannel(tab)
  return { replyLink: null, cancel: () => tab.close() }
}

/**
 * Delivers a reply link that was opened on the inviting device to the waiting tab.
 *
 * @returns a message; null if no tab of this browser waits for it
 */
export async function passReply(
  text: string,
): Promise<{ readonly text: string; readonly taken: boolean } | null> {
  let reply: Reply
  try {
    reply = readReply(text)
  } catch (error) {
    return { text: complaint(error, bad.reply), taken: false }
  }
  const found = await deliverReply(reply.id, replyText(reply))
  return found && { text: { waits: bad.replyTaken, used: bad.used }[found], taken: found === 'waits' }
}
