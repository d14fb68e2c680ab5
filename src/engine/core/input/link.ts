/** Finds the link in a text that was pasted, without what programs for mail and chat put around it and into it. */
import { pastedText } from './plainText'
import { repairedLink } from './repairedLink'
import { unwrapped } from './unwrapped'

/** Marks before a link: brackets, quotation marks, those of Markdown and HTML, its name, the number of a footnote. */
const BEFORE =
  /^(?:[\s<([{"'*_~|`‹「『【]|&lt;|!?\[[^\]\n]{0,200}\][(:.]?\s*|(?:link|url)\s*[:=]\s*|\[url=|<a\b[^>]{0,200}?href\s*=\s*["']?)+(?=https?:\/\/)/i
const LINK = /https?:\/\/[^\s<>"`|]+/gi
/** Marks and punctuation behind a link. A position may end with a dot. */
const BEHIND = /(?:[,;:!)\]}'’”»*~]|\[(?:\d+|\/\w+)\]|&(?:gt|quot|nbsp);)+$/i
/** In BBCode, Markdown and Org mode, its label, or the link again, follows a link. */
const TWICE = /\](?=[([\p{L}]).*$/su
/** Links of a message that are read. */
const MAX_LINKS = 20
const DOTS = /\.+$/
/** The longest of these, characters. */
const MAX_BEHIND = 40

/** A line with one of these characters may continue a link; words of a message have none. */
const CONTINUES = /[\d%&=/+_]/

/** Links to pages of this site that are read by the game whose field it is. */
const hasPosition = (link: string) => /[?&]position=/.test(link)

/** @param marks - of the text before the link */
function tidied(link: string, marks = ''): string {
  const once = link.replace(TWICE, '')
  const at = Math.max(0, once.length - MAX_BEHIND)
  let end = once.slice(at).replace(BEHIND, '')
  if (!link.includes('?')) end = end.replace(DOTS, '')
  if (/_\s*$/.test(marks)) end = end.replace(/_+$/, '')
  return repairedLink(unwrapped(once.slice(0, at) + end))
}

/** The lines of a link that was broken at its end; null if they are something else. */
function joined(text: string): string | null {
  const [first = '', ...more] = text.split(/\s*\n\s*/)
  const isOne = more.every((line) => CONTINUES.test(line) && !/\s|:\/\//.test(line))
  if (!isOne || /\s/.test(first)) return null
  // Quoted-printable mail ends the lines that it breaks with an equals sign.
  return [first, ...more]
    .map((line, i) => (i < more.length ? line.replace(/(?<![?&#][\w-]+)=$/, '') : line))
    .join('')
}

/**
 * The link of a text that is one, or of a message with a link to a position of this site.
 *
 * @param text as it was pasted
 * @returns the link that is meant, repaired; null if the text is something else
 */
export function linkIn(text: string): string | null {
  const plain = pastedText(text).trim()
  if (!/https?:\/\//i.test(plain)) return null
  const marks = BEFORE.exec(plain)?.[0] ?? ''
  const rest = plain.slice(marks.length)
  if (/^https?:\/\//i.test(rest)) {
    const whole = joined(rest) ?? rest
    const [link = ''] = whole.match(LINK) ?? []
    // Behind it, a mark ends what another one began, or nothing follows.
    if (/^(?:$|[<>"`|])/.test(whole.slice(link.length))) return tidied(link, marks)
  }
  // The tags of a game may name links.
  if (/^\s*\[\s*\w+\s*"/.test(plain)) return null
  const links = (plain.match(LINK) ?? []).slice(0, MAX_LINKS).map((link) => tidied(link))
  return links.find(hasPosition) ?? null
}
