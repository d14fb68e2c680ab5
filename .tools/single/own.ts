/** A teacher's own content in a single file: `npm run pack -- memory-match --single --own pairs.txt`. */
import { readFileSync } from 'node:fs'
import type { Game } from '../../src/engine/core/game/contract'
import type { OwnForm } from '../../src/engine/core/game/own'
import type { FileContent } from '../../src/play/own/file'

/** Imports a module of the site, by its path below its sources. */
export type Read = <Module>(file: string) => Promise<Module>

/**
 * Reads and checks the content of a file: words or pairs as in the form of the game, a JPEG, or a position in the game's
 * notation.
 *
 * @throws Error with what is wrong, for the author
 */
export async function contentOf(file: string, id: string, read: Read): Promise<FileContent> {
  const bytes = readFileSync(file)
  const { default: game } = await read<{ default: Game }>(`games/${id}/index.ts`)
  const { own } = game
  if (!own) return { 'data-start': await positionOf(bytes.toString('utf8').trim(), game, read) }
  const { packOwn } = await read<typeof import('../../src/play/own/pack')>('play/own/pack.ts')
  const content =
    own.kind === 'text' ? await textOf(bytes.toString('utf8'), id, read) : await pictureOf(bytes, read)
  const packed = await packOwn(new Uint8Array(content))
  if (packed === null) throw new Error('This is too large: a file holds about 20,000 bytes of own content.')
  return { 'data-own': packed }
}

async function textOf(text: string, id: string, read: Read): Promise<Uint8Array> {
  const { default: form } = await read<{ default: OwnForm }>(`games/${id}/view/ownForm.ts`)
  const result = form.read(text)
  if ('faults' in result) throw new Error([...result.faults, form.hint].join('\n'))
  return new TextEncoder().encode(result.content)
}

async function pictureOf(bytes: Uint8Array, read: Read): Promise<Uint8Array> {
  const { jpegSize } = await read<typeof import('../../src/play/own/jpeg')>('play/own/jpeg.ts')
  if (!jpegSize(bytes)) throw new Error('The picture must be a JPEG with sides of at most 1600 px.')
  return bytes
}

async function positionOf(position: string, game: Game, read: Read): Promise<string> {
  const { stateAt } = await read<typeof import('../../src/engine/core/game/own')>('engine/core/game/own.ts')
  const { completeOptions } = await read<typeof import('../../src/engine/core/game/option')>(
    'engine/core/game/option.ts',
  )
  if (game.kind !== 'turn' || !game.rules.notation) throw new Error('This game takes no own content.')
  await game.lazyRules?.load()
  stateAt(game.rules, position, completeOptions(game.options))
  return `?${new URLSearchParams({ position })}`
}
