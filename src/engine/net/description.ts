/**
 * WebRTC session descriptions in about 100 to 150 bytes. Only what differs between two data channel connections is
 * sent: the ICE user and password, the fingerprint, and the candidates (RFC 8839, RFC 8842). The rest is rebuilt by
 * the other side. The local description itself is never changed.
 */
import { sha256 } from '../core/math/sha256'
import { BadBytes, ByteReader, ByteWriter } from '../core/replay/bytes'

export type DescriptionKind = 'offer' | 'answer'

/** An address at which a browser may be reached. */
interface Candidate {
  readonly address: string
  readonly port: number
  /** 'host' is an address of the device itself; 'srflx' and 'relay' come from a STUN or TURN server. */
  readonly type: (typeof TYPES)[number]
}

const TYPES = ['host', 'srflx', 'relay'] as const
/** The priority of each type, as recommended by RFC 8445, section 5.1.2.2. */
const PREFERENCE = { host: 126, srflx: 100, relay: 0 } as const

const VERSION = 2
/** Other bytes do not begin a description of any version. */
const LAST_VERSION = 15
/** Notices a letter that was changed or lost on the way. */
const CHECK_BYTES = 2
const MAX_CANDIDATES = 12
const FINGERPRINT_BYTES = 32
const UUID_BYTES = 16
/** ICE users and passwords: RFC 8839, section 5.4. */
const ICE_TEXT = /^[A-Za-z0-9+/]{4,256}$/
const MDNS = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/
/** IPv4 and IPv6 addresses and names, without anything that could begin another line. */
const ADDRESS = /^[\w.:-]{2,64}$/

/** The description was packed by another version of this site. */
export class OtherVersion extends BadBytes {}

/**
 * Which side sends the first message of the DTLS handshake: the one that invited. Each guest can send to it as soon as
 * they have the offer, so an earlier message of another guest would win over that of the accepted one. An answer must
 * name the other role than an offer that names one: RFC 8842, section 5.3.
 */
const SETUP = { offer: 'active', answer: 'passive' } as const

const checkOf = (bytes: Uint8Array) => bytesOfHex(sha256(hexOf(bytes)).slice(0, CHECK_BYTES * 2))

const hexOf = (bytes: Uint8Array, between = '') =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(between)
const bytesOfHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number(`0x${pair}`))

/** The value of a line of a description. */
function line(sdp: string, name: string): string {
  const found = sdp.match(new RegExp(`^a=${name}:(.*)$`, 'm'))?.[1]?.trim()
  if (!found) throw new BadBytes(`no ${name}`)
  return found
}

/** The UDP candidates of a description, in its order. */
function candidatesOf(sdp: string): Candidate[] {
  return [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (\w+)/gim)]
    .map(([, address = '', port, type]) => ({ address, port: Number(port), type }))
    .filter((each): each is Candidate => ADDRESS.test(each.address) && TYPES.includes(each.type as never))
    .slice(0, MAX_CANDIDATES)
}

/** The discard port (RFC 863), where nothing answers. */
const DISCARD_PORT = 9

/** The device's own addresses in a local description, as candidates of a port where nothing answers. */
export function silentCandidates(sdp: string): RTCIceCandidateInit[] {
  return candidatesOf(sdp)
    .filter(({ type }) => type === 'host')
    .map((own, n) => ({
      candidate: candidateLine({ ...own, port: DISCARD_PORT }, n).slice('a='.length),
      sdpMid: '0',
    }))
}

/**
 * Packs a complete description.
 *
 * @throws BadBytes if it has no data channel, or is not like those of browsers
 */
