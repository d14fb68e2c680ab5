/** Normalization of pasted text: text that looks the same is read the same. */

/**
 * Invisible characters: zero-width spaces and joiners, direction marks, soft hyphens, variation selectors, the byte
 * order mark.
 */
export const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
/** Hyphens, dashes and the minus sign. */
export const DASHES = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g
export const DOUBLE_QUOTES = /[\u201C-\u201F\u2033\u00AB\u00BB\uFF02]/g
export const SINGLE_QUOTES = /[\u2018-\u201B\u2032\u00B4\u02BC\uFF07]/g

/**
 * Rewrites text as a plain keyboard would have produced it: Unicode compatibility forms (NFKC) such as full-width
 * digits, uniform line ends, dashes and quotation marks, and no invisible characters.
 *
 * @param text the pasted text
 * @returns the text with line feeds as line ends; its length may differ
 */
export function plainText(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(DASHES, '-')
    .replace(DOUBLE_QUOTES, '"')
    .replace(SINGLE_QUOTES, "'")
    .normalize('NFKC')
    .replace(/\u2044/g, '/')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
}

/** A line that a mail program broke, after at most 76 characters (RFC 2045, 6.7). Rows of digits are broken earlier. */
const SOFT_BREAK = /^(.{59,77}|[\d.*xX-]{18,})=[ \t]*\n(?=\S)/gm
/** An equals sign that has not been encoded. */
const BARE_EQUALS = /=(?!3D|20|09|0[AD]|[89A-F][\dA-F]|[ \t]*(?:\n|$))/i

/** Decodes text that was copied from the source of a mail (quoted-printable, RFC 2045): `=3D` and broken lines. */
function withoutQuoting(text: string): string {
  if (!text.includes('=') || BARE_EQUALS.test(text)) return text
  const whole = /=3D/i.test(text) ? text.replace(/=[ \t]*\n/g, '') : text.replace(SOFT_BREAK, '$1')
  if (whole === text && !/=3D/i.test(text)) return text
  return whole.replace(/(?:=(?:3D|20|09|0[AD]|[89A-F][\dA-F]))+/gi, (codes) => {
    try {
      return decodeURIComponent(codes.replaceAll('=', '%'))
    } catch {
      return codes
    }
  })
}

/** A line that begins or ends a block of code in Markdown. */
const FENCE = /^[ \t]*`{3,}[\w-]*[ \t]*(?:\n|$)/gm
/** A line of an answered message. */
const QUOTED = /^[ \t]*(?:>[ \t]?)+/gm

/**
 * The plain form of text that was copied from a message: without the fences of code blocks, without the marks of quoted
 * lines if the first line is quoted, and without the codes of mail (quoted-printable).
 *
 * @param text the pasted text
 */
export function pastedText(text: string): string {
  const plain = plainText(text).replace(FENCE, '')
  const bare = /^\s*>/.test(plain) ? plain.replace(QUOTED, '').replace(FENCE, '') : plain
  return withoutQuoting(bare).replace(/^\s*(`+)([^`]+)\1\s*$/, '$2')
}
