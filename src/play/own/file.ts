/**
 * Own content in a game that is one file. `.tools/single` puts that of `npm run pack -- --own` inside, the form that of a
 * visitor: the build of the site has such a file of each game that takes content.
 */

/** Attributes of the document, with which the file starts (`site/embed/single.tsx`). */
export interface FileContent {
  /** As in a link. */
  readonly 'data-own'?: string
  /** The query of the start. */
  readonly 'data-start'?: string
}

const MARK = ' data-single '

/**
 * @param html - a game that is one file
 * @throws Error if it is something else
 */
export function withContent(html: string, content: FileContent): string {
  const [before, ...after] = html.split(MARK)
  if (before === undefined || after.length !== 1) throw new Error('This is no game in one file.')
  const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
  const attributes = Object.entries(content).map(([name, value]) => `${name}="${escaped(value)}" `)
  return [before, MARK, ...attributes, ...after].join('')
}

/**
 * A game as one file with content.
 *
 * @param address - where the site has the game as one file
 * @throws if the site cannot be reached, or has no such file
 */
export async function fileWith(address: string, content: FileContent): Promise<Blob> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.url} has status ${response.status}.`)
  return new Blob([withContent(await response.text(), content)], { type: 'text/html' })
}
