/** Finds the tags of embed code as a browser would, without building a page. */

export interface Tag {
  /** In lower case. */
  readonly name: string
  /** The values as written, by name in lower case. The first of several with one name counts, as in browsers. */
  readonly attributes: ReadonlyMap<string, string>
  /** The content up to the end tag, for elements whose content is text ('script', 'iframe', …). */
  readonly text: string
}

/** The content of these is text for a browser that runs scripts, or is never shown. */
const TEXT_ONLY = new Set([
  'script',
  'style',
  'iframe',
  'textarea',
  'title',
  'xmp',
  'noembed',
  'noframes',
  'noscript',
  'template',
])

const isSpace = (letter: string) => /[\t\n\f\r ]/.test(letter)

/** The start tags of the markup in order, without those in comments and texts. An unfinished tag is not one. */
export function tagsOf(markup: string): Tag[] {
  const lower = markup.toLowerCase()
  const tags: Tag[] = []
  let at = 0
  for (;;) {
    at = markup.indexOf('<', at)
    if (at < 0) return tags
    if (markup.startsWith('<!--', at)) {
      at = endOf(markup, '-->', at + 4)
    } else if (/[!/?]/.test(markup[at + 1] ?? '')) {
      at = endOf(markup, '>', at + 2)
    } else if (/[a-z]/.test(lower[at + 1] ?? '')) {
      const read = readTag(markup, at + 1)
      if (!read) return tags
      at = read.end
      let text = ''
      if (TEXT_ONLY.has(read.name)) {
        const end = endTag(lower, read.name, at)
        text = markup.slice(at, end)
        at = end
      }
      tags.push({ name: read.name, attributes: read.attributes, text })
    } else at++
  }
}

/** The position after the next `mark`, or the end. */
function endOf(markup: string, mark: string, from: number): number {
  const found = markup.indexOf(mark, from)
  return found < 0 ? markup.length : found + mark.length
}

/** The position of the end tag of `name`, or the end. */
function endTag(lower: string, name: string, from: number): number {
  for (let at = lower.indexOf(`</${name}`, from); at >= 0; at = lower.indexOf(`</${name}`, at + 2)) {
    const next = lower[at + 2 + name.length]
    if (next === undefined || next === '>' || next === '/' || isSpace(next)) return at
  }
  return lower.length
}

/** Reads the start tag whose name begins at `from`; null if the markup ends within it. */
function readTag(
  markup: string,
  from: number,
): { name: string; attributes: Map<string, string>; end: number } | null {
  let at = from
  const until = (stop: RegExp) => {
    const begin = at
    while (at < markup.length && !stop.test(markup.charAt(at))) at++
    return markup.slice(begin, at)
  }
  const name = until(/[\t\n\f\r />]/).toLowerCase()
  const attributes = new Map<string, string>()
  for (;;) {
    until(/[^\t\n\f\r /]/)
    if (at >= markup.length) return null
    if (markup[at] === '>') return { name, attributes, end: at + 1 }
    // A '=' at the start of a name is part of it.
    const begin = at++
    until(/[\t\n\f\r />=]/)
    const attribute = markup.slice(begin, at).toLowerCase()
    until(/[^\t\n\f\r ]/)
    let value = ''
    if (markup[at] === '=') {
      at++
      until(/[^\t\n\f\r ]/)
      const quote = markup[at]
      if (quote === '"' || quote === "'") {
        const end = markup.indexOf(quote, at + 1)
        if (end < 0) return null
        value = markup.slice(at + 1, end)
        at = end + 1
      } else value = until(/[\t\n\f\r >]/)
    }
    if (!attributes.has(attribute)) attributes.set(attribute, value)
  }
}
