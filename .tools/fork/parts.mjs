/** What a fork has of each shared file that lists games: only the entries of its own. */
import { parseAst } from 'vite'

/** @typedef {import('../locales.mjs').Node} Node */

/**
 * A list by game, such as `src/locales/de/cards.ts`, without the games left out.
 * @type {(code: string, out: readonly string[]) => string}
 */
export function withoutEntries(code, out) {
  const { body } = /** @type {Node} */ (parseAst(code, { lang: 'ts' }))
  const properties = body.flatMap((/** @type {Node} */ { declaration }) =>
    (declaration?.declarations ?? []).flatMap((/** @type {Node} */ { init }) => init?.properties ?? []),
  )
  let text = code
  for (const { key, start, end } of properties.toReversed())
    if (out.includes(String(key?.name ?? key?.value)))
      text = text.slice(0, start) + text.slice(end).replace(/^,?\n? */, '')
  return text
}

/**
 * A text of blocks, each begun by a line with the game's id: `tests/contract/controls.txt`.
 * @type {(text: string, out: readonly string[]) => string}
 */
export const withoutBlocks = (text, out) =>
  text
    .split(/^(?=\w)/m)
    .filter((block) => !out.includes(/^[\w-]+/.exec(block)?.[0] ?? ''))
    .join('')

/**
 * The table of daily games.
 * @type {(code: string, out: readonly string[]) => string}
 */
export const withoutRows = (code, out) =>
  code
    .split('\n')
    .filter((line) => !out.includes(/^ {2}game\('([\w-]+)'/.exec(line)?.[1] ?? ''))
    .join('\n')

/**
 * The specification: without the rows of the catalog and the sections of games left out. Rows are numbered again.
 * @type {(text: string, out: readonly string[]) => string}
 */
export function withoutSections(text, out) {
  const row = /^\| \d+ \| \[(.+?)\]\(#.+?\) \| ([\w-]+) \|.*\n/gm
  const titles = [...text.matchAll(row)].flatMap(([, title, id]) => (out.includes(id ?? '') ? [title] : []))
  let number = 0
  return text
    .replace(row, (line, _title, id) => (out.includes(id) ? '' : line.replace(/\d+/, String(++number))))
    .split(/^(?=#{2,3} )/m)
    .filter((section) => !titles.includes(/^### (.+)/.exec(section)?.[1]))
    .join('')
}

/**
 * The manifest of a game with its number in the catalog of the fork.
 * @type {(code: string, specification: string) => string}
 */
export function numbered(code, specification) {
  const id = /\bid: '([\w-]+)'/.exec(code)?.[1]
  const row = new RegExp(`^\\| (\\d+) \\| \\[.+?\\]\\(#.+?\\) \\| ${id} \\|`, 'm').exec(specification)
  return row ? code.replace(/\border: \d+/, `order: ${row[1]}`) : code
}
