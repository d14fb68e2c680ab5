/** Reads invitations and replies: links that people send each other, with whatever mail and chat programs add. */
import { UNSEEN } from '../../engine/core/input/plainText'
import { unwrapped } from '../../engine/core/input/unwrapped'
import { sha256 } from '../../engine/core/math/sha256'
import { BadBytes } from '../../engine/core/replay/bytes'
import { type DescriptionKind, packedIn } from '../../engine/net/description'
import { bytesOf, textOf } from '../replay/pack'

/** How the two sides find each other: `D` and a packed offer, or `R` and the name of a room. */
export const DIRECT = 'D'
export const ROOM = 'R'

/** The name of a room, as `engine/net/rooms.ts` makes it. */
const ROOM_NAME = /^[\da-f]{40}/
const ID_LENGTH = 16
/** More than any packed description takes, letters. */
const MAX_LETTERS = 2000
/** A name and a dot before the letters of a reply. */
const REPLY = new RegExp(`([0-9a-f]{${ID_LENGTH}})\\.([\\w-]+)`, 'g')

/** The name of an offer, the same on both sides. */
export const idOf = (offer: Uint8Array): string => sha256(textOf(offer)).slice(0, ID_LENGTH)

/** `id` is the name by which tabs of one browser find each other. */
export type Invitation =
  | { readonly kind: 'direct'; readonly offer: Uint8Array<ArrayBuffer>; readonly id: string }
  | { readonly kind: 'room'; readonly id: string }

export interface Reply {
  /** The name of the offer that it answers. */
  readonly id: string
  readonly answer: Uint8Array<ArrayBuffer>
}

/**
 * Joins the lines of a text, takes its links out of others, and decodes its ASCII characters. Links contain neither
 * spaces, `>` nor backslashes, and equals signs only behind names: others are where mail breaks lines.
 */
const joined = (text: string) =>
  text
    .replace(/=\s*\n|<br ?\/?>|\\/gi, '')
    .replace(UNSEEN, '')
    .replace(/[\s>]/g, '')
    .split(/(?=https?:\/\/)/i)
    .map((part) => unwrapped(part))
    .join('')
    .replace(/%[0-7][\da-f]/gi, (code) => decodeURIComponent(code))
    .replace(/[\s>]/g, '')
    .replace(/(?<!#[a-z]+)=(?:3D)?/g, '')

/**
 * The packed description at the beginning of a text. Its end is known, so letters of the next word may follow.
 *
 * @throws BadBytes if there is none, or it is damaged
 */
function packedAt(kind: DescriptionKind, text: string): Uint8Array<ArrayBuffer> {
  const letters = /^[\w-]*/.exec(text.slice(0, MAX_LETTERS))?.[0] ?? ''
  // One letter alone is less than a byte.
  const whole = letters.length % 4 === 1 ? letters.slice(0, -1) : letters
  return packedIn(kind, bytesOf(whole))
}

/**
 * Reads the invitation in the address.
 *
 * @throws BadBytes if it is damaged; OtherVersion if another version of this site made it
 */
export function readInvitation(text: string): Invitation {
  const plain = joined(text)
  const [kind, content] = [plain[0], plain.slice(1)]
  if (kind === ROOM) {
    const room = ROOM_NAME.exec(content)?.[0]
    if (room) return { kind: 'room', id: room }
  }
  if (kind !== DIRECT) throw new BadBytes('no invitation')
  const offer = packedAt('offer', content)
  return { kind: 'direct', offer, id: idOf(offer) }
}

/**
 * Reads a reply link, its text, or a message that contains it.
 *
 * @param wanted - the offer that is preferred in a message with several replies
 * @throws BadBytes if there is none, or it is damaged; OtherVersion if another version of this site made it
 */
export function readReply(text: string, wanted?: string): Reply {
  const found = [...joined(text).matchAll(REPLY)]
  const [, id, answer] = found.find((each) => each[1] === wanted) ?? found[0] ?? []
  if (!id || !answer) throw new BadBytes('no reply')
  return { id, answer: packedAt('answer', answer) }
}

export const replyText = ({ id, answer }: Reply): string => `${id}.${textOf(answer)}`
