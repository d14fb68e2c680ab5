/** Own content from a link: a stranger's, so it is checked before a game uses it. */

import type { Game } from '../../engine/core/game/contract'
import { completeOptions } from '../../engine/core/game/option'
import { ownPosition, stateAt } from '../../engine/core/game/own'
import { BadBytes } from '../../engine/core/replay/bytes'
import type { OwnContent } from '../opening/ownContent'
import { ownTexts } from '../texts/own'
import { jpegSize } from './jpeg'
import { NewerContent, unpackOwn } from './pack'

const texts = ownTexts.problems

export type OpenedOwn = { readonly own: OwnContent } | { readonly complaint: string }

/** Decodes a picture; rejects if it is not one. */
export type Decode = (address: string) => Promise<void>

/** Reads the content of a link, with a message for the visitor if it cannot be used. Never throws. */
export async function openOwn(packed: string, game: Game, decode: Decode = decodeHere): Promise<OpenedOwn> {
  if (!game.own) return { complaint: texts.notHere }
  try {
    const bytes = await unpackOwn(packed)
    return game.own.kind === 'text' ? openText(packed, bytes, game) : await openPicture(packed, bytes, decode)
  } catch (error) {
    if (error instanceof NewerContent) return { complaint: texts.newer }
    if (error instanceof BadBytes) return { complaint: texts.damaged }
    throw error
  }
}

function openText(packed: string, bytes: Uint8Array, game: Game): OpenedOwn {
  if (game.kind !== 'turn') return { complaint: texts.notHere }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    stateAt(game.rules, ownPosition(text, 0), completeOptions(game.options))
    return { own: { packed, kind: 'text', text } }
  } catch (error) {
    // The decoder's own message is not for visitors.
    const why = error instanceof TypeError ? '' : (error as Error).message
    return { complaint: why ? texts.refused(why) : texts.damaged }
  }
}

/** A `data:` address of a JPEG. */
export function addressOf(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return `data:image/jpeg;base64,${btoa(text)}`
}

async function openPicture(packed: string, bytes: Uint8Array, decode: Decode): Promise<OpenedOwn> {
  if (!jpegSize(bytes)) return { complaint: texts.noPicture }
  const picture = addressOf(bytes)
  try {
    await decode(picture)
    return { own: { packed, kind: 'picture', picture } }
  } catch {
    return { complaint: texts.noPicture }
  }
}

async function decodeHere(address: string): Promise<void> {
  const image = new Image()
  image.src = address
  await image.decode()
}