export function packDescription(kind: DescriptionKind, sdp: string): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter()
  writer.byte(VERSION)
  writer.byte(kind === 'offer' ? 0 : 1)
  writer.text(line(sdp, 'ice-ufrag'))
  writer.text(line(sdp, 'ice-pwd'))
  const [algorithm, fingerprint = ''] = line(sdp, 'fingerprint').split(' ')
  if (algorithm?.toLowerCase() !== 'sha-256') throw new BadBytes('unknown fingerprint')
  writer.bytes(bytesOfHex(fingerprint.replaceAll(':', '')))
  const candidates = candidatesOf(sdp)
  writer.whole(candidates.length)
  for (const { address, port, type } of candidates) {
    // Browsers hide the device's address behind a random name: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6.local'.
    const hidden = MDNS.test(address)
    writer.byte(TYPES.indexOf(type) * 2 + (hidden ? 1 : 0))
    if (hidden) writer.bytes(bytesOfHex(address.replace('.local', '').replaceAll('-', '')))
    else writer.text(address)
    writer.whole(port)
  }
  for (const byte of checkOf(writer.take())) writer.byte(byte)
  return writer.take()
}

function readCandidate(reader: ByteReader): Candidate {
  const flags = reader.byte()
  const type = TYPES[Math.floor(flags / 2)]
  if (!type) throw new BadBytes('unknown candidate')
  let address: string
  if (flags % 2 === 1) {
    const hex = hexOf(reader.bytes(UUID_BYTES))
    if (hex.length !== UUID_BYTES * 2) throw new BadBytes('not a name')
    address = `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}.local`
  } else address = reader.text(64)
  if (!ADDRESS.test(address)) throw new BadBytes('not an address')
  return { address, port: reader.whole(65_535), type }
}

const candidateLine = ({ address, port, type }: Candidate, n: number) => {
  const priority = PREFERENCE[type] * 2 ** 24 + (65_535 - n) * 2 ** 8 + 255
  const related = type === 'host' ? '' : ' raddr 0.0.0.0 rport 0'
  return `a=candidate:${n + 1} 1 udp ${priority} ${address} ${port} typ ${type}${related}`
}

/**
 * Finds a packed description at the beginning of bytes: in a link, letters of the text around it may follow.
 *
 * @throws BadBytes if there is none of this kind, or it is damaged
 */
export function packedIn(kind: DescriptionKind, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { length } = parse(kind, bytes)
  return bytes.slice(0, length)
}

function parse(kind: DescriptionKind, bytes: Uint8Array) {
  const reader = new ByteReader(bytes)
  const version = reader.byte()
  if (version === 0 || version > LAST_VERSION) throw new BadBytes('no description')
  if (version !== VERSION) throw new OtherVersion('another version')
  if (reader.byte() !== (kind === 'offer' ? 0 : 1)) throw new BadBytes(`not an ${kind}`)
  const user = reader.text(256)
  const password = reader.text(256)
  if (!ICE_TEXT.test(user) || !ICE_TEXT.test(password)) throw new BadBytes('not an ICE user')
  const fingerprint = reader.bytes(FINGERPRINT_BYTES)
  if (fingerprint.length !== FINGERPRINT_BYTES) throw new BadBytes('not a fingerprint')
  const count = reader.whole(MAX_CANDIDATES)
  const candidates = Array.from({ length: count }, () => readCandidate(reader))
  for (const byte of checkOf(bytes.slice(0, reader.at)))
    if (reader.byte() !== byte) throw new BadBytes('changed on the way')
  return { user, password, fingerprint, candidates, length: reader.at }
}

/**
 * Rebuilds the description of the other side.
 *
 * @throws BadBytes if the bytes are damaged, or of the other kind
 */
export function unpackDescription(kind: DescriptionKind, bytes: Uint8Array): RTCSessionDescriptionInit {
  const { user, password, fingerprint, candidates, length } = parse(kind, bytes)
  if (length !== bytes.length) throw new BadBytes('something follows the end')
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    'a=mid:0',
    `a=ice-ufrag:${user}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${hexOf(fingerprint, ':').toUpperCase()}`,
    `a=setup:${SETUP[kind]}`,
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    ...candidates.map(candidateLine),
    'a=end-of-candidates',
  ]
  return { type: kind, sdp: `${lines.join('\r\n')}\r\n` }
}
