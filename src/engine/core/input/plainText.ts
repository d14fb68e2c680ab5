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
