/** Long links as files: a text file with the link alone, because some mail and chat programs cut links off. */
import { linkIn } from '../../engine/core/input/link'
import { fromHost } from '../../ui/basePath'
import { download } from '../../ui/download'
import { LINK_ENDING } from './useFileDrop'

/** Some mail and chat programs cut off longer links, characters. */
export const LONG_LINK = 2000
/** More than any of our links, bytes. */
const MAX_BYTES = 100_000

/** @param name - of the file, without its ending */
export const saveLink = (url: string, name: string): void =>
  download(new Blob([`${url}\n`], { type: 'text/plain' }), `${name}${LINK_ENDING}`)

/** The link to a game of this site in a text file, without its origin; null if there is none. */
export async function linkInFile(file: File): Promise<string | null> {
  if (file.size > MAX_BYTES) return null
  const text = await file.text()
  const link = linkIn(text) ?? /https?:\/\/\S+/.exec(text)?.[0] ?? ''
  if (!URL.canParse(link)) return null
  const { origin, pathname, search, hash } = new URL(link)
  const isGame = fromHost(pathname)?.startsWith('/games/') ?? false
  return isGame && origin === location.origin ? pathname + search + hash : null
}
