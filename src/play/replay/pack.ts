/** A replay file as text for links: deflated (RFC 1951) and written in base64url (RFC 4648). */
import { BadBytes } from '../../engine/core/replay/bytes'
import { MAX_BYTES, type Replay, readReplay, writeReplay } from '../../engine/core/replay/replay'

/** The longest text, characters: four letters for three bytes of the longest file. */
const LONGEST_TEXT = 1_400_000

/**
 * Sends bytes through a stream that compresses or decompresses them.
 *
 * @param max - the largest result, in bytes
 * @throws BadBytes if the result is longer; TypeError if the bytes cannot be decompressed
 */
export async function pipeThrough(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  max: number,
) {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    // A few bytes can inflate to a very long file: stop as soon as it is too long.
    if (length > max) {
      void reader.cancel()
      throw new BadBytes('too long')
    }
    parts.push(value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export const deflate = (replay: Replay) =>
  pipeThrough(writeReplay(replay), new CompressionStream('deflate-raw'), MAX_BYTES)

/**
 * Reads a deflated file.
 *
 * @throws BadBytes if it is invalid
 */
export async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Replay> {
  try {
    return readReplay(await pipeThrough(bytes, new DecompressionStream('deflate-raw'), MAX_BYTES))
  } catch (error) {
    throw error instanceof BadBytes ? error : new BadBytes('cannot be inflated')
  }
}

/** Bytes as base64url: A-Z a-z 0-9 - _. */
export function textOf(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * Reads base64url.
 *
 * @throws BadBytes if it is invalid
 */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  if (text.length > LONGEST_TEXT || !/^[\w-]+$/.test(text)) throw new BadBytes('not base64url')
  let binary: string
  try {
    binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    throw new BadBytes('not base64url')
  }
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

export const pack = async (replay: Replay): Promise<string> => textOf(await deflate(replay))

/**
 * Reads the text of a link. Mail may have written `=3D` for the equals sign before it.
 *
 * @throws BadBytes if it is invalid
 */
export async function unpack(text: string): Promise<Replay> {
  try {
    return await inflate(bytesOf(text))
  } catch (error) {
    if (!text.startsWith('3D')) throw error
    return inflate(bytesOf(text.slice(2)))
  }
}
