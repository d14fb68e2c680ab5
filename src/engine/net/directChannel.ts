/**
 * A WebRTC connection between two browsers without a server: the offer and the answer travel as texts in links.
 * https://www.w3.org/TR/webrtc/
 */
import { isFirefox } from '../browser'
import type { Channel, ChannelState } from './channel'
import { packDescription, silentCandidates, unpackDescription } from './description'

/** How long addresses are collected, ms: a server that does not respond must not delay the link. */
const GATHER_MS = 2500
/** Firefox gives up this long after the last address of the other side, ms, unless a check of an address is running. */
const FIREFOX_GRACE_MS = 5000
/** How often Firefox gets something to check while it waits. */
const CHECK_EVERY_MS = FIREFOX_GRACE_MS - 1000

class DirectChannel implements Channel {
  state: ChannelState = 'connecting'
  onMessage: Channel['onMessage'] = null
  onState: Channel['onState'] = null
  readonly pc: RTCPeerConnection
  readonly #safe: RTCDataChannel
  readonly #fast: RTCDataChannel

  constructor(servers: readonly RTCIceServer[]) {
    this.pc = new RTCPeerConnection({ iceServers: [...servers] })
    // Both sides create the same channels, so none has to be announced.
    this.#safe = this.pc.createDataChannel('safe', { negotiated: true, id: 0 })
    this.#fast = this.pc.createDataChannel('fast', {
      negotiated: true,
      id: 1,
      ordered: false,
      maxRetransmits: 0,
    })
    for (const data of [this.#safe, this.#fast]) {
      data.binaryType = 'arraybuffer'
      data.onmessage = ({ data: bytes }: MessageEvent<unknown>) => {
        if (bytes instanceof ArrayBuffer) this.onMessage?.(new Uint8Array(bytes))
      }
    }
    this.#safe.onopen = () => this.#set('open')
    this.#safe.onclose = () => this.#set('closed')
    this.pc.onconnectionstatechange = () => {
      const { connectionState } = this.pc
      // A browser may give up before the reply is used. The other side can still reach it then.
      const ended = connectionState === 'failed' && this.state === 'open'
      if (ended || connectionState === 'closed') this.#set('closed')
    }
  }
  send(bytes: Uint8Array<ArrayBuffer>): void {
    if (this.#safe.readyState === 'open') this.#safe.send(bytes)
  }
  sendFast(bytes: Uint8Array<ArrayBuffer>): void {
    if (this.#fast.readyState === 'open') this.#fast.send(bytes)
    else this.send(bytes)
  }
  close(): void {
    this.pc.close()
    this.#set('closed')
  }
  #set(state: ChannelState): void {
    if (this.state === state || this.state === 'closed') return
    this.state = state
    this.onState?.(state)
  }
}

/** The packed local description, when all addresses are known. */
async function describe(pc: RTCPeerConnection, kind: 'offer' | 'answer'): Promise<Uint8Array<ArrayBuffer>> {
  await pc.setLocalDescription()
  if (pc.iceGatheringState !== 'complete')
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, GATHER_MS)
      pc.addEventListener('icegatheringstatechange', () => {
        if (pc.iceGatheringState !== 'complete') return
        clearTimeout(timer)
        resolve()
      })
    })
  return packDescription(kind, pc.localDescription?.sdp ?? '')
}

/**
 * Keeps a guest's Firefox waiting for the reply to arrive. It gives up if no check of an address is running. If the host
 * uses Firefox, too, none can: a Firefox that invites does not tell the network the names of its addresses (mDNS)
 * before it has the reply. So this device's own addresses are checked, at a port where nothing answers; the packets
 * do not leave the device. In other browsers the guest waits without it.
 */
function keepWaiting(pc: RTCPeerConnection): void {
  if (!isFirefox()) return
  const candidates = silentCandidates(pc.localDescription?.sdp ?? '')
  const check = () => {
    const state = pc.iceConnectionState
    if (state !== 'new' && state !== 'checking') clearInterval(timer)
    // Without the check, Firefox gives up as before.
    else for (const candidate of candidates) pc.addIceCandidate(candidate).catch(() => undefined)
  }
  const timer = setInterval(check, CHECK_EVERY_MS)
  check()
}

/** The inviting side of a connection. */
export interface Invitation {
  readonly channel: Channel
  readonly offer: Uint8Array<ArrayBuffer>
  /**
   * Takes the guest's reply. Only the first one counts.
   *
   * @throws BadBytes if it is damaged
   */
  accept(reply: Uint8Array): Promise<void>
}

/** Creates an invitation. Some systems ask for permission to use the local network, so call it on a press. */
export async function invite(servers: readonly RTCIceServer[]): Promise<Invitation> {
  const channel = new DirectChannel(servers)
  const offer = await describe(channel.pc, 'offer')
  return {
    channel,
    offer,
    async accept(reply) {
      const description = unpackDescription('answer', reply)
      if (channel.pc.signalingState === 'have-local-offer') await channel.pc.setRemoteDescription(description)
    },
  }
}

/**
 * Answers an invitation.
 *
 * @returns the channel, and the reply that the inviting side needs
 * @throws BadBytes if the offer is damaged
 */
export async function answer(
  offer: Uint8Array,
  servers: readonly RTCIceServer[],
): Promise<{ readonly channel: Channel; readonly reply: Uint8Array<ArrayBuffer> }> {
  const description = unpackDescription('offer', offer)
  const channel = new DirectChannel(servers)
  await channel.pc.setRemoteDescription(description)
  const reply = await describe(channel.pc, 'answer')
  keepWaiting(channel.pc)
  return { channel, reply }
}
