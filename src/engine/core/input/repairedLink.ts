/** Undoes what chats, mail programs and pages do to the characters of a link. */

/** A percent sign, encoded any number of times. */
const PERCENT = '%(?:25)*'
const EQUALS = `(?:=|${PERCENT}3D)`
const NAME = '([a-z][a-z-]*)'
/** As HTML writes it: `&amp;`, `&#38;`. */
const AMPERSAND = `(?:&|${PERCENT}26)(?:amp(?:;|${PERCENT}3B)|#0*38;|#x0*26;)*`

/** The characters that give a link its parts. Within a value they are encoded, and no name and equals sign follows them. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?:(?<!#)#+|\uff03|${PERCENT}EF%BC%83|${PERCENT}23)${NAME}${EQUALS}`, 'i'), '#$1='],
  [new RegExp(`^([^?#]*?)${PERCENT}3F`, 'i'), '$1?'],
  [new RegExp(`^([^?#&;=]*)[?&;]${NAME}${EQUALS}`, 'i'), '$1?$2='],
  [new RegExp(`${AMPERSAND}${NAME}${EQUALS}`, 'gi'), '&$1='],
]

/** What networks and programs for mail add to links. Behind the fragment's first name there is only a replay. */
const TRACKING = /[?&](?!play=)[a-z][\w-]*=[^&#]*/gi
/** Quoted-printable mail (RFC 2045) writes `=3D` for an equals sign, and ends the lines that it breaks with `=`. */
const QUOTED = /([?&#][a-z][a-z-]*)=3D/gi
const NAMED = /[?&#][a-z][a-z-]*=/gi
/** A replay itself may begin with `3D`. */
const REPLAY = /^[^?&]*#(?:play|turn)=[^&]*$/
const BROKEN = /(?<![?&#][a-z-]+)=(?:%0D|%0A|%20|\s)*/gi
/** The same for a query: a position may end with other characters, and a number has no dot at its end. */
const AROUND_QUERY = /(?:[\s,;!)>\]}'"’”»]\.*|\[\d+\]|(?<==\d+)\.|%(?:0[9AD]|20|3E|22))+$/i
/** The end of a sentence, also in other scripts and encoded: `…`, `”`, `»`, `。`. */
const SENTENCE_END = /(?:[.?]|(?!\p{ASCII})\p{P}|%E2%80%(?:9[\dA-F]|A6|BA)|%C2%BB|%E3%80%8[\dA-F])+$/iu
/** A board with a character for each square may end with any of them. */
const BOARD = /[?&]position=(?:[^&#]{64}|[^&#]{81})$/
/** Zero-width spaces and soft hyphens, where pages and programs may break a line. */
const BREAKS = /[\u200B-\u200D\u2060\u00AD\uFEFF]|%E2%80%8[B-D]|%E2%81%A0|%C2%AD|%EF%BB%BF/gi
/** Characters that no fragment contains: the text after the link begins there. The key of a stored replay may contain any. */
const TEXT_AROUND =
  /(?!^)[#`|~<"[\]{}^]|[\x80-\u{10FFFF}]|&(?:amp|gt|lt|quot|nbsp|#\d+);|%(?:60|7[B-Eb-e]|5[BDEbde]|3[Cc]|22|[89A-Fa-f][\dA-Fa-f])/u
const KEPT = /^#kept=/
/** Spaces, and punctuation of the sentence around. Nothing in a fragment ends with them. */
const AROUND = /(?:[\s.,;:!?)>\]}'"’”»*]|\[\d+\]|%5B\d+%5D|%(?:0[9AD]|20|3E|22))+$/i

/** Characters at the end of a link that are searched for such characters. */
const MAX_AROUND = 200

function withoutEnd(link: string, form: RegExp): string {
  // From each of many spaces, a search of the whole link would go on to the last one.
  const at = Math.max(0, link.length - MAX_AROUND)
  return link.slice(0, at) + link.slice(at).replace(form, '')
}

function withoutQueryEnd(link: string): string {
  const bare = withoutEnd(link, AROUND_QUERY)
  return BOARD.test(bare) ? bare : withoutEnd(bare, SENTENCE_END)
}

/** The fragment without what a message added behind it. */
function withoutText(fragment: string): string {
  if (KEPT.test(fragment)) return fragment
  const whole = fragment.replace(BREAKS, '')
  const end = whole.search(TEXT_AROUND)
  return end < 0 ? whole : whole.slice(0, end)
}

/** Decodes the equals signs of a link from quoted-printable mail, if all of them are encoded. */
function unquoted(link: string): string {
  const names = link.match(NAMED)?.length ?? 0
  if (names === 0 || names !== link.match(QUOTED)?.length || REPLAY.test(link)) return link
  return link.replace(QUOTED, '$1=').replace(BROKEN, '')
}

/**
 * Repairs the characters of a link to this site: `/games/snake%3Fseed%3D42` becomes `/games/snake?seed=42`, and
 * `?seed=42&amp;speed=fast#play%3Dabc).` becomes `?seed=42&speed=fast#play=abc`.
 *
 * @param link with or without its origin
 * @returns the link itself if nothing is wrong with it
 */
export function repairedLink(link: string): string {
  let repaired = link
  for (const [damaged, right] of PARTS) repaired = repaired.replace(damaged, right)
  repaired = unquoted(repaired)
  const at = repaired.search(/#[a-z]+=/)
  if (at < 0) return repaired.includes('?') ? withoutQueryEnd(repaired) : repaired
  const fragment = withoutText(repaired.slice(at)).replace(TRACKING, '').replace(BROKEN, '')
  return repaired.slice(0, at) + withoutEnd(fragment, AROUND)
}
