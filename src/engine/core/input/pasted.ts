/** What texts that people paste have in common: links, formats of other programs, and characters that cannot be read. */
import { pastedTexts as texts } from '../texts/pasted'
import { linkIn } from './link'
import { namedCharacter } from './typed'

type Format = keyof typeof texts.formats

/** Formats that programs write, by how their text begins or what it contains. */
const FORMATS: readonly (readonly [RegExp, Format])[] = [
  [/^\s*(?:<\?xml|<!doctype|<[a-z][\w:-]*[\s/>])/i, 'markup'],
  [/^\s*\(\s*;\s*(?:[A-Z]{1,2}\s*\[)/i, 'sgf'],
  [/^\s*(?:\{\s*"|\[\s*\{)/, 'json'],
  [/^[^\S\n]*\[\s*(?:Event|Site|White|Black|Result|FEN|SetUp|GameType)\b/im, 'pgn'],
  [/^\s*"?(?:[1-8pnbrqk]+\/){7}[1-8pnbrqk]+/i, 'fen'],
  [/^\s*[bw]\s*:\s*[bw]\s*k?\d/i, 'draughts'],
  [/^\s*data:[a-z]+\//i, 'data'],
]

/** The name of the format that another program wrote; null if none is recognized. */
export function formatOf(text: string): string | null {
  const format = FORMATS.find(([form]) => form.test(text))?.[1]
  return format === undefined ? null : texts.formats[format]
}

/**
 * The sentence about a character or word that cannot be read.
 *
 * @param found a character, or a short word
 * @param line counted from 1; left out if the text has only one
 */
export function cannotRead(found: string, line?: number): string {
  const shown =
    [...found].length === 1 ? namedCharacter(found) : texts.quoted([...found].slice(0, 16).join(''))
  return line === undefined ? texts.cannotRead(shown) : texts.cannotReadIn(shown, line)
}

/**
 * Explains why a text cannot be read: by the name of its format, or its first character that does not belong there.
 *
 * @param known matches one character that can be read
 * @returns one sentence; null if every character is known
 */
export function whyUnreadable(text: string, known: RegExp): string | null {
  const format = formatOf(text)
  if (format) return texts.foreign(format)
  const lines = text.split('\n')
  for (const [index, line] of lines.entries()) {
    const strange = [...line].find((character) => !/\s/.test(character) && !known.test(character))
    if (strange !== undefined) return cannotRead(strange, lines.length > 1 ? index + 1 : undefined)
  }
  return null
}

/**
 * Extracts the position from a link to this site, in whatever mail and chat programs wrap it, or returns the text itself.
 *
 * @param what the thing that the link leads to
 * @param elsewhere finds a position in other links
 * @throws Error with a message for the player if the link has no position, or is damaged
 */
export function withoutLink(
  text: string,
  what: keyof typeof texts.links,
  elsewhere?: (link: string) => string | undefined,
): string {
  const link = linkIn(text)
  if (link === null) return text
  const given = link.match(/[?&#]position=([^&#]+)/)?.[1]
  try {
    const position =
      given === undefined
        ? elsewhere?.(decodeURIComponent(link))
        : decodeURIComponent(given.replaceAll('+', ' '))
    if (position !== undefined) return position
  } catch {
    throw new Error(texts.links[what].damaged)
  }
  throw new Error(texts.links[what].elsewhere)
}

/** A text without its comments in braces. A brace that no other one closes stays. */
export function withoutComments(text: string): string {
  // Each search for the closing brace succeeds: it would otherwise reach the end of the text every time.
  const end = text.lastIndexOf('}') + 1
  return text.slice(0, end).replace(/\{[^}]*\}/g, ' ') + text.slice(end)
}

/**
 * Whether semicolons stand between moves. In PGN and PDN they begin comments.
 *
 * @param move matches one move without its number
 */
export function semicolonsSeparate(text: string, move: RegExp): boolean {
  const rests = text.split('\n').flatMap((line) => {
    const at = line.indexOf(';')
    return at < 0 ? [] : [line.slice(at)]
  })
  const words = rests.flatMap((rest) =>
    rest
      .replace(/(?<![^\s;])\d+[.)]+/g, ' ')
      .split(/[\s;]+/)
      .filter(Boolean),
  )
  // Behind a comment, the number of Black's move is written once more.
  return (
    words.length > 0 &&
    words.every((word) => move.test(word)) &&
    !/\d\s*\.\.\./.test(text.replace(/;[^\n]*/g, ''))
  )
}
