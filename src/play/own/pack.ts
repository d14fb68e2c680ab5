/**
 * Own content as text for links: a byte with the version, then zlib (RFC 1950), written in base64url (RFC 4648). Its
 * checksum finds damaged links.
 */
import { BadBytes } from '../../engine/core/replay/bytes'
import { MAX_OWN_LINK } from '../opening/ownContent'
import { bytesOf, pipeThrough, textOf } from '../replay/pack'

const VERSION = 1
const MAX_BYTES = 20_000

/** The content was packed by a later version of the site. */
export class NewerContent extends Error {}

/**
 * Packs content.
 *
 * @returns null if it is too long for a link
 */
export async function packOwn(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (bytes.length > MAX_BYTES) return null
  const packed = await pipeThrough(bytes, new CompressionStream('deflate'), 2 * MAX_BYTES)
  const text = textOf(Uint8Array.of(VERSION, ...packed))
  return text.length <= MAX_OWN_LINK ? text : null
}

/**
 * Unpacks content from a link.
 *
 * @throws BadBytes if it is damaged or too long
 * @throws NewerContent if this version does not know its format
 */
export async function unpackOwn(text: string): Promise<Uint8Array<ArrayBuffer>> {
  if (text.length > MAX_OWN_LINK) throw new BadBytes('too long')
  const bytes = bytesOf(text)
  const [version = 0] = bytes
  if (version > VERSION) throw new NewerContent()
  if (version !== VERSION) throw new BadBytes('an unknown version')
  try {
    return await pipeThrough(bytes.slice(1), new DecompressionStream('deflate'), MAX_BYTES)
  } catch {
    throw new BadBytes('cannot be inflated')
  }
}
